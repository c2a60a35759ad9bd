import { z } from 'zod';
import { brand, contacts, tokens } from './brand.ts';
import type { Collection } from './define-collection.ts';
import type { SectionType } from './define-section.ts';
import { dialogs } from './dialogs.ts';
import { footer } from './footer.ts';
import { head } from './head.ts';
import { withItemIds } from './item-ids.ts';
import { listsSchema } from './lists.ts';
import { locales } from './locales.ts';
import { header } from './nav.ts';
import { redirects } from './redirects.ts';
import { routeSchema } from './route.ts';
import { router } from './router.ts';
import { sectionPackages } from './section-packages.ts';
import { security } from './security.ts';
import { seo } from './seo.ts';
import { social } from './social.ts';
import { textsSchema } from './texts.ts';
import { theme } from './theme.ts';
import { toasts } from './toasts.ts';

/** Returns the schema of the whole config, as in `site.config.json`, with these section types and collections. */
export const siteSchema = (sections: readonly SectionType[], collections: readonly Collection[]) =>
  withItemIds(
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
        sections: sectionPackages,
        brand,
        contacts,
        social,
        tokens,
        seo,
        head,
        locales,
        theme,
        header,
        footer,
        toasts,
        router,
        security,
        texts: textsSchema(sections),
        dialogs,
        lists: listsSchema(collections),
        redirects,
        routes: z.array(routeSchema(sections)).min(1).meta({ title: 'Routes', description: 'The pages of the site.' }),
      })
      .meta({ title: 'Site', description: 'A complete marketing site.' }),
  );

/** The config as written: what has a default may be left out. */
export type SiteConfigInput = z.input<ReturnType<typeof siteSchema>>;
/** The config as parsed: defaults filled in. */
export type SiteConfig = z.output<ReturnType<typeof siteSchema>>;
