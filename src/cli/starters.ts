import { join } from 'node:path';
import { packageRoot } from '../project/package-root.ts';

/** The names of the starters: folders of `examples/`, and "company", the sample site in the builder's folder. */
export const starters = ['blank', 'company', 'event', 'restaurant', 'saas'];

export const starterFolder = (name: string) => (name === 'company' ? packageRoot : join(packageRoot, 'examples', name));
