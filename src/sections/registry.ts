import type { SectionType } from '../config/page-model.ts';
import type { LiveType, Load } from './live-sections.ts';

/**
 * The component of each section type whose HTML is final. Only the build reads this list, so it costs no visitor a byte; what
 * React takes over in the browser is in `live-sections.ts`. A type in neither list, or with the component of another, does not
 * compile.
 */
export const registry: { [T in Exclude<SectionType, LiveType>]: Load<T> } = {
  hero: () => import('./hero/Hero.tsx'),
  about: () => import('./about/About.tsx'),
  technologies: () => import('./technologies/Technologies.tsx'),
  services: () => import('./services/Services.tsx'),
  courses: () => import('./courses/Courses.tsx'),
  'call-to-action': () => import('./call-to-action/CallToAction.tsx'),
  'feature-list': () => import('./feature-list/FeatureList.tsx'),
  'announcement-bar': () => import('./announcement-bar/AnnouncementBar.tsx'),
  statistics: () => import('./statistics/Statistics.tsx'),
  steps: () => import('./steps/Steps.tsx'),
  faq: () => import('./faq/Faq.tsx'),
  testimonials: () => import('./testimonials/Testimonials.tsx'),
  'logo-cloud': () => import('./logo-cloud/LogoCloud.tsx'),
  pricing: () => import('./pricing/Pricing.tsx'),
  gallery: () => import('./gallery/Gallery.tsx'),
  'image-with-text': () => import('./image-with-text/ImageWithText.tsx'),
  'rich-text': () => import('./rich-text/RichText.tsx'),
};
