import type { ComponentType } from 'react';
import type { AnySectionData, SectionType, SiteModel } from '../config/resolve/page-model.ts';

/** A section component with its own data's type forgotten: `defineSection` has tied each one to its schema. */
export type AnySectionComponent = ComponentType<{ section: AnySectionData; site: SiteModel; heading: 1 | 2 }>;

export type LoadComponent = () => Promise<{ default: unknown }>;

const loaders = new Map<string, LoadComponent>();
const loaded = new Map<string, AnySectionComponent>();

/** Says how the component of each section type is loaded. */
export function provideSections(types: Iterable<[type: string, load: LoadComponent]>): void {
  for (const [type, load] of types) loaders.set(type, load);
}

/** The component of a type, if it is loaded. */
export const loadedSection = (type: SectionType): AnySectionComponent | undefined => loaded.get(type);

/** Loads the component of a type. Rejects if it cannot be had, or if nobody has said how. */
export async function loadSection(type: SectionType): Promise<AnySectionComponent> {
  const load = loaders.get(type);
  if (!load) throw new Error(`There is no section type "${type}" here`);
  const component = (await load()).default as AnySectionComponent;
  loaded.set(type, component);
  return component;
}
