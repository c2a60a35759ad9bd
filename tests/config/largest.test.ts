import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { checkSite } from '../../src/validate/load-site.ts';
import { largestInputs } from '../largest-inputs.ts';
import { registry } from '../registry.ts';
import { issuesOf } from './error-text.ts';
import { brokenConfig, minimalConfig } from './minimal-config.ts';

const publicDir = mkdtempSync(join(tmpdir(), 'largest-'));
afterAll(() => rmSync(publicDir, { recursive: true }));

/** The processor's seconds, as others may be at work. */
async function secondsOf(config: unknown, german: unknown): Promise<number> {
  const text = JSON.stringify(config, null, 1);
  const texts: Record<string, string> = german ? { 'site.config.de.json': JSON.stringify(german, null, 1) } : {};
  const began = process.cpuUsage();
  await checkSite(registry, text, 'site.config.json', publicDir, undefined, {}, texts);
  const { user, system } = process.cpuUsage(began);
  return (user + system) / 1e6;
}

beforeAll(() => secondsOf(minimalConfig, undefined));

test.each(Object.entries(largestInputs))(
  'the largest config of one kind is checked within ten seconds: %s',
  async (_, kind) => {
    expect(await secondsOf(kind.config(kind.most), kind.german?.(kind.most))).toBeLessThan(10);
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
