import type { ComponentType } from 'react';
import type { AnySectionData, SectionType, SiteModel } from '../config/page-model.ts';
import { type LiveType, liveSections } from './live-sections.ts';

/** A section component with its type forgotten: the registry has tied each one to its own data. */
export type AnySectionComponent = ComponentType<{ section: AnySectionData; site: SiteModel; heading: 1 | 2 }>;

const loaded = new Map<SectionType, AnySectionComponent>();
let changes = 0;

/** How often the component of a type was exchanged, as happens in development. */
export const sectionChanges = (): number => changes;

/** The component of a type if it is here already. */
export const loadedSection = (type: SectionType): AnySectionComponent | undefined => loaded.get(type);

/** Brings the component of a live type. */
export async function loadSection(type: LiveType): Promise<AnySectionComponent> {
  const module = await liveSections[type].load();
  return keepSection(type, module.default);
}

/** Keeps a component under its type. The one cast: the registry's own types tie each key to a component for that key's data. */
export function keepSection(type: SectionType, component: unknown): AnySectionComponent {
  if (loaded.get(type) !== component) changes++;
  loaded.set(type, component as AnySectionComponent);
  return component as AnySectionComponent;
}
