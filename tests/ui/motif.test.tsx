import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { expandSite } from '../../src/pages/expand.ts';
import { resolveSite } from '../../src/pages/resolve.ts';
import { Motif, Paper, Stages } from '../../src/ui/motif/Motif.tsx';
import { Providers } from '../../src/ui/Providers.tsx';
import { parseSite } from '../../src/validate/parse-site.ts';
import { brokenConfig } from '../config/minimal-config.ts';
import { registry } from '../registry.ts';

const heights = [
  [3, 2],
  [2, 0],
];
const size = { width: 1, height: 1 };

function render(motif: string, element: ReactElement): string {
  const parsed = parseSite(
    registry,
    brokenConfig((config) => (config.theme.motif = motif)),
  );
  if (!parsed.ok) throw new Error('The config has errors');
  const images = { '/images/logo.svg': size, '/images/cto.svg': size };
  const { site } = resolveSite(registry, expandSite(registry, parsed.site), images);
  return renderToStaticMarkup(<Providers site={site}>{element}</Providers>);
}

const stages = ['points', 'wire', 'solid'] as const;
const drawn = (motif: string) => stages.map((stage) => render(motif, <Motif stage={stage} heights={heights} />));

describe.each(['blocks', 'dots', 'lines'])('the motif %s', (motif) => {
  it('is drawn in three stages, inside of its box, and is read by nobody', () => {
    const svgs = drawn(motif);
    expect(new Set(svgs).size).toBe(3);
    for (const svg of svgs) {
      expect(svg).toContain('aria-hidden="true"');
      expect(svg).not.toContain('NaN');
      const [x = 0, y = 0, width = 0, height = 0] = (/viewBox="([^"]+)"/.exec(svg)?.[1] ?? '').split(' ').map(Number);
      for (const [, cx, cy] of svg.matchAll(/cx="([^"]+)" cy="([^"]+)"/g)) {
        expect(Number(cx) >= x && Number(cx) <= x + width, `${cx} in ${x} + ${width}`).toBe(true);
        expect(Number(cy) >= y && Number(cy) <= y + height, `${cy} in ${y} + ${height}`).toBe(true);
      }
    }
    expect(svgs[0]).not.toContain('data-side');
    expect(svgs[2]).toContain('data-side="left"');
  });

  it('marks a line of text, and gives grounds their paper', () => {
    expect(render(motif, <Stages />).match(/<svg/g)).toHaveLength(3);
    expect(render(motif, <Paper className="paper" />)).toContain('gradient(');
  });
});

it('the motifs differ', () => {
  expect(new Set(['blocks', 'dots', 'lines'].flatMap(drawn)).size).toBe(9);
});

it('a site without a motif draws nothing', () => {
  expect(drawn('none').join('')).toBe('');
  expect(render('none', <Stages />)).toBe('');
  expect(render('none', <Paper className="paper" />)).toBe('');
});
