/** The start and the end of a selection, in characters of the text. */
export type Selected = [anchor: number, focus: number];

/** Returns the text of a field for the config. */
export const visibleText = (element: HTMLElement): string =>
  element instanceof HTMLTextAreaElement ? element.value : (element.textContent ?? '').replace(/[\r\n]+/g, ' ');

/** Returns the nodes for a text in a field. A token is one element, which can be deleted but not changed. */
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

/** Returns the selection in a field; undefined if it is elsewhere. */
export function caretOf(element: HTMLElement): Selected | undefined {
  if (element instanceof HTMLTextAreaElement) return [element.selectionStart, element.selectionEnd];
  const { anchorNode, anchorOffset, focusNode, focusOffset } = getSelection() ?? {};
  if (!anchorNode || !focusNode || !element.contains(anchorNode) || !element.contains(focusNode)) return undefined;
  return [charactersTo(element, anchorNode, anchorOffset ?? 0), charactersTo(element, focusNode, focusOffset ?? 0)];
}

/** Returns how many characters of a field are before a point; undefined if the point is elsewhere. */
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

/** Sets the selection. A position within a token becomes the one after it. */
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
