import { posix } from 'node:path';
import type { Issue } from '../../diagnostics/issue.ts';
import {
  type Code,
  codeOf,
  edited,
  insertion,
  keyOf,
  lineEndOf,
  type ObjectExpression,
  propertyOf,
  type Range,
  readCode,
  type Statement,
  type TextEdit,
  withLineEnd,
} from './code.ts';
import { importsOf, importText, type NamedImport, pathInBuilder, sourcesOf, withSource } from './imports.ts';
import { plainValue } from './plain-value.ts';
import { changed, type SiteTexts, type Step } from './step.ts';

/**
 * A section type had its schema in `schema.ts`, with its examples, and its options in `section.ts`. They become one call, in `section.ts`, and
 * the examples a file of their own.
 */
export const oneSectionFile: Step = {
  since: '1.0.0',
  title:
    'A section type is one section.ts, with its examples in examples.json. It has its component by its name, and the part of a list by fields.',
  change(site) {
    const changes = new Map<string, string | undefined>();
    const issues: Issue[] = [];
    for (const file of site.texts.keys()) {
      const type = /^sections\/([^/]+)\/schema\.ts$/.exec(file)?.[1];
      const parts = type && site.texts.has(`sections/${type}/section.ts`) ? partsOf(site, type) : undefined;
      if (!type || !parts) continue;
      const inTheWay = Array.isArray(parts) ? parts : obstacles(site, type, parts);
      issues.push(...inTheWay);
      if (inTheWay.length === 0 && !Array.isArray(parts))
        for (const [path, text] of joined(type, parts)) changes.set(path, text);
    }
    const gone = new Set([...changes].flatMap(([path, text]) => (text === undefined ? [path] : [])));
    for (const [path, text] of withNewPaths(changed(site, changes), gone)) changes.set(path, text);
    return { changes, issues };
  },
};

/** The parts of both files. */
interface Parts {
  schema: Code;
  section: Code;
  /** In `schema.ts`: the import of `section`, and the statement that calls it. */
  begin: NamedImport;
  statement: Statement;
  name: string;
  callee: Range;
  options: ObjectExpression;
  /** In `section.ts`: the import of `defineSection`, and the statement that calls it. */
  define: NamedImport;
  exported: Statement;
  further: ObjectExpression;
}

/** Finds the parts of a section type, or says why they cannot be found; undefined if it is none of the earlier form. */
function partsOf(site: SiteTexts, type: string): Parts | Issue[] | undefined {
  const schema = readCode(site, `sections/${type}/schema.ts`);
  const section = readCode(site, `sections/${type}/section.ts`);
  const begin = importsOf(schema).find(({ source }) => pathInBuilder(source) === 'schema/section.ts');
  const define = importsOf(section).find(({ source }) => pathInBuilder(source) === 'src/sections/define-section.ts');
  if (!begin || !define) return undefined;
  const hint =
    'Write it in this form. Or write section.ts and examples.json as docs/developers.md shows, and remove schema.ts.';

  const [call, ...others] = schema.program.body.flatMap((statement) => {
    const declared = statement.type === 'ExportNamedDeclaration' ? statement.declaration : undefined;
    const [one] = declared?.type === 'VariableDeclaration' ? declared.declarations : [];
    const made = one?.init?.type === 'CallExpression' ? one.init : undefined;
    const options = made?.arguments[1];
    return one?.id.type === 'Identifier' && isNamed(made?.callee, 'section') && options?.type === 'ObjectExpression'
      ? [{ statement, name: one.id.name, callee: made?.callee as Range, options }]
      : [];
  });
  if (!call || others.length > 0)
    return [
      schema.issue(
        begin.declaration,
        `This file is not of the form export const mySection = section('${type}', { … }).`,
        hint,
      ),
    ];

  const exported = section.program.body.find((one) => one.type === 'ExportDefaultDeclaration');
  const made = exported?.declaration.type === 'CallExpression' ? exported.declaration : undefined;
  const further = isNamed(made?.callee, 'defineSection') ? made?.arguments[0] : undefined;
  if (!exported || further?.type !== 'ObjectExpression' || !further.properties.some((one) => isSpread(one, call.name)))
    return [
      section.issue(
        exported ?? define.declaration,
        `This file is not of the form export default defineSection({ ...${call.name}, … }).`,
        hint,
      ),
    ];
  return { schema, section, begin, ...call, define, exported, further };
}

type Node = { type: string };
const isNamed = (node: Node | undefined, name: string) =>
  node?.type === 'Identifier' && (node as Node & { name: string }).name === name;
const isSpread = (one: ObjectExpression['properties'][number], name: string) =>
  one.type === 'SpreadElement' && isNamed(one.argument, name);

/** Whether `section.ts` imports from the `schema.ts` beside it. */
const isBeside = ({ source }: Pick<NamedImport, 'source'>) => /^\.\/schema(\.[jt]s)?$/.test(source);

