import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import type { AxeResults } from 'axe-core';

const axe = readFileSync('node_modules/axe-core/axe.min.js', 'utf8');
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa', 'best-practice'];

/** The rules about colors: all that another scheme of the same elements, at the same width, can break. */
export const colorRules = ['color-contrast', 'link-in-text-block'];

/** What axe finds wrong on the page as it is, or in a part of it, one line each; all that it knows, or these rules alone. */
export async function violations(page: Page, part?: string, rules?: string[]): Promise<string[]> {
  // Not by an element: the site's policy lets no script in.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe);
  const results = await page.evaluate(
    ([runOnly, part]) =>
      (window as unknown as { axe: { run: (part: unknown, options: object) => Promise<AxeResults> } }).axe.run(
        part ?? document,
        { runOnly, resultTypes: ['violations'] },
      ),
    [rules ?? { type: 'tag', values: tags }, part] as const,
  );
  expect(results.passes.length).toBeGreaterThan(0);
  return results.violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${help} at ${target.join(' ')}\n${failureSummary}`),
  );
}
