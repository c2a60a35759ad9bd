import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { scopedName } from '../../src/build/scoped-name.ts';

it('gives every class of the project a name of its own, the same in every build', () => {
  const files = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.module.css'),
  );
  const classes = files.flatMap((file) => {
    const names = readFileSync(join('src', file), 'utf8').matchAll(/\.([a-z][\w-]*)(?=[^;{}]*\{)/gi);
    return [...new Set([...names].map(([, name]) => `${join('src', file)}#${name}`))];
  });
  const scoped = classes.map((name) => scopedName(name.split('#')[1] as string, name.split('#')[0] as string, true));
  expect(classes.length).toBeGreaterThan(100);
  expect(new Set(scoped).size).toBe(classes.length);
  expect(scopedName('card', 'src/a.module.css?used', true)).toBe(scopedName('card', 'src/a.module.css', true));
  expect(scopedName('card', 'src/Box.module.css', false)).toBe('Box-card');
});