/** What would be wrong if both files were one. */
function obstacles(site: SiteTexts, type: string, { schema, section, options, further }: Parts): Issue[] {
  const issues: Issue[] = [];
  const known = namesIn(schema);
  for (const [name, { at, source, isType }] of namesIn(section)) {
    const other = known.get(name);
    const message = `"${name}" is not the same in schema.ts, and both files become one.`;
    if (other && (other.source !== source || (other.isType && !isType)))
      issues.push(section.issue(at, message, 'Rename one of them, or import it in the same way.'));
  }
  for (const one of importsOf(section).filter(isBeside))
    for (const { imported, local, at = one.declaration } of one.names)
      if (imported !== local)
        issues.push(
          section.issue(at, `"${imported}" has another name here, and both files become one.`, 'Call it by its own.'),
        );

  const component = propertyOf(further, 'component');
  const loaded = component?.value.type === 'ArrowFunctionExpression' ? component.value.body : undefined;
  const source =
    loaded?.type === 'ImportExpression' && loaded.source.type === 'Literal' ? String(loaded.source.value) : '';
  const right = type.replace(/(?:^|-)(.)/g, (_, letter: string) => letter.toUpperCase());
  if (component && source.replace(/\.[jt]sx?$/, '').toLowerCase() !== `./${right.toLowerCase()}`)
    issues.push(
      section.issue(component, 'A component is found by the name of its type.', `Name its file ${right}.tsx.`),
    );

  for (const key of exampleKeys) {
    const property = propertyOf(options, key);
    const at = property && plainValue(property.value).calculated;
    const how = `Write the value itself, or move the examples to examples.json: { "sections": […], "lists": {…} }.`;
    if (at) issues.push(schema.issue(at, 'This example is calculated.', how));
    if (property && site.texts.has(`sections/${type}/examples.json`))
      issues.push(
        schema.issue(property.key, 'The examples are in examples.json already.', 'Remove those that are here.'),
      );
  }
  return issues;
}

const exampleKeys = ['examples', 'exampleLists'];

interface TopName {
  at: Range;
  /** What is imported, and how. */
  source?: string;
  isType?: boolean;
}

/** The names at the top of a file, without those from the `schema.ts` beside it. */
function namesIn(code: Code): Map<string, TopName> {
  const names = new Map<string, TopName>();
  const named = importsOf(code);
  for (const statement of code.program.body) {
    if (statement.type === 'ImportDeclaration') {
      const found = named.find(({ declaration }) => declaration === statement);
      if (isBeside({ source: statement.source.value })) continue;
      for (const { imported, local, isType, at = statement } of found?.names ?? [])
        names.set(local, { at, isType, source: `${found?.source} ${imported}` });
      // An import of something else is the same only if it is written in the same way.
      const source = code.text.slice(statement.start, statement.end);
      if (!found) for (const { local } of statement.specifiers) names.set(local.name, { at: local, source });
    }
    const declared = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
    const ids = declared?.type === 'VariableDeclaration' ? declared.declarations.map(({ id }) => id) : [];
    for (const id of declared && 'id' in declared ? [declared.id] : ids)
      if (id?.type === 'Identifier') names.set(id.name, { at: id });
  }
  return names;
}

const listFields = { limit: 'itemLimitField', perPage: 'itemsPerPageField' };

/** The keys of a section type with a list that had a meaning by their names alone, with the fields that have it now. */
function listKeys(options: ObjectExpression): { value: Range; field: string }[] {
  const shape = propertyOf(options, 'shape')?.value;
  if (!propertyOf(options, 'list') || shape?.type !== 'ObjectExpression') return [];
  return Object.entries(listFields).flatMap(([key, field]) => {
    const value = propertyOf(shape, key)?.value;
    return value ? [{ value, field }] : [];
  });
}

/** The files of a section type in the new form. */
function joined(type: string, parts: Parts): Map<string, string | undefined> {
  const { schema, section, begin, statement, name, callee, options, further } = parts;
  const lineEnd = lineEndOf(schema.text);
  const { body } = schema.program;
  const kept = further.properties.filter(
    (one) => !isSpread(one, name) && !(one.type === 'Property' && keyOf(one) === 'component'),
  );
  const moved = restOf(parts, lineEnd);
  const text = edited(schema.text, [
    { start: begin.declaration.start, end: begin.declaration.end, insert: importsFor(parts, lineEnd).join(lineEnd) },
    ...(moved ? [insertion((body[body.indexOf(statement) - 1] as Range).end, `${lineEnd}${lineEnd}${moved}`)] : []),
    { start: callee.start, end: callee.end, insert: 'defineSection' },
    ...additions(
      schema.text,
      options,
      kept.map((one) => withComments(section.text, further, one)),
    ),
    ...exampleKeys.flatMap((key) => removal(schema.text, options, key)),
    ...listKeys(options).map(({ value, field }) => insertion(value.end, `.meta({ field: ${field} })`)),
  ]);
  const [examples, lists] = exampleKeys.map((key) => {
    const property = propertyOf(options, key);
    return property && plainValue(property.value).value;
  });
  return new Map([
    [section.file, `${text.trimEnd()}${lineEnd}${lineEnd}export default ${name};${lineEnd}`],
    [schema.file, undefined],
    ...(examples === undefined
      ? []
      : [[`sections/${type}/examples.json`, `${JSON.stringify({ sections: examples, lists }, null, 2)}\n`] as const]),
  ]);
}

