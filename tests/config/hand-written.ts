import { oneOf } from '../../src/config/report/show-value.ts';
import { kinds } from '../../src/kinds/index.ts';
import { sectionTypes } from '../../src/sections/index.ts';
import { issuesOf } from './error-text.ts';

/** A piece of a config as people lay it out: short objects in one line. */
export const handWritten = `{
  "version": 2,
  "brand": {
    "name": "Acme",
    "motto": "Made well, and made here",
    "founded": 2013,
    "logo": { "src": "/images/logo.svg", "alt": "{product}" }
  },
  "header": {
    "nav": [
      { "label": "Home", "href": "/#hero" },
      { "label": "About", "href": "/about" }
    ]
  },
  "steps": [
    {
      "title": "Listen",
      "topics": ["Aims", "Limits"]
    },
    {
      "title": "Build",
      "topics": [
        "Small stages",
        "Tests, and more tests"
      ]
    }
  ]
}
`;

const typeNames = sectionTypes.map(({ schema }) => schema.shape.type.value);

/** What is told of a kind that does not exist, whatever kinds there are. */
export const kindNames = oneOf(kinds.map(({ name }) => name));

/** What an editor reads about a text, a line for each problem; new section types change nothing in it. */
export const toldOf = (text: string): string =>
  issuesOf(text)
    .map(
      ({ line, column, endLine, endColumn, pathText, fact, fix }) =>
        `${line}:${column}–${endLine > line ? `${endLine}:` : ''}${endColumn} ${pathText}: ${fact} ${fix}`,
    )
    .join('\n')
    .replaceAll(oneOf(typeNames), 'one of the section types')
    .replaceAll(kindNames, 'one of the kinds');

/** What is told of each of some errors, as text to keep: their names, each with its problems below it, or a dash. */
export const record = (errors: [what: string, text: string][], told = toldOf): string =>
  errors.map(([what, text]) => `${what}\n  ${told(text).replaceAll('\n', '\n  ') || '–'}\n`).join('\n');
