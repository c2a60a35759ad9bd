// The entry for section types and collections, `site-from-json/schema`: what may stand in the config.

export { isPlace } from './about.ts';
export { action, actions } from './action.ts';
export * from './collection-names.ts';
export { ways } from './contact-methods.ts';
export { defineCollection } from './define-collection.ts';
export {
  type BranchLink,
  type ClientMode,
  columns,
  defineSection,
  mediaSide,
  type PageLink,
  type SectionProblem,
} from './define-section.ts';
export { captions } from './dialogs.ts';
export { extendCollection } from './extend-collection.ts';
export * from './fields/index.ts';
export { consentText, type FormField, fieldName, fields, sending, serviceAddress } from './form-fields.ts';
export { type Hours, hours, hoursData, hoursNote, isWholeDay, special, type Week, week, weekData } from './hours.ts';
export { logoLook } from './logos.ts';
export { navItem } from './nav.ts';
export type { Picture } from './picture.ts';
export type { AnyItem, Item, Paging, SectionDataOf } from './section-data.ts';
export { profile } from './social.ts';
export type { Texts } from './texts.ts';
