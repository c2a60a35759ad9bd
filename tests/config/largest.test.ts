import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { checkSite } from '../../src/validate/load-site.ts';
import { largestInputs } from '../largest-inputs.ts';
import { registry } from '../registry.ts';
import { issuesOf } from './error-text.ts';
import { brokenConfig } from './minimal-config.ts';

const publicDir = mkdtempSync(join(tmpdir(), 'largest-'));
afterAll(() => rmSync(publicDir, { recursive: true }));

test.each(Object.entries(largestInputs))(
  'the check of the largest config of one kind comes to an end: %s',
  // How long it takes, and that twice as much takes no more than twice as long, is measured by `npm run bench`.
  { timeout: 60_000 },
  async (_, kind) => {
    const text = JSON.stringify(kind.config(kind.most), null, 1);
    const german = kind.german?.(kind.most);
    const texts: Record<string, string> = german ? { 'site.config.de.json': JSON.stringify(german, null, 1) } : {};
    await checkSite(registry, text, 'site.config.json', publicDir, undefined, {}, texts);
  },
);

test('an error is told however many warnings come before it', () => {
  const page = (at: number, href: string) => ({
    ...{ path: `/p-${at}`, title: `A title that is longer than what search results show of one ${at}` },
    sections: [{ type: 'call-to-action', id: 'a', title: 'T', actions: [{ label: 'L', href }] }],
  });
  const issues = issuesOf(
    brokenConfig((c) => c.routes.push(...Array.from({ length: 600 }, (_, at) => page(at, '/')), page(600, '/no'))),
  );
  expect(issues.filter(({ severity }) => severity === 'error').map(({ code }) => code)).toEqual([
    'reference/page',
    'more',
  ]);
  expect(issues.filter(({ code }) => code === 'title/long')).toHaveLength(500);
});

test('a Markdown text of more lines and marks than can be parsed at once is refused', () => {
  const terms = (text: string) =>
    issuesOf(
      brokenConfig((c) => c.routes[1].sections.push({ type: 'rich-text', id: 'terms', title: 'T', blocks: [text] })),
    );
  expect(terms('- - a\n\n'.repeat(1667))).toMatchObject([
    {
      code: 'markdown/long',
      message: 'This text has 5001 lines and marks of lists and quotes; at most 5000 are allowed.',
      hint: 'Divide it into several texts or pages.',
    },
  ]);
  expect(terms('- - a\n\n'.repeat(1666))).toEqual([]);
});
