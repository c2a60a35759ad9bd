import { type FieldType, fieldMeta, matching } from './field-type.ts';
import { names } from './propose.ts';

/** A text with a form of its own, such as an id, a path or a host: no words for visitors. */
export const nameField: FieldType = { propose: names };

export const idPattern = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/;
export const idForm = 'Use lower-case letters, digits and single hyphens, and begin with a letter.';

/** A stable name for references and links (`#id`): lower-case letters, digits and hyphens. */
export const id = (description: string, ...examples: string[]) =>
  matching(idPattern, 60).meta(fieldMeta(nameField, 'Id', description, examples, idForm));

const itemPattern = /^[a-z0-9]+(-[a-z0-9]+)*$/;
export const itemForm = 'Use lower-case letters, digits and single hyphens.';

/** The form of the names of items, which may be parts of addresses: they may begin with a digit, and are longer. */
export const itemName = () => matching(itemPattern, 120);

/** The id of an item of a list. */
export const itemKey = (description: string, ...examples: string[]) =>
  itemName().meta(fieldMeta(nameField, 'Id', description, examples, itemForm));

/** The part of the address of an item's page that stands for the item. */
export const slugOfItem = () =>
  itemName().meta(
    fieldMeta(
      nameField,
      'Slug',
      'What stands for {id} in the address of the page of this item. Default: its id.',
      ['10-tips-for-better-drawings'],
      itemForm,
    ),
  );

/** An id as the key of a record. */
export const idKey = matching(idPattern, 60).meta({ patternErrorMessage: idForm });

/** The name of a token as the key of a record: "salesEmail" defines {salesEmail}. */
export const tokenName = matching(/^[A-Za-z][A-Za-z0-9]*(-[A-Za-z0-9]+)*$/, 60).meta({
  patternErrorMessage: 'Use letters, digits and single hyphens, and begin with a letter.',
});

/** The path of a route: `/`, or lower-case words between slashes, without a slash at the end. `{id}` is replaced by the id of an item. */
export const path = () =>
  matching(/^(\/|(\/([a-z0-9]+(-[a-z0-9]+)*|\{id\}))+)$/, 200).meta(
    fieldMeta(
      nameField,
      'Path',
      'The path of the page on this site. With "each", {id} is replaced by the id of the item.',
      ['/', '/about', '/blog/{id}'],
      'Begin with a slash, use lower-case letters, digits and single hyphens, and end without a slash.',
    ),
  );
