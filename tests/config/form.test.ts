import { expect, test } from 'vitest';
import type { SiteConfigInput } from '../../schema/site.ts';
import { parseSite } from '../../src/config/check/parse-site.ts';
import { minimalConfig } from './minimal-config.ts';

type FormInput = Extract<SiteConfigInput['routes'][number]['sections'][number], { type: 'form' }>;

const action = 'https://forms.example.com/f/a';
const name = { type: 'text', name: 'who', label: 'Name' } as const;

/** What is told of the small site with a form, each with its place. */
function told(form: Partial<FormInput> | object): string[] {
  const config: SiteConfigInput = structuredClone(minimalConfig);
  const section = { type: 'form', id: 'form', title: 'Form', action, fields: [name], ...form } as FormInput;
  config.routes[0]?.sections.push(section);
  const text = JSON.stringify(config, null, 2);
  const parsed = parseSite(text);
  const lines = text.split('\n');
  return (parsed.ok ? [] : parsed.issues).map(
    ({ line, column, fact, fix }) => `${lines[line - 1]?.slice(column - 1)} — ${fact} ${fix}`,
  );
}

test('a good form is accepted, and needs no mailbox where it is sent to a service', () => {
  expect(told({})).toEqual([]);
  expect(told({ action: 'mailto', to: 'salesEmail' })).toEqual([]);
  expect(told({ action: 'mailto', to: 'chat' })).toMatchInlineSnapshot(`
    [
      ""chat" — The contact "chat" is no e-mail address. Use one of "email", "salesEmail", "trainingEmail".",
    ]
  `);
});

test('what an editor gets wrong in a form is told where it stands', () => {
  expect(told({ action: 'http://forms.example.com' })).toMatchInlineSnapshot(`
    [
      ""http://forms.example.com", — "http://forms.example.com" is not an action. Did you mean "https://forms.example.com"? Write the address that the form service gives you, beginning with https://, or "mailto" for the visitor’s mail program.",
    ]
  `);
  expect(told({ fields: [name, { ...name, label: 'Again' }] })).toMatchInlineSnapshot(`
    [
      ""who", — Two fields of this form have the name "who": fields[0] and this one. Give one of them another name.",
    ]
  `);
  expect(told({ fields: [{ ...name, name: '_gotcha' }] })).toMatchInlineSnapshot(`
    [
      ""_gotcha", — The hidden field against robots has the name "_gotcha" too. Give one of them another name.",
    ]
  `);
  expect(told({ fields: [{ ...name, name: 'submit' }] })).toMatchInlineSnapshot(`
    [
      ""submit", — The name "submit" is taken: the browser calls a part of the form so. Choose another name.",
    ]
  `);
  expect(told({ fields: [{ ...name, name: '{city}' }] })).toMatchInlineSnapshot(`
    [
      ""{city}", — "{city}" is not a name. Did you mean "city"? Use letters, digits, hyphens and underscores, and begin with a letter or an underscore.",
    ]
  `);
  expect(told({ fields: [{ ...name, type: 'select' }] })).toMatchInlineSnapshot(`
    [
      "{ — "options" is required. Add it, for example "options": [ … ]. The answers to choose from.",
    ]
  `);
  expect(told({ fields: [{ ...name, type: 'radio', options: ['Yes', 'Yes'] }] })).toMatchInlineSnapshot(`
    [
      ""Yes" — The option "Yes" is there already. Remove it, or word it otherwise.",
    ]
  `);
  expect(told({ fields: [{ type: 'consent', name: 'consent' }] })).toMatchInlineSnapshot(`
    [
      "{ — "text" is required. Add it, for example "text": "I agree that my data is used to answer me.". What the visitor agrees to.",
    ]
  `);
  expect(told({ fields: [{ ...name, type: 'number', min: 5, max: 2 }] })).toMatchInlineSnapshot(`
    [
      "2 — "max" is 2, but "min" is 5: nothing could be entered. Write 5 or more, or a smaller "min".",
    ]
  `);
  expect(told({ action: 'mailto', fields: [{ ...name, type: 'file' }] })).toMatchInlineSnapshot(`
    [
      ""file", — A mail program cannot be given a file by a form. Remove this field, or send the form to a service: "action": "https://…".",
    ]
  `);
  expect(told({ fields: [{ ...name, type: 'phone' }] })).toMatchInlineSnapshot(`
    [
      ""phone", — Unknown field type "phone". Use one of "text", "email", "tel", "number", "date", "time", "select", "radio", "checkbox", "file", "textarea", "consent".",
    ]
  `);
});
