import { HighlightStyle, syntaxHighlighting } from '@codemirror/language';
import { EditorView } from '@codemirror/view';
import { tags } from '@lezer/highlight';

const look = EditorView.theme({
  '&': { height: '100%', fontSize: '0.8125rem', color: 'var(--mantine-color-text)' },
  '&.cm-focused': { outline: 'none' },
  '.cm-scroller': { fontFamily: "ui-monospace, 'Cascadia Code', Menlo, Consolas, monospace", lineHeight: '1.6' },
  '.cm-content': { caretColor: 'var(--mantine-color-text)', paddingBlock: '0.5rem' },
  '.cm-cursor': { borderLeftColor: 'var(--mantine-color-text)', borderLeftWidth: '2px' },
  '.cm-gutters': {
    background: 'var(--mantine-color-body)',
    color: 'var(--mantine-color-dimmed)',
    border: 'none',
    paddingInlineStart: '0.25rem',
  },
  '.cm-lineNumbers .cm-gutterElement': { fontVariantNumeric: 'tabular-nums', paddingInlineEnd: '0.75rem' },
  '.cm-foldGutter span': { color: 'var(--mantine-color-dimmed)', cursor: 'pointer' },
  '.cm-activeLine': { background: 'color-mix(in srgb, var(--studio-hover) 70%, transparent)' },
  '.cm-activeLineGutter': { background: 'var(--studio-hover)', color: 'var(--mantine-color-text)' },
  '&.cm-focused > .cm-scroller > .cm-selectionLayer .cm-selectionBackground, .cm-selectionBackground': {
    background: 'var(--code-selection)',
  },
  '.cm-line.cm-chosen': {
    background: 'color-mix(in srgb, var(--studio-chosen) 60%, transparent)',
    boxShadow: 'inset 2px 0 var(--mantine-primary-color-filled)',
  },
  '.cm-matchingBracket, &.cm-focused .cm-matchingBracket': {
    background: 'var(--studio-chosen)',
    outline: '1px solid var(--mantine-primary-color-filled)',
    color: 'inherit',
  },
  '.cm-tooltip': {
    border: '1px solid var(--mantine-color-default-border)',
    borderRadius: 'var(--mantine-radius-md)',
    background: 'var(--mantine-color-body)',
    boxShadow: 'var(--mantine-shadow-md)',
    overflow: 'hidden',
  },
  '.cm-tooltip.cm-tooltip-autocomplete > ul': { fontFamily: 'inherit', maxHeight: '16rem' },
  '.cm-tooltip.cm-tooltip-autocomplete > ul > li': { padding: '0.25rem 0.625rem', lineHeight: '1.4' },
  '.cm-tooltip-autocomplete ul li[aria-selected]': {
    background: 'var(--studio-chosen)',
    color: 'var(--studio-chosen-text)',
  },
  '.cm-completionDetail': { color: 'var(--mantine-color-dimmed)' },
  '.cm-tooltip.cm-completionInfo, .cm-about': {
    maxWidth: '26rem',
    padding: '0.5rem 0.75rem',
    fontFamily: 'var(--mantine-font-family)',
    lineHeight: '1.45',
    whiteSpace: 'pre-wrap',
  },
  '.cm-about code': { fontFamily: 'ui-monospace, monospace', color: 'var(--code-key)' },
  '.cm-diagnostic': { maxWidth: '34rem', padding: '0.5rem 0.75rem', fontFamily: 'var(--mantine-font-family)' },
  '.cm-diagnosticAction': {
    padding: '0.125rem 0.5rem',
    borderRadius: 'var(--mantine-radius-sm)',
    background: 'var(--mantine-primary-color-filled)',
    color: 'var(--mantine-primary-color-contrast)',
  },
  '.cm-panels': { background: 'var(--mantine-color-body)', color: 'inherit', borderColor: 'var(--studio-line)' },
  '.cm-panels-top': { borderBlockEnd: '1px solid var(--studio-line)' },
  '.cm-panel.cm-search': { padding: '0.5rem 0.75rem' },
  '.cm-panel.cm-search [name=close]': {
    insetInlineEnd: '0.5rem',
    minInlineSize: '1.5rem',
    minBlockSize: '1.5rem',
    color: 'inherit',
  },
  '.cm-textfield, .cm-button': {
    border: '1px solid var(--mantine-color-default-border)',
    borderRadius: 'var(--mantine-radius-sm)',
    background: 'var(--mantine-color-default)',
    color: 'inherit',
  },
  '.cm-searchMatch': { background: 'var(--code-match)' },
  '.cm-foldPlaceholder': {
    background: 'var(--studio-hover)',
    border: '1px solid var(--studio-line)',
    color: 'var(--mantine-color-dimmed)',
  },
});

const colors = HighlightStyle.define([
  { tag: tags.propertyName, color: 'var(--code-key)' },
  { tag: tags.string, color: 'var(--code-text)' },
  { tag: [tags.number, tags.bool, tags.null], color: 'var(--code-value)' },
  { tag: [tags.separator, tags.squareBracket, tags.brace], color: 'var(--mantine-color-dimmed)' },
]);

/** The theme of the code, with Studio's colors for both schemes. */
export const codeTheme = [look, syntaxHighlighting(colors)];
