import { about } from './about.ts';
import { announcementBar } from './announcement-bar.ts';
import { callToAction } from './call-to-action.ts';
import { contact } from './contact.ts';
import { courses } from './courses.ts';
import { faq } from './faq.ts';
import { featureList } from './feature-list.ts';
import { gallery } from './gallery.ts';
import { hero } from './hero.ts';
import { imageWithText } from './image-with-text.ts';
import { logoCloud } from './logo-cloud.ts';
import { pricing } from './pricing.ts';
import { richText } from './rich-text.ts';
import { services } from './services.ts';
import { statistics } from './statistics.ts';
import { steps } from './steps.ts';
import { team } from './team.ts';
import { technologies } from './technologies.ts';
import { testimonials } from './testimonials.ts';

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
