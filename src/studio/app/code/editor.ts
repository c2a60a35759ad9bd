import { closeBrackets, closeBracketsKeymap, completionKeymap } from '@codemirror/autocomplete';
import { defaultKeymap, history, historyKeymap, indentWithTab } from '@codemirror/commands';
import { json } from '@codemirror/lang-json';
import { bracketMatching, codeFolding, foldGutter, foldKeymap, indentOnInput, indentUnit } from '@codemirror/language';
import { type Diagnostic, lintGutter, lintKeymap, setDiagnostics } from '@codemirror/lint';
import { highlightSelectionMatches, search, searchKeymap } from '@codemirror/search';
import { EditorState, StateEffect, StateField } from '@codemirror/state';
import {
  Decoration,
  type DecorationSet,
  drawSelection,
  EditorView,
  highlightActiveLine,
  highlightActiveLineGutter,
  highlightSpecialChars,
  keymap,
  lineNumbers,
} from '@codemirror/view';
import type { Issue } from '../../../diagnostics/issue.ts';
import { findPath, idPathOf, isSamePath } from '../../../json/edit/id-path.ts';
import type { CodeAnswer, FileState } from '../../protocol.ts';
import { ask } from '../document/api.ts';
import { fixOf } from '../document/fixes.ts';
import type { UnsavedCode } from '../document/slice.ts';
import { goTo } from '../selection/go-to.ts';
import { getState, type State, subscribe } from '../store.ts';
import { pathAt, rangeOf } from './json-paths.ts';
import { jsonLanguage } from './language.ts';
import { type FileSync, fromFile, linesOf, syncFile } from './sync-file.ts';
import { codeTheme } from './theme.ts';

/** The time that the caret must rest before its value is selected, in milliseconds. */
const rest = 150;

/** The time until the schema is asked for again, in milliseconds. */
const again = 2000;

const choose = StateEffect.define<{ from: number; to: number } | undefined>();

/** The highlighted lines of the selected value. */
const chosen = StateField.define<DecorationSet>({
  create: () => Decoration.none,
  update(lines, { effects, changes, state: { doc } }) {
    let next = lines.map(changes);
    for (const effect of effects) {
      if (!effect.is(choose)) continue;
      const { value: range } = effect;
      if (!range) return Decoration.none;
      const [first, last] = [doc.lineAt(range.from).number, doc.lineAt(range.to).number];
      const starts = Array.from({ length: last - first + 1 }, (_, at) => doc.line(first + at).from);
      next = Decoration.set(starts.map((from) => Decoration.line({ class: 'cm-chosen' }).range(from)));
    }
    return next;
  },
  provide: (field) => EditorView.decorations.from(field),
});

/** Opens the one editor of the file. It stays when the panel is closed, with its undo history and unsent changes. */
function open(): { view: EditorView; follower: FileSync } {
  editor ??= createEditor();
  return editor;
}
let editor: ReturnType<typeof open> | undefined;

export const codeEditor = (): EditorView => open().view;

/** Goes on with code that was typed in another document. */
export const resumeCode = (code: UnsavedCode): void => open().follower.typeAgain(code);

