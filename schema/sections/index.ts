import { about } from './about.ts';
import { callToAction } from './call-to-action.ts';
import { contact } from './contact.ts';
import { courses } from './courses.ts';
import { featureList } from './feature-list.ts';
import { hero } from './hero.ts';
import { services } from './services.ts';
import { team } from './team.ts';
import { technologies } from './technologies.ts';

/** The one list of section types. */
export const sectionTypes = [
  hero,
  team,
  about,
  technologies,
  services,
  courses,
  contact,
  callToAction,
  featureList,
] as const;
