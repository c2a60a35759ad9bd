import { dirname, join, resolve } from 'node:path';

/** Whether this is the compiled package, which another folder depends on, and not the repository. */
export const isCompiled: boolean = import.meta.filename?.endsWith('.js') === true;

/** The folder of the builder itself, with `src` and `schema`: the repository, or `lib` of the package. */
export const packageRoot = resolve(import.meta.dirname, '../..');

/** The folder with the packages that the builder depends on. A package manager puts those of a package beside it. */
export const packagesFolder = isCompiled ? resolve(packageRoot, '../..') : join(packageRoot, 'node_modules');

/** The package.json of the builder. */
export const packageFile = join(isCompiled ? dirname(packageRoot) : packageRoot, 'package.json');

/** The path of a file of the builder's code, which is given as in the repository. */
export const codePath = (path: string): string => (isCompiled ? path.replace(/\.tsx?$/, '.js') : path);

/** The folder with the drawings of tabler. The package has a copy of these alone: all of `@tabler/icons` has 51 MB. */
export const tablerFolder = isCompiled ? join(packageRoot, 'tabler-icons') : join(packagesFolder, '@tabler/icons');
