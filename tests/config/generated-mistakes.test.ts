import { expect, test } from 'vitest';
import { isJson, issueLines, issuesOf } from './error-text.ts';
import { type Case, danglingCases, keyCases, lineCases, signCases, typeCases, valueCases } from './generated-cases.ts';

// What an editor reads about mistakes that are made in turn at each place of a config, in files of generated-mistakes/: a change of the
// checks shows there what it changes for editors. `npx vitest run generated --update=all` writes them anew.

/** Compares what is reported of each case, or a dash, with what is stored. */
const expectStored = (name: string, cases: Case[], tell = issueLines) =>
  expect(
    cases.map(([what, text]) => `${what}\n  ${tell(text).replaceAll('\n', '\n  ') || '–'}\n`).join('\n'),
  ).toMatchFileSnapshot(`generated-mistakes/${name}.txt`);

/** The issues in short. */
const codes = (text: string) =>
  issuesOf(text)
    .map(({ code, pathText }) => `${code} ${pathText}`)
    .join('\n');

/** The piece is no whole config: of a text that is JSON, what it lacks is not reported here. */
const ofBroken = (text: string) => (isJson(text) ? '' : issueLines(text));

test('where a sign is left out, doubled or another one', () => expectStored('signs', signCases(), ofBroken));

test('where a line is missing, or there twice', () => expectStored('lines', lineCases(), ofBroken));

test('where a value is missing, is of another kind, or has another name', () => expectStored('values', valueCases()));

test('where the keys of an object are written as titles, and where one is no known word and holds something else', () =>
  expectStored('keys', keyCases()));

test('where names lead nowhere while one value is wrong: nothing that it may have caused is reported', () =>
  expectStored('dangling', danglingCases(), codes));

test('where a section has the name of another type', () => expectStored('types', typeCases(), codes));
