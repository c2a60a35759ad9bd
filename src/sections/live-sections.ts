import type { ComponentType } from 'react';
import type { SectionProps, SectionType } from '../config/page-model.ts';

/** Brings the component of a section type. */
export type Load<T extends SectionType> = () => Promise<{ default: ComponentType<SectionProps<T>> }>;

/** When React takes over a live section: when it comes near, when the visitor touches it, or as soon as React runs. */
export type Start = 'visible' | 'interaction' | 'load';

/** The sections with a behaviour of their own, which the browser loads. */
export const liveSections = {
  team: { start: 'visible', load: () => import('./team/Team.tsx') },
  contact: { start: 'interaction', load: () => import('./contact/Contact.tsx') },
} satisfies { [T in SectionType]?: { start: Start; load: Load<T> } };

export type LiveType = keyof typeof liveSections;

/** Whether React takes sections of a type over. */
export const isLive = (type: SectionType): type is LiveType => type in liveSections;
