import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Issue } from '../../src/diagnostics/issue.ts';
import { loadSite } from '../../src/validate/load-site.ts';
import { runs } from '../properties.ts';
import { registry } from '../registry.ts';
import {
  isInPlace,
  placeOf,
  restructured,
  shownTexts,
  structural,
  translationsIn,
  twoLanguages,
} from '../two-languages.ts';

// What becomes of translations when the main config alone is edited.

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'languages-follow-'));
  mkdirSync(join(folder, 'public'));
});
afterAll(() => rmSync(folder, { recursive: true }));

const fileOf = (key = '') => join(folder, `site.config.${key && `${key}.`}json`);
const write = (key: string, value: unknown) => writeFileSync(fileOf(key), JSON.stringify(value, null, 2));

type Value = Record<string, unknown>;

/** Checks the site as `validate` does, and does what its errors ask for as long as that is plain: a new id, or a part that is to be removed. */
async function loadMended(main: Value, german: Value) {
  let [mended, file] = [main, german];
  for (let turn = 0; ; turn++) {
    write('', mended);
    write('de', file);
    const loaded = await loadSite(registry, fileOf(), join(folder, 'public'));
    if (loaded.ok) return { loaded, file };
    const errors = loaded.issues.filter(({ severity }) => severity === 'error');
    const [first] = errors.filter(({ code }) => code === 'duplicate/id' || code === 'locale/id');
    if (!first || turn > 200) return { errors, file };
    if (first.code === 'duplicate/id') mended = changed(mended, first.path, `copy-${turn}`);
    else file = changed(file, first.path, undefined);
  }
}

function changed(value: Value, path: (string | number)[], to: unknown): Value {
  const copy = structuredClone(value);
  const owner = path.slice(0, -1).reduce<Value>((at, step) => at[step] as Value, copy);
  if (to === undefined) delete owner[path.at(-1) as string];
  else owner[path.at(-1) as string] = to;
  return copy;
}

/** Returns whether an issue of the language file is about the place of a translation, or about the list around it. */
function isReported(text: string, file: unknown, issues: Issue[]): boolean {
  const place = placeOf(file, text);
  return issues.some(({ file: name, path }) => {
    const about = path.at(-1) === 'of' ? path.slice(0, -1) : path;
    return name.endsWith('.de.json') && about.length > 0 && about.every((step, at) => place?.[at] === step);
  });
}

test('the site of two languages is valid, and every text is translated', async () => {
  const { main, german } = twoLanguages();
  const { loaded } = await loadMended(main, german);
  const codes = loaded?.warnings.map(({ code, pathText }) => `${code} ${pathText}`);
  expect(codes).toEqual(['locale/unfollowed routes.text.sections.plain.paragraphs']);
  const shown = shownTexts(loaded?.site, loaded?.languages[0]?.site);
  expect(shown.length).toBeGreaterThan(100);
  for (const { text, original } of shown) expect(text).toBe(String(original).toUpperCase());
});

test('after any edits of the main config, each translation stands beside its source, or is reported', async () => {
  let valid = 0;
  await fc.assert(
    fc.asyncProperty(fc.array(structural, { minLength: 1, maxLength: 5 }), async (edits) => {
      const { main, german } = twoLanguages();
      const { loaded, errors = [], file } = await loadMended(edits.reduce(restructured, main), german);
      if (!loaded) {
        // Nothing is published.
        expect(errors).not.toEqual([]);
        return;
      }
      valid++;
      const { warnings, site, languages } = loaded;
      const shown = shownTexts(site, languages[0]?.site);
      const misplaced = shown.filter((one) => !isInPlace(one) && !isReported(one.text, file, warnings));
      expect(misplaced).toEqual([]);
      const inPlace = new Set(shown.filter(isInPlace).map(({ text }) => text));
      const lost = translationsIn(file).filter((text) => !inPlace.has(text) && !isReported(text, file, warnings));
      expect(lost).toEqual([]);
    }),
    runs(200),
  );
  expect(valid).toBeGreaterThan(100);
});
