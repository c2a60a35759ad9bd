import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SiteConfig, SiteConfigInput } from '../schema/site.ts';
import { textsFor } from '../src/content/texts/index.ts';
import { fillTokens, tokenValues } from '../src/content/tokens.ts';

/**
 * The config of the site that most tests look at: the sample as it was when the tests were written. The site of the repository itself,
 * `site.config.json`, may change as it likes; the audits look at it whatever it says.
 */
export const companyFile = join(import.meta.dirname, 'fixtures/company.config.json');

/** The config of that site, as it is written. */
export const companyConfig = (): SiteConfigInput => JSON.parse(readFileSync(companyFile, 'utf8'));

/** A config with its tokens filled, and with what it may leave out. */
export function wholeConfig(site: SiteConfig) {
  const { brand, footer, header, ...filled } = fillTokens(
    { ...site, texts: textsFor({ sections: [] }, site.seo.lang, site.texts) },
    tokenValues(site),
  );
  return {
    ...filled,
    brand: brand as Required<typeof brand>,
    footer: footer as Required<typeof footer>,
    header: { ...header, menu: header.menu ?? header.nav },
  };
}
