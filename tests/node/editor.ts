import { readFile } from 'node:fs/promises';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { getLanguageService } from 'vscode-json-languageservice';
import { TextDocument } from 'vscode-languageserver-textdocument';
import { generateSchema } from '../../schema/json-schema.ts';
import { registry } from '../registry.ts';

const uri = 'file:///site/site.config.json';
const service = getLanguageService({
  // What VS Code does with files that a schema refers to.
  schemaRequestService: (address) => readFile(fileURLToPath(address), 'utf8'),
  workspaceContext: { resolveRelativePath: (path, from) => new URL(path, from).href },
});

/** From here on, the editor has the schema of a file, or, if none is named, that of the builder. */
export function setSchema(file?: string): void {
  const schema = file
    ? { uri: pathToFileURL(file).href }
    : { uri: 'file:///site/schema/site.schema.json', schema: generateSchema(registry) };
  service.configure({ validate: true, schemas: [{ ...schema, fileMatch: [uri] }] });
}
setSchema();

/** Opens a text in which ▮ stands for the cursor. */
function open(marked: string) {
  const document = TextDocument.create(uri, 'json', 1, marked.replace('▮', ''));
  const position = document.positionAt(marked.indexOf('▮'));
  return { document, position, json: service.parseJSONDocument(document) };
}

interface Completion {
  label: string;
  documentation: string;
  /** What is written, in the language of snippets. */
  inserts: string;
  /** The whole text afterwards, with the snippet's own words left at its tab stops. */
  text: string;
  /** Whether the editor offers what can stand there, as soon as this is written. */
  asksOn: boolean;
}

/** What the editor offers at ▮, in the order in which it is shown. */
export async function completionsAt(marked: string): Promise<Completion[]> {
  const { document, position, json } = open(marked);
  const list = await service.doComplete(document, position, json);
  const items = [...(list?.items ?? [])].sort((a, b) => ((a.sortText ?? a.label) < (b.sortText ?? b.label) ? -1 : 1));
  return items.map(({ label, documentation, textEdit, command }) => {
    if (!textEdit || !('range' in textEdit)) throw new Error(`${label} writes nothing`);
    const { newText, range } = textEdit;
    return {
      label,
      documentation: String(documentation ?? ''),
      inserts: newText,
      text: TextDocument.applyEdits(document, [{ range, newText: expand(newText) }]),
      asksOn: command?.command === 'editor.action.triggerSuggest',
    };
  });
}

/** What the editor underlines, and what it says there. */
export async function diagnosticsOf(text: string): Promise<{ on: string; says: string }[]> {
  const { document, json } = open(text);
  const found = await service.doValidation(document, json);
  return found.map(({ range, message }) => ({
    on: document.getText(range),
    says: typeof message === 'string' ? message : message.value,
  }));
}

/** What the editor shows when the pointer rests at ▮. */
export async function hoverAt(marked: string): Promise<string> {
  const { document, position, json } = open(marked);
  const hover = await service.doHover(document, position, json);
  return [hover?.contents ?? []]
    .flat()
    .join('\n')
    .replaceAll(/\\(?=[!-/:-@[-`{-~])/g, '');
}

/** Writes a snippet as it stands before anything is typed: `${1:text}` is its text, `${1|a,b|}` its first choice, `$1` nothing. */
export const expand = (snippet: string): string =>
  snippet.replace(
    /\\([\\$}])|\$\{\d+:((?:\\.|[^\\}])*)\}|\$\{\d+\|([^,|]*)[^|]*\|\}|\$\d+/g,
    (_, escaped: string | undefined, text: string | undefined, first: string | undefined) =>
      escaped ?? text?.replace(/\\([\\$}])/g, '$1') ?? first ?? '',
  );
