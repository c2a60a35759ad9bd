import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { loadSite } from '../../src/validate/load-site.ts';
import { companyFile } from '../company.ts';
import { foreignWords, names } from '../foreign-words.ts';
import { registry, sectionTypes, siteSchema } from '../registry.ts';
import { hindiFolder } from '../sites/hindi.ts';

// The second config, as it is written; what a browser shows of it is tested in e2e/hindi.

const file = join(hindiFolder, 'site.config.json');
const text = readFileSync(file, 'utf8');
const written = JSON.parse(text);
const english = JSON.parse(readFileSync(companyFile, 'utf8'));

it('the second config is valid, with no warning but for pictures of the first one', async () => {
  const publicDir = mkdtempSync(join(tmpdir(), 'hindi-'));
  try {
    for (const folder of ['public', join(hindiFolder, 'public')]) cpSync(folder, publicDir, { recursive: true });
    expect(siteSchema.safeParse(written).error).toBeUndefined();
    const loaded = await loadSite(registry, file, publicDir);
    const issues = loaded.ok ? loaded.warnings : loaded.issues;
    expect(issues.filter(({ code }) => code !== 'asset/unused')).toEqual([]);
  } finally {
    rmSync(publicDir, { recursive: true });
  }
});

it('the second config says everything that the first one says', () => {
  // A film has captions in one language, and a list may be longer.
  // Its words of the program are those that come with the language.
  expect(missing({ ...english, texts: {} }, written)).toEqual([]);
});

it('the second config has a section of every type', () => {
  const used = new Set(
    written.routes.flatMap(({ sections }: { sections: { type: string }[] }) => sections.map(({ type }) => type)),
  );
  expect(sectionTypes.map(({ type }) => type).filter((type) => !used.has(type))).toEqual([]);
});

it('each name that may stand in Latin letters is used', () => {
  expect(names.filter((name) => !text.includes(name))).toEqual([]);
});

it.each([
  ['संपर्क करें', []],
  ['Node.js और C# में API', []],
  ['info@example.com, https://www.example.com/a, /work/page.json: 500', []],
  ['Contact करें', ['Contact']],
  ['Reactive', ['Reactive']],
  ['बंद करें (Close)', ['Close']],
])('of "%s" the foreign words are %j', (words, foreign) => {
  expect(foreignWords(words)).toEqual(foreign);
});

/** The paths that one value has and another lacks. */
function missing(one: unknown, other: unknown, path = ''): string[] {
  if (typeof one !== 'object' || one === null) return typeof one === typeof other ? [] : [path];
  return Object.entries(one).flatMap(([key, part]) =>
    missing(part, (other as Record<string, unknown> | undefined)?.[key], `${path}.${key}`),
  );
}
