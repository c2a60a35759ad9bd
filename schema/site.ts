import { z } from 'zod';
import { brand, contacts, tokens } from './brand.ts';
import { dialogs } from './dialogs.ts';
import { footer } from './footer.ts';
import { withItemIds } from './item-ids.ts';
import { lists } from './lists.ts';
import { locales } from './locales.ts';
import { header } from './nav.ts';
import { redirects } from './redirects.ts';
import { route } from './route.ts';
import { router } from './router.ts';
import { security } from './security.ts';
import { seo } from './seo.ts';
import { social } from './social.ts';
import { texts } from './texts.ts';
import { theme } from './theme.ts';
import { toasts } from './toasts.ts';

/** The whole config, as in `site.config.json`. */
export const siteSchema = withItemIds(
  z
    .strictObject({
      $schema: z
        .string()
        .optional()
        .meta({
          title: 'Schema',
          description: 'The path of the JSON Schema of this file, for code editors.',
          examples: ['./schema/site.schema.json'],
        }),
      version: z.literal(2).meta({ title: 'Version', description: 'The version of the config format.' }),
      brand,
      contacts,
      social,
      tokens,
      seo,
      locales,
      theme,
      header,
      footer,
      toasts,
      router,
      security,
      texts,
      dialogs,
      lists,
      redirects,
      routes: z.array(route).min(1).meta({ title: 'Routes', description: 'The pages of the site.' }),
    })
    .meta({ title: 'Site', description: 'A complete marketing site.' }),
);

/** The config as written: what has a default may be left out. */
export type SiteConfigInput = z.input<typeof siteSchema>;
/** The config as parsed: defaults filled in. */
export type SiteConfig = z.output<typeof siteSchema>;
