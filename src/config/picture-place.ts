import type { Section } from '../../schema/route.ts';
import type { Path } from './issue.ts';
import type { SiteOutline } from './route-stub.ts';

/** How large a picture is shown: as a small mark, as a card, beside text, as wide as the text area, or as a film's first sight. */
export type Place = 'mark' | 'card' | 'beside' | 'wide' | 'poster';

// Wide enough for two pixels of a screen to one of the layout, in few steps: each is a file, and some bytes of each page.
const steps: Record<Place, number[]> = {
  mark: [320],
  card: [360, 720, 1080],
  beside: [720, 1080, 1440],
  wide: [360, 720, 1080, 1440, 2160],
  poster: [1440],
};

/** The widths that a picture so wide is wanted in at a place; never more than its own. */
export function widthsAt(place: Place, own: number): number[] {
  const widest = Math.min(own, steps[place].at(-1) as number);
  // A step that is hardly narrower than the widest saves nothing.
  return [...steps[place].filter((width) => width < widest * 0.85), widest];
}

/** The place of the pictures in a section of a type. */
export function placeInSection(type: Section['type']): Place {
  if (type === 'testimonials') return 'card';
  return type === 'gallery' ? 'wide' : 'beside';
}

/** The place of a picture that is named at a path of a config. */
export function placeAt({ routes, lists }: SiteOutline, [root, first, second, third]: Path): Place {
  if (root === 'dialogs') return 'poster';
  if (root === 'lists') return lists[first as string]?.of === 'people' ? 'card' : 'mark';
  const section = second === 'sections' && routes[first as number]?.sections[third as number];
  return section ? placeInSection(section.type) : 'mark';
}
