import { getLanguageService } from 'vscode-json-languageservice';
import { TextDocument } from 'vscode-languageserver-textdocument';

// Runs the JSON language service of VS Code in a worker.

/** The schema of the file, or a request for a place in a text. */
export type LanguageRequest =
  | { schema: object }
  | { id: number; ask: 'complete' | 'hover'; text: string; offset: number };

/** A completion: a snippet of VS Code, and the range that it replaces. */
export interface CompletionItem {
  label: string;
  detail: string;
  info: string;
  isKey: boolean;
  order: string;
  insert: string;
  from: number;
  to: number;
  /** Whether another completion follows. */
  asksOn: boolean;
}

export type LanguageAnswer = {
  id: number;
  offers?: CompletionItem[];
  hover?: { text: string; from: number; to: number };
};

const uri = 'file:///site.config.json';
let schema = '{}';
// The service uses this schema, and not the one that the file names.
const service = getLanguageService({
  schemaRequestService: async () => schema,
  workspaceContext: { resolveRelativePath: (path, from) => new URL(path, from).href },
});
const propertyKind = 10;

addEventListener('message', ({ data }: MessageEvent<LanguageRequest>) => {
  if ('schema' in data) {
    schema = JSON.stringify(data.schema);
    service.configure({ schemas: [{ uri: 'file:///site.schema.json', fileMatch: [uri] }] });
  } else void answer(data).then((told) => postMessage(told));
});

async function answer({ id, ask, text, offset }: Extract<LanguageRequest, { id: number }>): Promise<LanguageAnswer> {
  const document = TextDocument.create(uri, 'json', id, text);
  const json = service.parseJSONDocument(document);
  const position = document.positionAt(offset);
  if (ask === 'hover') {
    const hover = await service.doHover(document, position, json);
    if (!hover?.range) return { id };
    const [from, to] = [document.offsetAt(hover.range.start), document.offsetAt(hover.range.end)];
    const parts = [hover.contents].flat().map((part) => (typeof part === 'string' ? part : part.value));
    return { id, hover: { text: withoutEscapes(parts.join('\n\n')), from, to } };
  }
  const list = await service.doComplete(document, position, json);
  const offers = (list?.items ?? []).flatMap(({ label, detail, documentation, kind, sortText, textEdit, command }) => {
    if (!textEdit || !('range' in textEdit)) return [];
    const info = typeof documentation === 'string' ? documentation : (documentation?.value ?? '');
    return {
      label,
      detail: detail ?? '',
      info: withoutEscapes(info),
      isKey: kind === propertyKind,
      order: sortText ?? label,
      insert: textEdit.newText,
      from: document.offsetAt(textEdit.range.start),
      to: document.offsetAt(textEdit.range.end),
      asksOn: command?.command === 'editor.action.triggerSuggest',
    };
  });
  return { id, offers };
}

/** Removes the escapes of Markdown from a plain text. */
const withoutEscapes = (markdown: string) => markdown.replaceAll(/\\(?=[!-/:-@[-`{-~])/g, '').replaceAll('&nbsp;', ' ');
