import '../../src/shell/styles.ts';
import { components as loaders } from 'virtual:components';
import { provideIcons } from '../../src/media/icon-data.ts';
import { readIcon, readTablerFrom } from '../../src/media/icons.ts';
import type { PageData, SiteData } from '../../src/pages/page-data.ts';
import { loadSection, provideSections } from '../../src/shell/components.ts';
import { Footer } from '../../src/shell/Footer.tsx';
import { Header } from '../../src/shell/Header.tsx';
import { SiteDialog } from '../../src/shell/SiteDialog.tsx';
import { Providers } from '../../src/ui/Providers.tsx';

// The page that Astro renders: our components, as somebody would use them who knows nothing of our build.

readTablerFrom('../../node_modules/@tabler/icons');
provideIcons(readIcon);
provideSections(Object.entries(loaders));
const types = Object.keys(loaders);
const loaded = await Promise.all(types.map(loadSection));
const components = new Map(types.map((type, at) => [type, loaded[at]]));

/** All that is in the body of a page. */
export function Page({ site, page }: { site: SiteData; page: PageData }) {
  return (
    <Providers site={site}>
      <Header />
      <main>
        {page.sections.map((section, at) => {
          const Component = components.get(section.type);
          return (
            <section key={section.id} id={section.id} className="section" data-tone={section.tone}>
              {Component && <Component section={section} site={site} heading={at === 0 ? 1 : 2} texts={{}} />}
            </section>
          );
        })}
      </main>
      <Footer footer={page.footer} />
      {page.dialogs.map((dialog) => (
        <SiteDialog key={dialog.id} dialog={dialog} />
      ))}
    </Providers>
  );
}
