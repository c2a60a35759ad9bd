import type { ComponentType } from 'react';
import type { AnySectionData, SiteData } from '../pages/page-data.ts';

/** A component of any section type; `defineSection` checks each against its schema. */
export type AnySectionComponent = ComponentType<{
  section: AnySectionData;
  site: SiteData;
  heading: 1 | 2;
  texts: Record<string, string>;
}>;

export type LoadComponent = () => Promise<{ default: unknown }>;

const loaders = new Map<string, LoadComponent>();
const loaded = new Map<string, AnySectionComponent>();

/** Registers how to load the component of each section type. */
export function provideSections(types: Iterable<[type: string, load: LoadComponent]>): void {
  for (const [type, load] of types) loaders.set(type, load);
}

/** Returns the component of a type if it is loaded. */
export const loadedSection = (type: string): AnySectionComponent | undefined => loaded.get(type);

/** Loads the component of a type. Rejects if that fails, or if the type is not registered. */
export async function loadSection(type: string): Promise<AnySectionComponent> {
  const load = loaders.get(type);
  if (!load) throw new Error(`The section type "${type}" is not registered`);
  const component = (await load()).default as AnySectionComponent;
  loaded.set(type, component);
  return component;
}
