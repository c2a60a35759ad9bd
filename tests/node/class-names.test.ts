import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { createShortNames, readableName } from '../../src/build/styles/class-names.ts';

it('gives every class of the project a name of its own, the same in every build', () => {
  const files = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.module.css'),
  );
  const classes = files.flatMap((file) => {
    const names = readFileSync(join('src', file), 'utf8').matchAll(/\.([a-z][\w-]*)(?=[^;{}]*\{)/gi);
    return [...new Set([...names].map(([, name]) => `${join('src', file)}#${name}`))];
  });
  const nameOf = createShortNames('src');
  const named = (one: string, name = nameOf) => name(one.split('#')[1] as string, one.split('#')[0] as string);
  const names = classes.map((one) => named(one));
  expect(classes.length).toBeGreaterThan(100);
  expect(new Set(names).size).toBe(classes.length);
  for (const name of names) expect(name).toMatch(/^_[A-Z]{1,2}[a-z]{1,2}$/);
  // Another build comes to the files in another order, and each file from its first class to its last.
  const again = createShortNames('src');
  const byFile = [...files]
    .reverse()
    .flatMap((file) => classes.filter((one) => one.startsWith(`${join('src', file)}#`)));
  expect(new Map(byFile.map((one) => [one, named(one, again)]))).toEqual(
    new Map(byFile.map((one) => [one, names[classes.indexOf(one)]])),
  );
  expect(named('src/ui/Logo.module.css?used#logo')).toBe(named('src/ui/Logo.module.css#logo'));
});

it('names classes tellingly in development', () => {
  expect(readableName('card', 'src/Box.module.css')).toBe('Box-card');
});
