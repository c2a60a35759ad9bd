import type { ComponentType } from 'react';
import type { SectionProps, SectionType } from '../config/page-model.ts';

/**
 * How a section starts in the browser: `static` never does (its HTML is final and its code is not in the browser's
 * bundle), `visible` when it comes near, `interaction` when the visitor touches it, `load` as soon as React runs.
 */
export type Start = 'static' | 'visible' | 'interaction' | 'load';

type Load<T extends SectionType> = () => Promise<{ default: ComponentType<SectionProps<T>> }>;

/** A static section's component is loaded by the build alone: `import.meta.env.SSR &&` keeps it out of the browser. */
type Entry<T extends SectionType> =
  | { start: 'static'; load: false | Load<T> }
  | { start: Exclude<Start, 'static'>; load: Load<T> };

/** The component of each section type. A type without a component, or one under a wrong key, does not compile. */
export const registry: { [T in SectionType]: Entry<T> } = {
  hero: { start: 'static', load: import.meta.env.SSR && (() => import('./Hero/Hero.tsx')) },
  team: { start: 'visible', load: () => import('./Team/Team.tsx') },
  about: { start: 'static', load: import.meta.env.SSR && (() => import('./About/About.tsx')) },
  technologies: { start: 'static', load: import.meta.env.SSR && (() => import('./Technologies/Technologies.tsx')) },
  services: { start: 'static', load: import.meta.env.SSR && (() => import('./Services/Services.tsx')) },
  courses: { start: 'static', load: import.meta.env.SSR && (() => import('./Courses/Courses.tsx')) },
  contact: { start: 'interaction', load: () => import('./Contact/Contact.tsx') },
  'call-to-action': { start: 'static', load: import.meta.env.SSR && (() => import('./CallToAction/CallToAction.tsx')) },
  'feature-list': { start: 'static', load: import.meta.env.SSR && (() => import('./FeatureList/FeatureList.tsx')) },
};
