import { ownSections } from '../site/own-sections.ts';
import about from './about/section.ts';
import announcementBar from './announcement-bar/section.ts';
import article from './article/section.ts';
import callToAction from './call-to-action/section.ts';

import cards from './cards/section.ts';

import comparison from './comparison/section.ts';

import contact from './contact/section.ts';
import contactCard from './contact-card/section.ts';
import countdown from './countdown/section.ts';
import courses from './courses/section.ts';
import embed from './embed/section.ts';
import faq from './faq/section.ts';
import featureList from './feature-list/section.ts';
import form from './form/section.ts';
import gallery from './gallery/section.ts';
import hero from './hero/section.ts';
import imageWithText from './image-with-text/section.ts';
import logoCloud from './logo-cloud/section.ts';
import map from './map/section.ts';
import newsletter from './newsletter/section.ts';
import openingHours from './opening-hours/section.ts';
import peopleGrid from './people-grid/section.ts';
import priceList from './price-list/section.ts';
import pricing from './pricing/section.ts';
import richText from './rich-text/section.ts';
import schedule from './schedule/section.ts';
import services from './services/section.ts';
import sponsors from './sponsors/section.ts';
import statistics from './statistics/section.ts';
import steps from './steps/section.ts';
import table from './table/section.ts';
import tabs from './tabs/section.ts';
import team from './team/section.ts';
import technologies from './technologies/section.ts';
import testimonials from './testimonials/section.ts';
import timeline from './timeline/section.ts';
import video from './video/section.ts';

/** The section types of the builder. */
const builtIn = [
  hero,
  team,
  about,
  technologies,
  services,
  courses,
  contact,
  form,
  newsletter,
  contactCard,
  callToAction,
  featureList,
  announcementBar,
  statistics,
  steps,
  faq,
  testimonials,
  logoCloud,
  pricing,
  comparison,
  priceList,
  openingHours,
  schedule,
  countdown,
  sponsors,
  peopleGrid,
  timeline,
  table,
  tabs,
  gallery,
  imageWithText,
  video,
  map,
  embed,
  richText,
  article,
  cards,
] as const;

/** All section types: the builder’s and those of the site. The TypeScript types cover only the builder’s. */
export const sectionTypes = withOwn(builtIn, ownSections as (typeof builtIn)[number][]);

function withOwn<T extends readonly { type: string }[]>(known: T, own: T[number][]): T {
  const taken = own.find(({ type }) => known.some((one) => one.type === type));
  if (taken)
    throw new Error(
      `The builder already has a section type "${taken.type}". Give sections/${taken.type} another name.`,
    );
  return [...known, ...own] as unknown as T;
}
