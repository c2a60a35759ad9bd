import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import type { SiteConfigInput } from '../../schema/site.ts';
import { loadSite } from '../../src/validate/load-site.ts';
import { registry } from '../registry.ts';
import { writeSite } from '../served-site.ts';
import { arabicFolder, mixed } from '../sites/arabic.ts';

// The config in Arabic, as it is written; what a browser shows of it is tested in e2e/arabic.

const written: SiteConfigInput = JSON.parse(readFileSync(join(arabicFolder, 'site.config.json'), 'utf8'));
const name = 'arabic-as-written';
afterAll(() => rmSync(join('.cache', name), { recursive: true, force: true }));

/** What is said of the config once it is changed. */
async function reported(change: (config: SiteConfigInput) => void) {
  const config = structuredClone(written);
  delete config.$schema;
  change(config);
  const folder = writeSite(name, config, {}, ['examples/restaurant/public']);
  const loaded = await loadSite(registry, join(folder, 'site.config.json'), join(folder, 'public'));
  return (loaded.ok ? loaded.warnings : loaded.issues).map(({ code, message }) => `${code}: ${message}`);
}

it('no advice is given on Arabic, its punctuation, its joiners and marks, or on what is in it from left to right', async () => {
  expect(
    await reported((config) => {
      const [home] = config.routes as [SiteConfigInput['routes'][0]];
      home.sections.push(mixed as (typeof home.sections)[0]);
      home.title = 'مطعم «لاغو»: أهلًا، وسهلًا؟ ـــ (1 230 €)';
      home.description = 'می\u200cخواهم \u200fC++\u200f و\u200e.NET\u200e؛ ٪١٢ ﷼ \u2066+43 5550\u2069.';
    }),
  ).toEqual([]);
});

it('numbers with no-break spaces are taken: amounts, and telephone numbers of texts and links', async () => {
  for (const space of ['\u00a0', '\u202f'])
    expect(
      await reported((config) => {
        Object.assign(config.contacts ?? {}, { phone: `+43${space}5550${space}1987` });
        config.footer?.columns?.push({
          title: `1${space}230${space}€`,
          items: [{ label: `€${space}12`, href: `tel:+43${space}5550` }],
        });
      }),
    ).toEqual([]);
});
