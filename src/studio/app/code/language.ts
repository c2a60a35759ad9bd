import {
  autocompletion,
  type Completion,
  type CompletionSource,
  snippet,
  startCompletion,
} from '@codemirror/autocomplete';
import type { Extension } from '@codemirror/state';
import { type EditorView, hoverTooltip } from '@codemirror/view';
import type { CompletionItem, LanguageAnswer, LanguageRequest } from './language-worker.ts';

type Ask = Omit<Extract<LanguageRequest, { id: number }>, 'id'>;

/** Returns completion and hover texts from the site's JSON Schema, as in VS Code. What is asked before the schema has come is answered then. */
export function jsonLanguage(schema: Promise<object>): Extension {
  const worker = new Worker(new URL('./language-worker.ts', import.meta.url), { type: 'module' });
  const open = new Map<number, (answer: LanguageAnswer) => void>();
  let last = 0;
  worker.addEventListener('message', ({ data }: MessageEvent<LanguageAnswer>) => {
    open.get(data.id)?.(data);
    open.delete(data.id);
  });
  const send = (request: LanguageRequest) => worker.postMessage(request);
  const isReady = schema.then((schema) => send({ schema }));
  const ask = async (request: Ask) => {
    await isReady;
    return new Promise<LanguageAnswer>((done) => {
      open.set(++last, done);
      send({ id: last, ...request });
    });
  };

  const complete: CompletionSource = async (context) => {
    const { pos, state, explicit } = context;
    const word = context.matchBefore(/[\w$-]+/);
    if (!word && !explicit && !context.matchBefore(/["[{:]\s?/)) return null;
    const { offers = [] } = await ask({ ask: 'complete', text: state.doc.toString(), offset: pos });
    const options = offers.map((offer, at) => completionOf(offer, pos, at));
    return context.aborted || options.length === 0 ? null : { from: word?.from ?? pos, options, validFor: /^[\w$-]*$/ };
  };

  const hover = hoverTooltip(async ({ state }, pos) => {
    const { hover } = await ask({ ask: 'hover', text: state.doc.toString(), offset: pos });
    if (!hover?.text) return null;
    const dom = document.createElement('div');
    dom.className = 'cm-about';
    dom.append(...marked(hover.text));
    return { pos: hover.from, end: hover.to, above: true, create: () => ({ dom }) };
  });

  return [autocompletion({ override: [complete], icons: false }), hover];
}

function completionOf(
  { label, detail, info, isKey, insert, from, to, asksOn }: CompletionItem,
  asked: number,
  at: number,
): Completion {
  return {
    label: label.replace(/^"(.*)"$/, '$1'),
    detail,
    type: isKey ? 'property' : 'constant',
    // Keeps the order of the language service.
    sortText: String(at).padStart(4, '0'),
    ...(info && {
      info: () => Object.assign(document.createElement('div'), { textContent: info.replaceAll('`', '') }),
    }),
    apply(view: EditorView, completion: Completion, _: number, end: number) {
      // The end of the replaced range has moved by the characters that were typed meanwhile.
      snippet(templateOf(insert))(view, completion, from, Math.max(to + end - asked, end));
      if (asksOn) startCompletion(view);
    },
  };
}

/** Converts a snippet of VS Code to one of CodeMirror, which has no choices and other escapes. */
const templateOf = (insert: string): string =>
  insert.replace(
    /\\([\\$}])|\$\{(\d+):((?:\\.|[^\\}])*)\}|\$\{(\d+)\|([^,|]*)[^|]*\|\}|\$(\d+)|[{}]/g,
    (all, escaped, stop, text, choice, first, bare) => {
      if (escaped) return escaped === '}' ? '\\}' : escaped;
      if (stop) return fieldOf(stop, text.replace(/\\([\\$}])/g, '$1'));
      if (choice) return `\${${choice}:${first}}`;
      return bare ? `\${${bare}}` : `\\${all}`;
    },
  );

/** Returns a placeholder of a snippet. A text with braces cannot have a number. */
const fieldOf = (stop: string, text: string) =>
  /[{}]/.test(text) ? `\${${text.replace(/[{}]/g, '\\$&')}}` : `\${${stop}:${text}}`;

/** Returns the nodes of a text with code between backticks. */
const marked = (text: string) =>
  text
    .split('`')
    .map((part, at) => (at % 2 === 0 ? part : Object.assign(document.createElement('code'), { textContent: part })));
