import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

// Follows the README's "Add a section type" to the letter, in a copy of the project.

const copy = resolve('.cache/readme-example');
const readme = readFileSync('README.md', 'utf8');
const block = (file: string) => {
  const [, code] =
    readme.match(new RegExp(`\`\`\`(?:tsx?|css) ${file.replaceAll('.', '\\.')}\n(.*?)\`\`\``, 's')) ?? [];
  if (!code) throw new Error(`The README has no block for ${file}`);
  return code;
};
const edit = (file: string, change: (text: string) => string) => {
  const path = join(copy, file);
  writeFileSync(path, change(readFileSync(path, 'utf8')));
};
const run = (program: string, ...args: string[]) =>
  execFileSync(resolve('node_modules/.bin', program), args, { cwd: copy, encoding: 'utf8', stdio: 'pipe' });

beforeAll(() => {
  rmSync(copy, { recursive: true, force: true });
  mkdirSync(copy, { recursive: true });
  for (const name of [
    'schema',
    'src',
    'site.config.json',
    'tsconfig.json',
    'package.json',
    'vite.config.ts',
    'vitest.config.ts',
  ]) {
    cpSync(name, join(copy, name), { recursive: true });
  }
  for (const file of ['tests/seed.ts', 'tests/properties.ts', 'tests/sections/contract.test.ts'])
    cpSync(file, join(copy, file));
  symlinkSync(resolve('node_modules'), join(copy, 'node_modules'));

  for (const file of [
    'schema/sections/opening-hours.ts',
    'src/sections/OpeningHours/OpeningHours.tsx',
    'src/sections/OpeningHours/OpeningHours.module.css',
  ]) {
    mkdirSync(join(copy, dirname(file)), { recursive: true });
    writeFileSync(join(copy, file), block(file));
  }
  edit(
    'src/sections/index.ts',
    (text) => block('src/sections/index.ts') + text.replace(/,?\s*\] as const/, ', openingHours] as const'),
  );
  edit('src/sections/registry.ts', (text) => text.replace(/\};\s*$/, `${block('src/sections/registry.ts')}};\n`));
});
afterAll(() => rmSync(copy, { recursive: true, force: true }));

describe('the section type of the README', () => {
  it('compiles', () => {
    expect(run('tsc', '-p', '.')).toBe('');
  });

  it('passes the contract tests', () => {
    expect(
      run('vitest', 'run', 'tests/sections/contract.test.ts', '-t', 'opening-hours', '--reporter=default'),
    ).toMatch(/Tests\s.*7 passed/);
  });

  it('does not compile without its component', () => {
    edit('src/sections/registry.ts', (text) => text.replace(block('src/sections/registry.ts'), ''));
    expect(() => run('tsc', '-p', '.')).toThrow();
  });
});
