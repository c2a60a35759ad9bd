import { inlineStyles } from './inline.ts';
import { sourceHash } from './source-hash.ts';

/** A document with a policy of its own, by which the style elements that it was built with are the only ones it will ever have. */
export function withStylePolicy(html: string): string {
  const sources = inlineStyles(html).map(sourceHash);
  const policy = `<meta http-equiv="Content-Security-Policy" content="style-src-elem ${sources.join(' ')}"/>`;
  return html.replace(/<meta charset="utf-8"\/>/i, (charset) => charset + policy);
}
