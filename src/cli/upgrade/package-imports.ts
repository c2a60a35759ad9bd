import { codeOf, edited, lineEndOf, type TextEdit, withLineEnd } from './code.ts';
import {
  entryOf,
  type ImportedName,
  importsOf,
  importText,
  pathInBuilder,
  schemaEntry,
  sourcesOf,
  uiEntry,
  withSource,
} from './imports.ts';
import type { Step } from './step.ts';

/** The files of a site imported those of the builder through a link, `.builder`. */
export const packageImports: Step = {
  since: '1.0.0',
  title: `Code imports the builder as a package: ${schemaEntry} and ${uiEntry}.`,
  change(site) {
    const changes = new Map<string, string>();
    for (const code of codeOf(site)) {
      const { file, text } = code;
      const sources = sourcesOf(code).filter(({ value }) => pathInBuilder(value) !== undefined);
      if (sources.length === 0) continue;

      // The names of all declarations that import some from an entry are in one, at the place of the first.
      const byEntry = new Map<string, ImportedName[]>();
      const declarations = importsOf(code).filter(
        ({ source }) => entryOf(source) ?? [schemaEntry, uiEntry].includes(source),
      );
      for (const { source, names } of declarations)
        for (const name of names) {
          const entry = entryOf(source, name.imported) ?? source;
          byEntry.set(entry, [...(byEntry.get(entry) ?? []), name]);
        }
      const lines = [...byEntry].sort().map(([entry, names]) => importText(names, entry, lineEndOf(text)));
      const edits = declarations.map(({ declaration }, at): TextEdit => {
        if (at > 0) return { ...withLineEnd(text, declaration), insert: '' };
        return { start: declaration.start, end: declaration.end, insert: lines.join(lineEndOf(text)) };
      });
      const written = new Set(declarations.map(({ declaration }) => declaration.source.start));
      for (const source of sources)
        if (!written.has(source.start)) edits.push(withSource(source, entryOf(source.value) ?? source.value));
      changes.set(file, edited(text, edits));
    }
    return { changes };
  },
};