/** The imports in place of that of `section`: what else it imports, and those of `section.ts`. */
function importsFor({ schema, section, begin, options }: Parts, lineEnd: string): string[] {
  const known = namesIn(schema);
  const left = begin.names.filter(({ imported }) => imported !== 'section');
  const own = section.program.body.flatMap((one) => {
    if (one.type !== 'ImportDeclaration') return [];
    const named = importsOf(section).find(({ declaration }) => declaration === one);
    if (!named)
      return one.specifiers.some(({ local }) => known.has(local.name)) ? [] : [section.text.slice(one.start, one.end)];
    const names = isBeside(named) ? [] : named.names.filter(({ local }) => !known.has(local));
    return names.length > 0 ? [importText(names, named.source, lineEnd)] : [];
  });
  const fields = listKeys(options).map(({ field }) => ({ imported: field, local: field, isType: false }));
  return [
    ...(left.length > 0 ? [importText(left, begin.source, lineEnd)] : []),
    ...own,
    ...(fields.length > 0 ? [importText(fields, 'site-from-json/schema', lineEnd)] : []),
  ];
}

/** What `section.ts` has beside its imports and its default export. */
function restOf({ section, exported }: Parts, lineEnd: string): string {
  const gone = section.program.body.filter((one) => one.type === 'ImportDeclaration' || one === exported);
  const rest = edited(
    section.text,
    gone.map(({ start, end }): TextEdit => ({ start, end, insert: '' })),
  );
  return rest.replace(/(\r?\n){3,}/g, lineEnd + lineEnd).trim();
}

/** An entry of an object as it is written, with the comments above it. */
function withComments(
  text: string,
  { start, properties }: ObjectExpression,
  one: ObjectExpression['properties'][number],
): string {
  const before = properties[properties.indexOf(one) - 1]?.end ?? start + 1;
  return text.slice(before, one.end).replace(/^\s*,?\s*/, '');
}

/** Adds entries to an object, each on a line of its own, after `description`. */
function additions(text: string, options: ObjectExpression, entries: string[]): TextEdit[] {
  const { properties } = options;
  const before = propertyOf(options, 'description') ?? properties[0];
  if (!before) return [];
  const next = properties[properties.indexOf(before) + 1];
  const line = text.indexOf('\n', before.end);
  const lineEnd = lineEndOf(text);
  // A comment after an entry stays on its line.
  return next && line >= 0 && line < next.start && text.slice(before.end, line).includes(',')
    ? entries.map((entry) => insertion(line + 1, `  ${entry},${lineEnd}`))
    : entries.map((entry) => insertion(before.end, `,${lineEnd}  ${entry}`));
}

/** Takes an entry out of an object, with its line. */
function removal(text: string, { start, properties }: ObjectExpression, key: string): TextEdit[] {
  const at = properties.findIndex((one) => one.type === 'Property' && keyOf(one) === key);
  const property = properties[at];
  if (!property) return [];
  const before = properties[at - 1]?.end ?? start + 1;
  const line = text.indexOf('\n', before);
  const end = property.end + (/^[^\S\n]*,/.exec(text.slice(property.end))?.[0].length ?? 0);
  if (line >= 0 && line < property.start) return [{ ...withLineEnd(text, { start: line + 1, end }), insert: '' }];
  return [at > 0 ? { start: before, end: property.end, insert: '' } : { start: property.start, end, insert: '' }];
}

/** The files that import from a `schema.ts` that is gone, with the path of the `section.ts` beside it. */
function* withNewPaths(site: SiteTexts, gone: ReadonlySet<string>): Iterable<[string, string]> {
  for (const code of codeOf(site)) {
    const edits = sourcesOf(code)
      .filter(
        ({ value }) =>
          value.startsWith('.') && gone.has(posix.join(posix.dirname(code.file), value).replace(/(\.[jt]s)?$/, '.ts')),
      )
      .map((source) => withSource(source, source.value.replace(/schema(\.[jt]s)?$/, 'section.ts')));
    if (edits.length > 0) yield [code.file, edited(code.text, edits)];
  }
}
