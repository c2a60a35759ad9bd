import { expect, test } from 'vitest';
import { issuesOf } from './error-text.ts';
import { brokenConfig } from './minimal-config.ts';

/** What is said of a list of finds. */
const found = (list: object, more: object = {}) =>
  issuesOf(
    brokenConfig((config) => {
      const fields = { material: { label: 'Material', required: true }, height: { type: 'number', label: 'Height' } };
      const items = [{ id: 'bowl', title: 'Bowl', material: 'Clay' }];
      // biome-ignore lint/suspicious/noExplicitAny: the config may be broken
      Object.assign(config.lists as any, { finds: { of: 'finds', fields, items, ...list }, ...more });
    }),
  ).map(({ pathText, message, hint }) => `${pathText}: ${message} ${hint}`);

test('items are checked by the fields of their list', () => {
  const item = { id: 'bowl', title: 'Bowl', material: 'Clay' };
  expect([
    found({}),
    found({ items: [{ id: 'bowl', title: 'Bowl' }] }),
    found({ items: [{ ...item, height: 'tall' }] }),
    found({ items: [{ ...item, hight: 12 }] }),
    found({ items: [{ ...item, weight: 12 }] }),
    found({}, { more: { of: 'finds', items: [{ id: 'key', title: 'Key', material: 12 }] } }),
  ]).toMatchInlineSnapshot(`
    [
      [],
      [
        "lists.finds.items[0].material: "material" is required. Add it, for example "material": "Clay". A word or a sentence.",
      ],
      [
        "lists.finds.items[0].height: "height" must be a number, not the text "tall". Write a number.",
      ],
      [
        "lists.finds.items[0].hight: Unknown key "hight". Did you mean "height"?",
      ],
      [
        "lists.finds.items[0].weight: Unknown key "weight". Did you mean "height"?",
      ],
      [
        "lists.more.items[0].material: "material" must be a text in quotes, not the number 12. Put quotes around it.",
      ],
    ]
  `);
});

test('fields have free names, a known type, and are given once for all lists of a kind', () => {
  expect([
    found({ fields: { material: { label: 'Material', type: 'colour' } } }),
    found({ fields: { material: { name: 'Material' } } }),
    found({ fields: { material: { type: 'date', label: 'Material', unit: 'g' } } }),
    found({ fields: { material: { label: 'Material' }, title: { label: 'Title' } } }),
    found(
      {},
      { more: { of: 'finds', fields: { material: { label: 'M' } }, items: [{ id: 'a', title: 'A', material: 'B' }] } },
    ),
    found({ of: 'My finds' }),
    found({ fields: undefined }),
    found({ fields: [{ key: 'material', label: 'Material' }] }),
  ]).toMatchInlineSnapshot(`
    [
      [
        "lists.finds.fields.material.type: "type" cannot be "colour". Write one of "text", "texts", "number", "date", "image", "link", "file".",
      ],
      [
        "lists.finds.fields.material.name: Unknown key "name". Did you mean "label"?",
      ],
      [
        "lists.finds.fields.material.unit: A unit stands after a number or a text, and this is a field of the type "date". Remove it, or write "type": "number".",
        "lists.finds.items[0].material: "Clay" is not a date. Write year, month and day, such as 2030-12-24.",
      ],
      [
        "lists.finds.fields.title: All finds have a key "title" already. Give it another name.",
      ],
      [
        "lists.more.fields.material: All finds have this field already, from lists.finds.fields. Remove it here, or give it another name.",
      ],
      [
        "lists.finds.of: "My finds" cannot be the name of a kind. Use lower-case letters, digits and single hyphens, and begin with a letter.",
      ],
      [
        "lists.finds.of: Unknown kind of list "finds". Use one of "courses", "dishes", "events", "jobs", "people", "places", "posts", "products", "services", "sessions", "sponsors", "technologies". For a kind of your own, add "fields" to the list: see docs/editors.md.",
      ],
      [
        "lists.finds.fields: "fields" must be an object { … }, not a list [ … ]. Write one { … }, without [ ] around it.",
        "lists.finds.items[0].material: Unknown key "material". Remove it, or use one of "slug", "description", "tags", "image", "href", "body", "draft", "shown". "fields" of the list adds a key to all finds: see docs/editors.md.",
      ],
    ]
  `);
});
