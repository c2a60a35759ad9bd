import { readFileSync } from 'node:fs';
import type { SiteConfigInput } from '../schema/site.ts';
import { companyFile } from './company.ts';

type SectionInput = SiteConfigInput['routes'][number]['sections'][number];

/** The sample site with as many further pages as asked for, each of eight sections with words of their own. Always the same for the same number. */
export function largeConfig(pages: number): SiteConfigInput {
  const { $schema: _, ...sample } = JSON.parse(readFileSync(companyFile, 'utf8')) as SiteConfigInput;
  return {
    ...sample,
    seo: { ...sample.seo, shareImages: 'one' },
    routes: [...sample.routes, ...Array.from({ length: pages }, (_, at) => page(at))],
  };
}

function page(at: number): SiteConfigInput['routes'][number] {
  return {
    id: `page-${at}`,
    path: `/pages/page-${at}`,
    label: `Page ${at}`,
    title: `Page ${at} of many`,
    description: sentence(at, 14),
    footer: 'sales',
    sections: sections(at),
  };
}

function sections(at: number): SectionInput[] {
  const next = { label: 'The next page', href: `/pages/page-${Math.max(0, at - 1)}` };
  return [
    { type: 'hero', id: 'hero', title: sentence(at, 6), lead: sentence(at + 1, 16), actions: [next] },
    {
      type: 'about',
      id: 'about',
      title: sentence(at + 2, 4),
      paragraphs: [sentence(at + 3, 40), sentence(at + 4, 30)],
    },
    { type: 'feature-list', id: 'features', title: sentence(at + 5, 4), items: features(at) },
    { type: 'services', id: 'services', title: sentence(at + 6, 3), list: 'services' },
    { type: 'about', id: 'more', tone: 'tinted', title: sentence(at + 7, 4), paragraphs: [sentence(at + 8, 50)] },
    { type: 'technologies', id: 'technologies', title: sentence(at + 9, 3), list: 'technologies' },
    { type: 'feature-list', id: 'details', title: sentence(at + 10, 4), items: features(at + 11) },
    { type: 'call-to-action', id: 'join', tone: 'contrast', title: sentence(at + 12, 8), actions: [next] },
  ];
}

const features = (at: number) =>
  [1, 2, 3, 4].map((step) => ({
    icon: 'tabler:code',
    title: sentence(at * 5 + step, 3),
    description: sentence(at * 3 + step, 14),
  }));

const words =
  'design build launch measure team idea sketch product visitor page editor section release learn wire solid point quiet clear fast'.split(
    ' ',
  );

/** A sentence of so many words, which a number alone decides. */
function sentence(seed: number, length: number): string {
  let state = seed * 2654435761 + 12345;
  const picked = Array.from({ length }, () => {
    state = (Math.imul(state, 1103515245) + 12345) >>> 0;
    return words[(state >>> 16) % words.length];
  });
  return `${picked.join(' ')} ${seed}.`;
}
