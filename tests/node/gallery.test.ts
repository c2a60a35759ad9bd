import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { galleryConfig, galleryHtml } from '../../src/dev/gallery.ts';
import { sectionTypes } from '../../src/sections/index.ts';
import { checkSite } from '../../src/site/load-site.ts';
import { companyFile } from '../company.ts';

const config = galleryConfig(JSON.parse(readFileSync(companyFile, 'utf8')));

it('every example is a valid section of the sample site: what it names is there, and nothing is warned of', async () => {
  const checked = await checkSite(JSON.stringify(config), 'examples', 'public');
  const told = checked.ok ? checked.warnings : checked.issues;
  const problems = told.filter(({ code }) => code !== 'asset/unused');
  expect(problems.map(({ pathText, fact }) => `${pathText}: ${fact}`)).toEqual([]);
  expect(checked.ok).toBe(true);
});

it('the gallery has a chapter for every section type and writes its JSON as text', () => {
  const html = galleryHtml();
  for (const { type } of sectionTypes) expect(html).toContain(`id="${type}"`);
  expect(html).not.toMatch(/<code>[^<]*"type"/);
  expect(html).toContain('&quot;type&quot;: &quot;hero&quot;');
});
