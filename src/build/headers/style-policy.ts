import { sourceHash } from './source-hash.ts';

/** A document's own policy, by which the style elements that it was built with, given by their texts, are the only ones it will ever have. */
export const stylePolicy = (styles: string[]): string => `style-src-elem ${styles.map(sourceHash).join(' ')}`;
