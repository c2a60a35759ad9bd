import type { SectionType } from '../config/page-model.ts';
import type { LiveType, Load } from './live-sections.ts';

/**
 * The component of each section type whose HTML is final. Only the build reads this list, so it costs no visitor a byte; what
 * React takes over in the browser is in `live-sections.ts`. A type in neither list, or with the component of another, does not
 * compile.
 */
export const registry: { [T in Exclude<SectionType, LiveType>]: Load<T> } = {
  hero: () => import('./Hero/Hero.tsx'),
  about: () => import('./About/About.tsx'),
  technologies: () => import('./Technologies/Technologies.tsx'),
  services: () => import('./Services/Services.tsx'),
  courses: () => import('./Courses/Courses.tsx'),
  'call-to-action': () => import('./CallToAction/CallToAction.tsx'),
  'feature-list': () => import('./FeatureList/FeatureList.tsx'),
  'announcement-bar': () => import('./AnnouncementBar/AnnouncementBar.tsx'),
  statistics: () => import('./Statistics/Statistics.tsx'),
  steps: () => import('./Steps/Steps.tsx'),
  faq: () => import('./Faq/Faq.tsx'),
  testimonials: () => import('./Testimonials/Testimonials.tsx'),
  'logo-cloud': () => import('./LogoCloud/LogoCloud.tsx'),
  pricing: () => import('./Pricing/Pricing.tsx'),
  gallery: () => import('./Gallery/Gallery.tsx'),
  'image-with-text': () => import('./ImageWithText/ImageWithText.tsx'),
  'rich-text': () => import('./RichText/RichText.tsx'),
};
