import type { SiteConfig } from '../../schema/site.ts';

type Theme = SiteConfig['theme'];

const densities: Record<Theme['density'], { section: string; card: string }> = {
  compact: { section: 'clamp(3rem,2rem + 4vw,5rem)', card: 'clamp(1.125rem,0.9rem + 0.8vw,1.5rem)' },
  normal: { section: 'clamp(4.5rem,2.5rem + 7vw,8rem)', card: 'clamp(1.5rem,1rem + 1.6vw,2.25rem)' },
  airy: { section: 'clamp(6rem,3rem + 9vw,11rem)', card: 'clamp(1.75rem,1.1rem + 2.2vw,3rem)' },
};
const widths: Record<Theme['width'], string> = { narrow: '64rem', normal: '75rem', wide: '86rem' };

/** Returns a theme's spacing of sections and cards, and the width of content, as CSS variables. */
export function spaceCss({ density, width }: Pick<Theme, 'density' | 'width'>): string {
  const { section, card } = densities[density];
  return `:root{--section-space:${section};--card-space:${card};--measure:${widths[width]}}`;
}
