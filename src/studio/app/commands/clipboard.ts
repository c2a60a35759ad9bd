import { optionOf, type SchemaNode } from '../../../diagnostics/schema-node.ts';
import type { IdPath } from '../../../json/edit/id-path.ts';
import { isObject, keyOf, listOf } from '../../../json/values.ts';
import { announce, tell } from '../announce.ts';
import { publicFiles } from '../document/files.ts';
import { kindAndName, pageRoute, schemaNodeOfPath, shorten, valueIn } from '../document/paths.ts';
import { fitIn } from '../document/sample.ts';
import { shapeIssues } from '../document/typing.ts';
import { getState } from '../store.ts';
import { insertItem, listPositionOf, mayGrow } from './items.ts';

// Copies sections and items as JSON to the clipboard, for another place, another site or a text editor.

/** Returns the JSON of an item of a list. */
function jsonOf(path: IdPath | undefined): string | undefined {
  const place = listPositionOf(path);
  return place && JSON.stringify(place.items[place.at], null, 2);
}

export async function copyItem(path: IdPath): Promise<void> {
  const json = jsonOf(path);
  if (json === undefined) return;
  await navigator.clipboard.writeText(json);
  announce(`Copied ${shorten(kindAndName(getState().value, path).name)}`);
}

export async function pasteItem(path: IdPath | undefined): Promise<void> {
  try {
    await paste(await navigator.clipboard.readText(), path);
  } catch {
    tell('The browser does not allow reading the clipboard. Press the keys for pasting.');
  }
}

/** Inserts the item of a JSON text into the selected list, or after the selected item, or at the end of the page. */
async function paste(text: string, path: IdPath | undefined): Promise<void> {
  const { value, page } = getState();
  const thing = parse(text);
  if (!isObject(thing)) return tell('The clipboard has no section or item that fits here.');
  const place = listPositionOf(path);
  const sections: IdPath = [...(pageRoute(value, page) ?? []), 'sections'];
  const targets = [
    ...(path ? [{ list: path, at: listOf(valueIn(value, path)).length }] : []),
    ...(place ? [{ list: place.list, at: place.at + 1 }] : []),
    { list: sections, at: listOf(valueIn(value, sections)).length },
  ];
  let reason: string | undefined;
  for (const { list, at } of targets) {
    const schemaNode = schemaNodeOfPath(value, list);
    if (schemaNode?.kind !== 'list' || !mayGrow(list) || !isOfKind(thing, schemaNode.item)) continue;
    const fitted = fitIn(value, thing, schemaNode.item, await publicFiles());
    const [issue] = shapeIssues([...list, at], fitted.thing, schemaNode.item);
    if (!issue) return insertItem(list, at, fitted.thing, fitted.edits);
    reason ??= `${issue.message} ${issue.hint}`;
  }
  tell(reason ?? 'The clipboard has no section or item that fits here.');
}

/** Returns whether an object could be an item: it has only known keys. */
function isOfKind(thing: Record<string, unknown>, schemaNode: SchemaNode): boolean {
  if (schemaNode.kind === 'choice')
    return optionOf(thing, schemaNode) !== undefined || keyOf(thing, schemaNode.by) !== undefined;
  return schemaNode.kind === 'object' && Object.keys(thing).every((key) => schemaNode.keys.has(key));
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Handles the browser's own copy and paste, except in text fields. */
export function listenToClipboard(): void {
  const isText = () => document.activeElement?.matches('input, textarea, [contenteditable]') ?? false;
  document.addEventListener('copy', (event) => {
    const json = isText() || !getSelection()?.isCollapsed ? undefined : jsonOf(getState().selection);
    if (json === undefined) return;
    event.preventDefault();
    event.clipboardData?.setData('text/plain', json);
    announce(`Copied ${shorten(kindAndName(getState().value, getState().selection ?? []).name)}`);
  });
  document.addEventListener('paste', (event) => {
    const text = event.clipboardData?.getData('text/plain');
    if (isText() || !text) return;
    event.preventDefault();
    void paste(text, getState().selection);
  });
}
