import type { Registry } from '../../schema/registry.ts';
import { instead } from '../diagnostics/advice.ts';
import type { Diagnostic, Path } from '../diagnostics/issue.ts';
import type { TextFile } from '../diagnostics/locate.ts';
import { mapFields, schemaNodeOf } from '../diagnostics/schema-node.ts';
import { pathText } from '../json/place-names.ts';
import { quote } from '../json/show-value.ts';
import { isMarkdownFile } from './markdown-file.ts';

/** The Markdown files beside a config, by relative path: `content/first.md`. */
export type Content = ReadonlyMap<string, string>;

export interface Filled {
  value: unknown;
  /** The files by the path of the value that names them, as text. */
  files: Map<string, TextFile>;
  /** For files that do not exist. */
  diagnostics: Diagnostic[];
  /** For errors inside of files. */
  within: Diagnostic[];
}

const folder = 'content/';

/** Returns a copy of a config in which paths of Markdown files are replaced by their texts. */
export function fillContent(registry: Registry, written: unknown, content: Content): Filled {
  const filled: Filled = { value: written, files: new Map(), diagnostics: [], within: [] };
  filled.value = mapFields(written, schemaNodeOf(registry.site), (name, { field }, at) => {
    if (!field?.isMarkdown || typeof name !== 'string' || !isMarkdownFile(name)) return name;
    const path = [...at];
    const text = content.get(name);
    if (text === undefined) {
      filled.diagnostics.push(missing(name, path, content));
      return name;
    }
    filled.files.set(pathText(path), { name, text });
    const front = /^---[ \t]*\r?\n[\s\S]*?\n---[ \t]*(\r?\n|$)/.exec(text)?.[0];
    if (front) filled.within.push({ path, at: { from: 0, to: 3 }, ...frontMatter });
    return text;
  });
  return filled;
}

function missing(name: string, path: Path, content: Content): Diagnostic {
  const message = name.startsWith(folder)
    ? `There is no file ${quote(name)} beside the config.`
    : `${quote(name)} is a file, but Markdown files must be in the folder ${quote(folder)} beside the config.`;
  return { path, code: 'content/missing', message, ...instead(name, [...content.keys()], 'Add the file.') };
}

const frontMatter = {
  code: 'content/front-matter',
  message: 'Front matter would be shown as text.',
  hint: 'Move title, date and so on into the config, and remove everything from "---" to "---".',
};
