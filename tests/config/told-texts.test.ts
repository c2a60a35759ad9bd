import { expect, test } from 'vitest';
import * as fields from '../../schema/fields.ts';
import { siteSchema } from '../../schema/site.ts';
import { repairs } from '../../src/config/check/repair.ts';
import { outlineOf } from '../../src/config/outline.ts';
import { changedConfig } from './changed-config.ts';
import { record } from './hand-written.ts';
import { slippedTexts } from './slipped-texts.ts';

// What is proposed, and what is told, for texts of every form at each place that wants one form; kept as in told.test.ts.

const shown = (text: string) => JSON.stringify(text.length > 60 ? `${text.slice(0, 20)}… (${text.length})` : text);

const kinds = {
  id: fields.id(''),
  path: fields.path(),
  link: fields.link(''),
  email: fields.email(''),
  image: fields.imagePath(),
  film: fields.videoPath(),
  captions: fields.captionsPath(),
  pdf: fields.pdfName(),
  icon: fields.icon(),
  address: siteSchema.shape.seo.shape.siteUrl,
  colour: siteSchema.shape.theme.shape.accent,
};

test('what a text was probably meant to be, where one form is wanted', async () => {
  const told = Object.entries(kinds).map(([kind, schema]) => {
    const outline = outlineOf(schema);
    const lines = slippedTexts.map((text) => `${shown(text)} → ${[...repairs(text, outline)].map(shown).join(' ')}`);
    return `${kind}\n  ${lines.join('\n  ')}\n`;
  });
  await expect(told.join('\n')).toMatchFileSnapshot('told/repairs.txt');
});

const places: Record<string, (string | number)[]> = {
  link: ['header', 'nav', 0, 'href'],
  scheme: ['theme', 'scheme'],
  words: ['routes', 1, 'label'],
};

test.each(Object.entries(places))('what is told of texts where a config has its %s', async (kind, path) => {
  const slips = slippedTexts.map((text): [string, string] => {
    const changed = changedConfig(path, (owner, key) => {
      owner[key] = text;
    });
    return [shown(text), changed];
  });
  await expect(record(slips)).toMatchFileSnapshot(`told/texts-${kind}.txt`);
});
