import { about } from './about/schema.ts';
import { announcementBar } from './announcement-bar/schema.ts';
import { callToAction } from './call-to-action/schema.ts';
import { contact } from './contact/schema.ts';
import { courses } from './courses/schema.ts';
import { faq } from './faq/schema.ts';
import { featureList } from './feature-list/schema.ts';
import { gallery } from './gallery/schema.ts';
import { hero } from './hero/schema.ts';
import { imageWithText } from './image-with-text/schema.ts';
import { logoCloud } from './logo-cloud/schema.ts';
import { pricing } from './pricing/schema.ts';
import { richText } from './rich-text/schema.ts';
import { services } from './services/schema.ts';
import { statistics } from './statistics/schema.ts';
import { steps } from './steps/schema.ts';
import { team } from './team/schema.ts';
import { technologies } from './technologies/schema.ts';
import { testimonials } from './testimonials/schema.ts';

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
  announcementBar,
  statistics,
  steps,
  faq,
  testimonials,
  logoCloud,
  pricing,
  gallery,
  imageWithText,
  richText,
] as const;
