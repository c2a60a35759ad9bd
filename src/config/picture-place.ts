import type { SiteConfig } from '../../schema/site.ts';
import { sectionTypes } from '../sections/index.ts';
import type { Path } from './issue.ts';
import type { PictureUse, SectionType } from './resolve/page-model.ts';

// Wide enough for two pixels of a screen to one of the layout, in few steps: each is a file, and some bytes of each page.
const steps: Record<PictureUse, number[]> = {
  mark: [320],
  card: [360, 720, 1080],
  beside: [720, 1080, 1440],
  wide: [360, 720, 1080, 1440, 2160],
  poster: [1440],
};

/** The widths that a picture so wide is wanted in at a place; never more than its own. */
export function widthsAt(place: PictureUse, own: number): number[] {
  const widest = Math.min(own, steps[place].at(-1) as number);
  // A step that is hardly narrower than the widest saves nothing.
  return [...steps[place].filter((width) => width < widest * 0.85), widest];
}

/** How the pictures in a section of a type are shown. */
export const placeInSection = (type: SectionType): PictureUse =>
  sectionTypes.find((one) => one.type === type)?.pictures ?? 'beside';

/** The place of a picture that is named at a path of a config. */
export function placeAt({ routes, lists }: SiteConfig, [root, first, second, third]: Path): PictureUse {
  if (root === 'dialogs') return 'poster';
  if (root === 'lists') return lists[first as string]?.of === 'people' ? 'card' : 'mark';
  const section = second === 'sections' && routes[first as number]?.sections[third as number];
  return section ? placeInSection(section.type) : 'mark';
}
