import type { Credit } from '../../schema/fields/index.ts';
import { isObject } from '../json/values.ts';
import type { AnySectionData, FooterData } from './page-data.ts';

interface Credited {
  src: string;
  credit: Credit;
}

/** The pictures in the data of sections that say who made them. */
function* creditedIn(value: unknown): Iterable<Credited> {
  if (typeof value !== 'object' || value === null) return;
  const { src, credit } = value as Partial<Credited>;
  if (typeof src === 'string' && isObject(credit)) yield { src, credit: credit as Credit };
  for (const part of Object.values(value)) yield* creditedIn(part);
}

/** Who made the pictures of a page, each once, for its footer. */
export function creditLine(
  sections: AnySectionData[],
  { texts }: { texts: { credits: string } },
): Pick<FooterData, 'credits'> {
  const credits = new Map([...creditedIn(sections)].map(({ credit }) => [JSON.stringify(credit), credit]));
  return credits.size > 0 ? { credits: { label: texts.credits, of: [...credits.values()] } } : {};
}

/** The structured data of the pictures of a page that say who made them. */
export const imageObjects = (sections: AnySectionData[], pageUrl: string): object[] =>
  [...new Map([...creditedIn(sections)].map((one) => [one.src, one])).values()].map(({ src, credit }) => ({
    '@context': 'https://schema.org',
    '@type': 'ImageObject',
    contentUrl: new URL(src, pageUrl).href,
    creditText: credit.author,
    ...(credit.href && { license: credit.href }),
  }));
