import { withoutControls } from '../validate/rules/characters.ts';

/** Handles a paste into a text: without the characters that the check refuses, and in a text of one line with spaces for line breaks. */
export function cleanPaste(event: ClipboardEvent): void {
  const { target, clipboardData } = event;
  const field = target instanceof Element ? target.closest('input, textarea, .studio-field') : null;
  const pasted = clipboardData?.getData('text/plain');
  if (!field || !pasted) return;
  const clean = withoutControls(pasted);
  const text = field.localName === 'textarea' ? clean : clean.replace(/\s*[\r\n]\s*/g, ' ');
  if (text === pasted) return;
  event.preventDefault();
  // As if it was typed.
  document.execCommand('insertText', false, text);
}
