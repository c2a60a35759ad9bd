import { cpSync, existsSync, readFileSync, realpathSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { z } from 'zod';
import type { Section, SectionType } from '../../schema/define-section.ts';
import type { WrittenLists } from '../../schema/lists.ts';
import type { Registry } from '../../schema/registry.ts';
import type { SiteConfig } from '../../schema/site.ts';
import { originOf } from '../../schema/web-address.ts';
import { escapeHtml } from '../media/html.ts';
import { sourcesOf } from '../outputs/hosts/content-policy.ts';
import { codePath, packageRoot } from '../project/package-root.ts';
import type { ProjectRegistry } from '../project/registry.ts';
import { checkSite, type LoadedSite } from '../validate/load-site.ts';
import type { SiteSource } from './dev-site.ts';

/** An example of a section type with the path of its page. */
interface Exhibit {
  type: string;
  path: string;
  example: { id: string };
}

/** All examples, in the order of the section types. */
export const exhibitsOf = ({ sections }: Registry): Exhibit[] =>
  sections.flatMap(({ type, examples }) =>
    examples.sections.map((example, at) => ({ type, path: `/${type}-${at + 1}`, example })),
  );

/** The lists that the examples refer to. */
export const exampleLists = ({ sections }: Registry): WrittenLists =>
  Object.assign({}, ...sections.map(({ examples }) => examples.lists));

/** The origins whose frames the examples show. */
export const exampleFrames = (registry: Registry): string[] =>
  sourcesOf(registry, { routes: [{ sections: exhibitsOf(registry).map(({ example }) => example as Section) }] })[
    'frame-src'
  ] ?? [];

/** The layout of all examples: values of keys such as `tone` or `columns`. Types without a key ignore it. */
export type Layout = Record<string, string>;

/** The layout keys with all values that the section types allow. */
export const layoutKeys = (registry: Registry): Record<string, string[]> =>
  Object.fromEntries(
    ['tone', 'width', 'align', 'padding', 'columns', 'mediaSide', 'layout'].map((key) => [
      key,
      valuesOf(registry, key),
    ]),
  );

function valuesOf({ sections }: Registry, key: string): string[] {
  const values = sections.flatMap(({ schema: { shape } }) => {
    if (!(key in shape)) return [];
    const { enum: names, minimum = 0, maximum = -1 } = z.toJSONSchema(shape[key as keyof typeof shape]);
    return names ?? Array.from({ length: maximum - minimum + 1 }, (_, at) => minimum + at);
  });
  return [...new Set(values.map(String))];
}

/** Applies a layout to an example. Values that its type does not allow, or would report, are ignored. */
function laidOut<E extends { id: string }>(
  registry: Registry,
  { type, example }: { type: string; example: E },
  layout: Layout,
): E {
  const sectionType = registry.section(type);
  let laid = example;
  for (const [key, value] of Object.entries(layout)) {
    const next = { ...laid, [key]: key === 'columns' ? Number(value) : value };
    const isRight =
      sectionType?.schema.safeParse(next).success && ![...(sectionType?.check?.(next, undefined) ?? [])].length;
    if (isRight) laid = next;
  }
  return laid;
}

/** Replaces links to pages, which the site may not have, by links to the example itself. */
const shown = <E extends { id: string }>(example: E): E =>
  JSON.parse(JSON.stringify(example), (key, value) =>
    key === 'href' && value.startsWith('/') ? `#${example.id}` : value,
  );

/** Adds a page for each example to the config of a site, with the lists, contacts and frames that the examples need. */
export function galleryConfig<
  C extends {
    contacts?: Record<string, string>;
    lists?: object;
    security?: { frames?: string[] };
    routes: { footer?: string }[];
    locales?: object;
    redirects?: { to: string }[];
  },
>(registry: Registry, config: C, layout: Layout = {}): C {
  const footer = config.routes[0]?.footer;
  const pages = exhibitsOf(registry).map(({ type, path, example }, at) => ({
    id: `example-${at + 1}`,
    path,
    label: path.slice(1),
    title: path.slice(1),
    description: `An example of the section type ${type}.`,
    ...(footer && { footer }),
    sections: [laidOut(registry, { type, example: shown(example) }, layout)],
  }));
  // The gallery has one language, so nothing leads to a page of another one.
  const { locales = {}, redirects = [], ...one } = config;
  const isOfOther = (to: string) => Object.hasOwn(locales, to.split(/[/?#]/, 2)[1] ?? '');
  return {
    ...(one as unknown as C),
    redirects: redirects.filter(({ to }) => !isOfOther(to)),
    contacts: { email: 'info@example.com', ...config.contacts },
    lists: { ...exampleLists(registry), ...config.lists },
    security: { ...config.security, frames: [...(config.security?.frames ?? []), ...exampleFrames(registry)] },
    routes: [...config.routes, ...pages],
  };
}

/** Returns the public folder of the gallery: the files of the site, and those of the builder's sample site, which the examples use. */
export function galleryFiles({ folder, publicDir }: { folder: string; publicDir: string }): string {
  if (folder === packageRoot) return publicDir;
  const together = join(folder, '.cache/gallery');
  rmSync(together, { recursive: true, force: true });
  for (const from of [join(packageRoot, 'public'), publicDir])
    if (existsSync(from)) cpSync(realpathSync(from), together, { recursive: true });
  return together;
}

/** Adds a page for each example, and the gallery at `/gallery`, to the site of `source`. */
export function gallerySource(registry: ProjectRegistry, source: SiteSource, publicDir: string): SiteSource {
  const paths = new Set(exhibitsOf(registry).map(({ path }) => path));
  const keys = layoutKeys(registry);
  let layout: Layout = {};
  let last: { of: LoadedSite; layout: Layout; shown: LoadedSite } | undefined;
  return {
    async load() {
      const loaded = await source.load();
      if (last?.of === loaded && last.layout === layout) return last.shown;
      const text = loaded.ok ? JSON.stringify(galleryConfig(registry, atRoot(loaded.written), layout), null, 2) : '';
      last = {
        of: loaded,
        layout,
        shown: loaded.ok ? await checkSite(registry, text, 'the examples', publicDir) : loaded,
      };
      return last.shown;
    },
    pageCss: (path) => (paths.has(path) ? sectionAlone : ''),
    ownPage(path, query) {
      if (path !== '/gallery') return;
      const chosen = Object.fromEntries([...query].filter(([key, value]) => keys[key]?.includes(value)));
      if (!isDeepStrictEqual(chosen, layout)) layout = chosen;
      return galleryHtml(registry, layout);
    },
  };
}

/** A config of a site at the root of its host: the gallery and its examples are at the root of their server. */
const atRoot = ({ seo, ...config }: SiteConfig): SiteConfig => ({
  ...config,
  seo: { ...seo, siteUrl: originOf(seo.siteUrl) ?? seo.siteUrl, trailingSlash: false },
});

const sectionAlone = `
header, footer, .skip-link { display: none !important; }
:root { --header-height: 0rem; }
`;

/** Returns the HTML of the gallery: the examples of each section type in a layout, with their JSON. */
export function galleryHtml(registry: Registry, layout: Layout = {}): string {
  const style = readFileSync(join(import.meta.dirname, 'gallery.css'), 'utf8');
  const links = registry.sections.map(
    ({ type, schema }) => `<li><a href="#${type}">${escapeHtml(typeTitle(schema))}</a></li>`,
  );
  const selects = Object.entries(layoutKeys(registry)).map(([key, values]) => {
    const options = values.map((value) => `<option>${value}</option>`);
    return `<label><code>${key}</code> <select name="${key}" data-layout><option value="">as it is</option>${options.join('')}</select></label>`;
  });
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Section types</title>
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<style>${style}</style>
<script type="module" src="/${codePath('src/server/gallery-client.ts')}"></script>
<script type="module" src="/${codePath('src/server/show-issues.ts')}"></script>
</head>
<body>
<nav aria-label="Section types"><h1>Section types</h1><ul>${links.join('')}</ul>
<form>
<label>Window <select name="window"><option value="">as it fits</option><option>390</option><option>768</option><option>1440</option></select></label>
<label>Scheme <select name="scheme"><option>light</option><option>dark</option></select></label>
${selects.join('\n')}
</form></nav>
<main>${registry.sections.map((type) => chapter(registry, type, layout)).join('')}</main>
</body>
</html>
`;
}

function chapter(registry: Registry, { type, schema }: SectionType, layout: Layout): string {
  const own = exhibitsOf(registry).filter((exhibit) => exhibit.type === type);
  return `<section aria-labelledby="${type}"><h2 id="${type}">${escapeHtml(typeTitle(schema))} <code>${type}</code></h2>
<p>${escapeHtml(schema.meta()?.description ?? '')}</p>${own.map((exhibit) => figure({ ...exhibit, example: laidOut(registry, exhibit, layout) })).join('')}</section>`;
}

function figure({ path, example }: Exhibit): string {
  const name = path.slice(1);
  return `<figure>
<figcaption><a href="${path}">${name}</a> <button type="button" data-copy>Copy JSON</button></figcaption>
<iframe src="${path}" title="${name}" loading="lazy"></iframe>
<pre tabindex="0" aria-label="JSON of ${name}"><code>${escapeHtml(JSON.stringify(example, null, 2))}</code></pre>
</figure>`;
}

const typeTitle = (schema: SectionType['schema']) => schema.meta()?.title ?? '';
