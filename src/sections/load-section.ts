import type { ComponentType } from 'react';
import type { AnySectionData, SectionType, SiteModel } from '../config/page-model.ts';
import { registry } from './registry.ts';

/** A section component with its type forgotten: `registry` has tied each one to its own data. */
export type AnySectionComponent = ComponentType<{ section: AnySectionData; site: SiteModel; heading: 1 | 2 }>;

const loaded = new Map<SectionType, AnySectionComponent>();

/** The component of a type if it is here already. */
export const loadedSection = (type: SectionType): AnySectionComponent | undefined => loaded.get(type);

/** Brings the component of a type; throws for a static type in the browser, which never needs one. */
export async function loadSection(type: SectionType): Promise<AnySectionComponent> {
  const { load } = registry[type];
  if (!load) throw new Error(`The section type ${type} is static and has no component in the browser`);
  const { default: component } = await load();
  // The one cast: the registry's own type ties each key to a component for that key's data.
  loaded.set(type, component as unknown as AnySectionComponent);
  return component as unknown as AnySectionComponent;
}