function createEditor(): ReturnType<typeof open> {
  const { file } = getState();
  if (!file) throw new Error('There is no file yet');
  let follower: FileSync | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const leave = () => {
    follower?.leave();
    return false;
  };
  const view = new EditorView({
    state: EditorState.create({
      doc: linesOf(file.text),
      extensions: [
        lineNumbers(),
        foldGutter(),
        codeFolding(),
        lintGutter(),
        highlightSpecialChars(),
        highlightActiveLine(),
        highlightActiveLineGutter(),
        highlightSelectionMatches(),
        history(),
        drawSelection(),
        EditorView.lineWrapping,
        indentOnInput(),
        indentUnit.of(/^([ \t]+)\S/m.exec(file.text)?.[1] ?? '  '),
        bracketMatching(),
        closeBrackets(),
        search({ top: true }),
        json(),
        jsonLanguage(siteSchema()),
        chosen,
        codeTheme,
        EditorView.contentAttributes.of({
          'aria-label': 'The file as code',
          spellcheck: 'false',
          'data-start': '',
          tabindex: '0',
        }),
        keymap.of([
          { key: 'Mod-s', run: leave, preventDefault: true },
          ...closeBracketsKeymap,
          ...completionKeymap,
          ...searchKeymap,
          ...historyKeymap,
          ...foldKeymap,
          ...lintKeymap,
          ...defaultKeymap,
          // Escape lets Tab leave instead.
          indentWithTab,
        ]),
        EditorView.domEventHandlers({
          blur: leave,
          // Escape must not select the parent.
          keydown: (event) => {
            if (event.key === 'Escape') event.stopPropagation();
          },
        }),
        EditorView.updateListener.of((update) => {
          follower?.update(update);
          if (!update.selectionSet && !update.docChanged) return;
          if (!hasFocus(view) || update.transactions.some((one) => one.annotation(fromFile))) return;
          clearTimeout(timer);
          timer = setTimeout(() => selectAt(view), rest);
        }),
      ],
    }),
  });
  const followed = syncFile(view, file);
  follower = followed;
  const look = (state: State, before: Partial<State>) => {
    if (state.file && state.file !== before.file) takeFile(view, followed, state.file);
    if (!isSamePath(state.selection, before.selection)) showSelection(view, state);
  };
  subscribe(look);
  look(getState(), {});
  return { view, follower: followed };
}

async function siteSchema(): Promise<object> {
  for (;;) {
    const answer = await ask<CodeAnswer>('code');
    if (answer.ok) return answer.schema;
    await new Promise((next) => setTimeout(next, again));
  }
}

/** Returns whether the focus is in the code or in its search. */
const hasFocus = (view: EditorView) => view.dom.contains(document.activeElement);

function takeFile(view: EditorView, follower: FileSync, file: FileState): void {
  follower.take(file);
  const placed = (issue: Issue): Diagnostic => {
    const from = follower.offsetOf(issue.line, issue.column);
    const fix = fixOf(issue);
    return {
      from,
      to: Math.max(from, follower.offsetOf(issue.endLine, issue.endColumn)),
      severity: issue.severity,
      message: `${issue.message} ${issue.hint}`,
      ...(fix && { actions: [{ name: fix.label, apply: once(fix.run) }] }),
    };
  };
  const own = file.issues.filter((issue) => issue.file === file.name);
  view.dispatch(setDiagnostics(view.state, own.map(placed)), { annotations: fromFile.of(true) });
}

/** CodeMirror calls an action when the mouse button goes down, and again when it goes up later than 100 ms after. */
function once(run: () => void): () => void {
  let hasRun = false;
  return () => {
    if (!hasRun) run();
    hasRun = true;
  };
}

/** Selects the value at the caret. */
function selectAt(view: EditorView): void {
  const { value, selection, isBroken } = getState();
  const path = idPathOf(value, pathAt(view.state, view.state.selection.main.head));
  if (!isBroken && path.length > 0 && findPath(value, path) && !isSamePath(path, selection))
    goTo(path, { from: 'code' });
}

/** Highlights the lines of the selected value. Moves the caret there, unless the code has the focus. */
function showSelection(view: EditorView, { value, selection }: State): void {
  const path = selection && findPath(value, selection);
  const range = path && rangeOf(view.state, path);
  const isElsewhere = range && !hasFocus(view);
  view.dispatch({
    effects: [
      choose.of(range),
      ...(isElsewhere ? [EditorView.scrollIntoView(range.from, { y: 'start', yMargin: 60 })] : []),
    ],
    ...(isElsewhere && { selection: { anchor: range.from } }),
    annotations: fromFile.of(true),
  });
}

/** Moves the caret to a place, and scrolls there. */
export function goToLine(view: EditorView, line: number, column: number): void {
  const { doc } = view.state;
  const { from, to } = doc.line(Math.min(Math.max(line, 1), doc.lines));
  const anchor = Math.min(from + column - 1, to);
  view.dispatch({
    selection: { anchor },
    effects: EditorView.scrollIntoView(anchor, { y: 'center' }),
    annotations: fromFile.of(true),
  });
  view.focus();
}
