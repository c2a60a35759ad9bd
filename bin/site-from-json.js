#!/usr/bin/env node
import { existsSync } from 'node:fs';

// Starts the program: that of the package, or in the repository its TypeScript.

const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
if (major < 20 || (major === 20 && minor < 19)) {
  process.stderr.write(`site-from-json needs Node.js 20.19 or a later one. This is ${process.version}.\n`);
  process.exit(2);
}
const source = new URL('../src/cli/cli.ts', import.meta.url);
if (existsSync(source)) {
  const { register } = await import('node:module');
  register('./typescript.js', import.meta.url);
  process.setSourceMapsEnabled(true);
  await import(source.href);
} else await import(new URL('../lib/src/cli/cli.js', import.meta.url).href);
