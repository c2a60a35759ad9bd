import type { Registry } from '../../schema/registry.ts';
import { didYouMean, instead } from '../diagnostics/advice.ts';
import type { Diagnostic } from '../diagnostics/issue.ts';
import type { TextFile } from '../diagnostics/locate.ts';
import { mapFields, schemaNodeOf } from '../diagnostics/schema-node.ts';
import { pathText } from '../json/place-names.ts';
import { quote } from '../json/show-value.ts';
import { isTextFile } from './markdown-file.ts';

/** The files beside a config that it may take texts and items from, by relative path: `content/first.md`. Those of `public/` are empty here. */
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

/** Returns whether the text of a config may name Markdown files: most name none. */
export const mayNameFiles = (text: string): boolean => /\.(mdx?|markdown)\b|content[/\\]/i.test(text);

/** Returns a copy of a config in which paths of Markdown files are replaced by their texts. */
export function fillContent(registry: Registry, written: unknown, content: Content): Filled {
  // A name is the same with letters that are composed of others.
  const byName = new Map(textFiles(content).map((name) => [name.normalize(), name]));
  const filled: Filled = { value: written, files: new Map(), diagnostics: [], within: [] };
  filled.value = mapFields(written, schemaNodeOf(registry.site), (name, { field }, at) => {
    if (!field?.isMarkdown || typeof name !== 'string') return name;
    const file = byName.get(name.normalize());
    if (file === undefined && !isTextFile(name)) return name;
    const path = [...at];
    const text = file && content.get(file);
    if (file === undefined || text === undefined) {
      filled.diagnostics.push({ path, ...missing(name, textFiles(content)) });
      return name;
    }
    filled.files.set(pathText(path), { name: file, text });
    const [, mark] = /^(---|\+\+\+|;;;)[ \t]*\r?\n(?:[\s\S]*?\n)?\1[ \t]*(?:\r?\n|$)/.exec(text) ?? [];
    if (mark) filled.within.push({ path, at: { from: 0, to: 3 }, ...frontMatter(mark) });
    return text;
  });
  return filled;
}

const textFiles = (content: Content) => [...content.keys()].filter((name) => name.endsWith('.md'));

function missing(name: string, names: string[]): Omit<Diagnostic, 'path'> {
  const [whole = ''] = name.split(/[?#]/, 1);
  const code = 'content/missing';
  if (!/\.md$/i.test(whole)) {
    const meant = whole.replace(/\.\w+$/, '.md');
    const message = `${quote(name)} is a file, but the names of Markdown files end in ".md".`;
    const otherwise = `Rename the file to ${quote(meant)}, and write that here.`;
    return {
      code,
      message,
      ...didYouMean(
        names.find((one) => one === meant),
        otherwise,
      ),
    };
  }
  if (whole !== name) {
    const message = `${quote(name)} is a part of a file, but a text is a whole file.`;
    return { code, message, ...instead(whole, names, 'Add the file, and write its path alone.') };
  }
  const message = name.startsWith(folder)
    ? `There is no file ${quote(name)} beside the config.`
    : `${quote(name)} is a file, but Markdown files must be in the folder ${quote(folder)} beside the config.`;
  return { code, message, ...instead(name, names, 'Add the file.') };
}

const frontMatter = (mark: string) => ({
  code: 'content/front-matter',
  message: 'Front matter would be shown as text.',
  hint: `Move title, date and so on into the config, and remove everything from "${mark}" to "${mark}".`,
});
