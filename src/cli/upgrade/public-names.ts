import { readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { parseSync } from 'rolldown/utils';
import type { Issue } from '../../diagnostics/issue.ts';
import { isCompiled, packageFile } from '../../project/package-root.ts';
import { ownManifest } from '../site-package.ts';
import { codeOf } from './code.ts';
import { importsOf, pathInBuilder, sourcesOf } from './imports.ts';
import type { SiteTexts } from './step.ts';

const isEntry = (source: string) => /^site-from-json(\/|$)/.test(source);

/**
 * Finds what the code of a site would import from the builder after all steps, though the package does not export it. The places are those
 * before the steps, which an author sees.
 */
export function unknownImports(before: SiteTexts, after: SiteTexts): Issue[] {
  const files = new Set<string>();
  const entries = new Map<string, string>();
  for (const code of codeOf(after)) {
    for (const { value } of sourcesOf(code)) if (pathInBuilder(value) !== undefined) files.add(value);
    for (const { source, names } of importsOf(code))
      if (isEntry(source))
        for (const { imported } of names) if (!exportsOf(source).has(imported)) entries.set(imported, source);
  }
  if (files.size + entries.size === 0) return [];
  const hint = 'Use something else that the package exports, or copy what it was into the site.';
  return codeOf(before).flatMap((code) => [
    ...sourcesOf(code)
      .filter(({ value }) => files.has(value))
      .map((source) => code.issue(source, `The package does not have ${pathInBuilder(source.value)} for sites.`, hint)),
    ...importsOf(code)
      .filter(({ source }) => isEntry(source) || pathInBuilder(source) !== undefined)
      .flatMap(({ declaration, names }) =>
        names.flatMap(({ imported, at = declaration }) => {
          const entry = entries.get(imported);
          return entry ? [code.issue(at, `${entry} does not export "${imported}".`, hint)] : [];
        }),
      ),
  ]);
}

const known = new Map<string, ReadonlySet<string>>();

/** The names that an entry of the package exports, types counted. */
function exportsOf(source: string): ReadonlySet<string> {
  const names = known.get(source) ?? new Set(namesIn(fileOf(source)));
  known.set(source, names);
  return names;
}

/** The file with the types of an entry; in the repository, with its code. */
function fileOf(source: string): string | undefined {
  const entry = ownManifest().exports[source.replace('site-from-json', '.')];
  const types = typeof entry === 'object' ? entry.types : undefined;
  return (
    types && resolve(dirname(packageFile), isCompiled ? types : types.replace('./lib/', '').replace('.d.ts', '.ts'))
  );
}

function namesIn(file: string | undefined): string[] {
  if (!file) return [];
  return parseSync(file, readFileSync(file, 'utf8')).program.body.flatMap((statement) => {
    if (statement.type === 'ExportAllDeclaration')
      return namesIn(
        join(dirname(file), isCompiled ? statement.source.value.replace(/\.js$/, '.d.ts') : statement.source.value),
      );
    if (statement.type !== 'ExportNamedDeclaration') return [];
    const { declaration, specifiers } = statement;
    const declared = declaration?.type === 'VariableDeclaration' ? declaration.declarations.map(({ id }) => id) : [];
    const ids = [
      ...declared,
      ...(declaration && 'id' in declaration ? [declaration.id] : []),
      ...specifiers.map(({ exported }) => exported),
    ];
    return ids.flatMap((id) => (id?.type === 'Identifier' ? [id.name] : []));
  });
}
