import { sectionTypes } from '../../sections/index.ts';

/** One example of a section type, and the page that shows it alone. */
export interface Exhibit {
  type: string;
  path: string;
  example: { id: string };
}

/** Every example of every section type, in the order of the list of types. */
export const exhibits: Exhibit[] = sectionTypes.flatMap(({ type, examples }) =>
  examples.map((example, at) => ({ type, path: `/${type}-${at + 1}`, example })),
);

/** A config with a page for each example beside its own pages: examples name lists, dialogs and pages, which must be there. */
export function galleryConfig<C extends { routes: { footer: string }[] }>(config: C): C {
  const footer = config.routes[0]?.footer ?? '';
  const pages = exhibits.map(({ type, path, example }, at) => ({
    id: `example-${at + 1}`,
    path,
    label: path.slice(1),
    title: path.slice(1),
    description: `An example of the section type ${type}.`,
    footer,
    sections: [example],
  }));
  return { ...config, routes: [...config.routes, ...pages] };
}
