import { loadRegistry } from '../src/project/registry.ts';
import * as gallery from '../src/server/gallery.ts';

/** The registry of the builder; with the variable `SITE`, that of a site with section types of its own. */
export const registry = await loadRegistry(process.env.SITE || undefined);

export const siteSchema = registry.site;
export const sectionTypes = registry.sections.map((type) => ({ ...type, examples: type.examples.sections }));
export const { collections } = registry;

export const exhibits = gallery.exhibitsOf(registry);
export const exampleLists = gallery.exampleLists(registry);
export const exampleFrames = gallery.exampleFrames(registry);
export const layoutKeys = gallery.layoutKeys(registry);
