import { existsSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

// Every file and test title that the tables of tests/README.md and SECURITY.md name exists.

const rows = ['tests/README.md', 'SECURITY.md']
  .flatMap((file) => readFileSync(file, 'utf8').split('\n'))
  .filter((line) => /^\|(?! ?-|---| sentence| promise)/.test(line));
const claims = rows.flatMap((row) => (row.split('|')[2] ?? '').split(';').map((claim) => claim.trim()));

it.each([...new Set(claims)])('%s', (claim) => {
  const [, file = '', words] = claim.match(/^([^:]+?)(?:: (.+))?$/) ?? [];
  const path = file.startsWith('e2e/') ? `tests/${file}.spec.ts` : `tests/${file}`;
  expect(existsSync(path), `${path} is missing`).toBe(true);
  if (!words) return;
  const titles = [...readFileSync(path, 'utf8').matchAll(/\b(?:it|test|describe)\(\s*(['"`])([\s\S]*?)\1,/g)].map(
    ([, , title]) => title ?? '',
  );
  const plain = (text: string) => text.replace(/\\'/g, "'").replace(/[’]/g, "'");
  // A variable in a title stands for any text.
  const found = titles.some((title) => {
    const pieces = plain(title)
      .split(/\$\{[^}]*\}/)
      .map((piece) => piece.trim())
      .filter((piece) => piece.length > 6);
    return (
      plain(title).includes(plain(words)) ||
      pieces.some((piece) => piece.includes(plain(words)) || plain(words).includes(piece))
    );
  });
  expect(found, `${path} has no test called "${words}"`).toBe(true);
});
