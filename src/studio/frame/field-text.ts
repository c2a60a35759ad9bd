/** Where the selection begins and where it ends, in characters of the text. */
export type Selected = [anchor: number, focus: number];

/** The text of a field, as the config has it. */
export const wordsOf = (element: HTMLElement): string =>
  element instanceof HTMLTextAreaElement ? element.value : (element.textContent ?? '').replace(/[\r\n]+/g, ' ');

/** A text in a field: what stands in braces is one thing that can be deleted and not changed. */
export function contentFor(text: string): Node[] {
  return text.split(/(\{\{|\}\}|\{[a-zA-Z][\w.-]*\})/).flatMap((part) => {
    if (!/^\{\w/.test(part)) return part ? document.createTextNode(part) : [];
    const chip = document.createElement('span');
    chip.className = 'studio-token';
    chip.contentEditable = 'false';
    chip.textContent = part;
    return chip;
  });
}

/** Where the selection is in a field; undefined where it is elsewhere. */
export function caretOf(element: HTMLElement): Selected | undefined {
  if (element instanceof HTMLTextAreaElement) return [element.selectionStart, element.selectionEnd];
  const { anchorNode, anchorOffset, focusNode, focusOffset } = getSelection() ?? {};
  if (!anchorNode || !focusNode || !element.contains(anchorNode) || !element.contains(focusNode)) return undefined;
  return [charactersTo(element, anchorNode, anchorOffset ?? 0), charactersTo(element, focusNode, focusOffset ?? 0)];
}

/** How many characters of a field stand before a point; undefined where the point is elsewhere. */
export function charactersAt(element: HTMLElement, { x, y }: { x: number; y: number }): number | undefined {
  const caret = document.caretPositionFromPoint?.(x, y);
  return caret && element.contains(caret.offsetNode) && !(element instanceof HTMLTextAreaElement)
    ? charactersTo(element, caret.offsetNode, caret.offset)
    : undefined;
}

function charactersTo(element: HTMLElement, node: Node, offset: number): number {
  const range = document.createRange();
  range.setStart(element, 0);
  range.setEnd(node, offset);
  return range.toString().length;
}

/** Puts the selection there; a place within a token is the one behind it. */
export function setCaret(element: HTMLElement, [anchor, focus]: Selected): void {
  if (element instanceof HTMLTextAreaElement) {
    element.setSelectionRange(Math.min(anchor, focus), Math.max(anchor, focus));
    return;
  }
  getSelection()?.setBaseAndExtent(...spotAt(element, anchor), ...spotAt(element, focus));
}

function spotAt(element: HTMLElement, characters: number): [Node, number] {
  let rest = characters;
  for (const [at, node] of [...element.childNodes].entries()) {
    const length = node.textContent?.length ?? 0;
    if (rest <= length && node instanceof Text) return [node, rest];
    if (rest === 0) return [element, at];
    if (rest < length || (rest === length && !(element.childNodes[at + 1] instanceof Text))) return [element, at + 1];
    rest -= length;
  }
  return [element, element.childNodes.length];
}
