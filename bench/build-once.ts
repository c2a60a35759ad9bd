import { resolve } from 'node:path';
import { buildSite } from '../src/node/build.ts';

// Builds a config into a folder, and prints how long it took, from the start of the process, and the most memory that it had.

const [configFile = '', outDir = ''] = process.argv.slice(2).map((name) => resolve(name));
const result = await buildSite({ configFile, publicDir: resolve('public'), outDir });
if (!result.ok) throw new Error(result.issues.map(({ fact }) => fact).join('\n'));
const megabytes = process.resourceUsage().maxRSS / 1000;
console.log(JSON.stringify({ seconds: performance.now() / 1000, megabytes }));
