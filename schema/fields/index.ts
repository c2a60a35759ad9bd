// The list of the field types, and of what is made of them: each file has one.

export { address, email } from './address.ts';
export { captionsPath } from './captions.ts';
export { color } from './color.ts';
export { contactField, contactName } from './contact.ts';
export { date, dayPattern, notBefore } from './date.ts';
export { dialogField } from './dialog.ts';
export { fileName } from './download.ts';
export { draft } from './draft.ts';
export {
  type Asset,
  type CheckedSite,
  type Control,
  type FieldType,
  fieldMeta,
  matching,
  type Need,
  type Problem,
  type Reference,
  type TextReference,
  type Thing,
  type ValueEdit,
} from './field-type.ts';
export { isFileFor } from './file.ts';
export { videoPath } from './film.ts';
export { font } from './font.ts';
export { frameAddress } from './frame.ts';
export { icon } from './icon.ts';
export { type Credit, image, imageField, imagePath, pictureField } from './image.ts';
export { authors, itemId } from './item.ts';
export { fileLink, isFileLink, isLink, link, linkField, script, target } from './link.ts';
export {
  itemLimit,
  itemLimitField,
  itemsPerPage,
  itemsPerPageField,
  itemsRelated,
  itemsRelatedField,
  itemsWhen,
  itemsWhenField,
  keyOfItems,
  keyOfItemsField,
} from './list-part.ts';
export { language, languageKey } from './locale.ts';
export { logo } from './logo.ts';
export { body, contents, longestBlock, longestMarkdown, type Markdown, markdown, mostLines } from './markdown.ts';
export { moment, momentField } from './moment.ts';
export { id, idKey, itemKey, path, slugOfItem, tokenName } from './name.ts';
export { named } from './named.ts';
export { milliseconds, pixels, timeSpanField } from './numbers.ts';
export { oldAddress } from './old-address.ts';
export { ordinalOf, type Repeats, repeats, repeatsField } from './repeats.ts';
export { type Shown, shown } from './shown.ts';
export { groupName, paragraphs, tags, text } from './text.ts';
export { clocksIn, endTime, shownTime, time } from './time.ts';
export { timeZone, zonedField } from './time-zone.ts';
export { ratio, video } from './video.ts';
export { origin, siteAddress, source, webAddress } from './web-address.ts';
export { weekday, weekdays } from './weekday.ts';
