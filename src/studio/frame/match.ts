import { type IdPath, isSamePath } from '../../json/edit/id-path.ts';
import type { EditableValue } from '../../pages/editable-value.ts';
import { type Candidate, decide } from './decide.ts';
import { attributeOf, closest, contains, matches, textOf, upFrom } from './dom.ts';

// Finds which value of the config each text of a part of the page shows.

/** A node that can show values of the config. */
export type TextOrAttribute = Text | Attr;

/** A text on the page, and the value that it shows. */
export interface Match {
  node: TextOrAttribute;
  /** The characters of the node that are the text. */
  from: number;
  to: number;
  value: EditableValue;
  /** The other places with the same group name. */
  also: IdPath[];
  /** Whether the characters are the value, and not made from it. */
  isValue: boolean;
}

/** A text of which it is not known yet which of some values it shows. */
interface Open extends Omit<Match, 'value' | 'also'>, Candidate {
  /** Links and sources are not shown. They tell which texts belong together. */
  isHint: boolean;
}

/** The HTML attributes whose values are texts for visitors. */
export const wordAttributes = [
  'alt',
  'aria-label',
  'aria-roledescription',
  'data-download',
  'label',
  'placeholder',
  'title',
  'value',
];
const hintAttributes = ['href', 'src', 'datetime', 'value'];

/**
 * Finds the values that the texts in an element show. A text is found by its words; one that a component made from a value, by the
 * machine-readable value of the `<time>` or `<data>` around it. If several values have the same words, the texts around decide: the row
 * or card with other texts of the same item is the item. `leaves` are elements that are no part of the element.
 */
export function matchTexts(
  root: Element,
  own: EditableValue[],
  shared: EditableValue[],
  leaves: string,
  typed: Typed,
): Match[] {
  const words = indexWords(own, shared, typed);
  const open = textsIn(root, leaves, words);
  decide(root, open);
  return open
    .filter(({ isHint }) => !isHint)
    .map(({ element, options: [first], isHint, ...match }) => {
      const value = first as EditableValue;
      return { ...match, value, also: words.groups.get(value) ?? [] };
    });
}

/** Returns the text that was typed for a value and may not be saved yet. */
type Typed = (path: IdPath) => string | undefined;

interface Words {
  /** The values by their words. */
  by: Map<string, EditableValue[]>;
  /** The words that occur within longer texts, the longest first. */
  inner: string[];
  longest: number;
  /** Texts with placeholders. */
  patterns: EditableValue[];
  /** The links of objects that have one. */
  links: Map<string, string>;
  groups: Map<EditableValue, IdPath[]>;
  isShared: (place: EditableValue) => boolean;
}

function indexWords(own: EditableValue[], shared: EditableValue[], typed: Typed): Words {
  const by = new Map<string, EditableValue[]>();
  const groups = new Map<EditableValue, IdPath[]>();
  const patterns: EditableValue[] = [];
  const links = new Map<string, string>();
  const isOwn = new Set(own);
  for (const place of [...own, ...shared]) {
    const now = place.kind === 'text' ? typed(place.path) : undefined;
    if (place.path.at(-1) === 'href') links.set(ownerOf(place), place.texts.join());
    if (place.kind === 'text' && place.texts.length > 1 && place.texts.some((part) => /\S/.test(part)))
      patterns.push(place);
    for (const part of now === undefined ? place.texts : [...place.texts, now]) {
      const text = part.trim();
      const known = by.get(text);
      if (text === '' || known?.some((one) => isSamePath(one.path, place.path))) continue;
      const group = place.isGroup && known?.find((one) => isSameGroup(one, place));
      if (group) groups.set(group, [...(groups.get(group) ?? []), place.path]);
      else if (known) known.push(place);
      else by.set(text, [place]);
    }
  }
  const isShown = (place: EditableValue) => place.kind !== 'value';
  const inner = [...by.keys()].filter((text) => text.length > 1).sort((a, b) => b.length - a.length);
  for (const [text, places] of by) if (places.some(isShown)) by.set(text, sorted(places, isShown));
  return { by, inner, longest: inner[0]?.length ?? 0, patterns, links, groups, isShared: (place) => !isOwn.has(place) };
}

const ownerOf = ({ path }: EditableValue) => JSON.stringify(path.slice(0, -1));

const sorted = (places: EditableValue[], isFirst: (place: EditableValue) => boolean) => [
  ...places.filter(isFirst),
  ...places.filter((one) => !isFirst(one)),
];

/** Returns whether two group names are of items in the same list. */
const isSameGroup = (one: EditableValue, other: EditableValue) =>
  one.isGroup === true && namesIn(one.path).join() === namesIn(other.path).join();
const namesIn = (path: IdPath) => path.filter((step) => typeof step === 'string');

/** Finds the texts in an element that may show values, in the order of the page. */
function textsIn(root: Element, leaves: string, words: Words): Open[] {
  const found: Open[] = [];
  const add = (node: TextOrAttribute, element: Element, options: EditableValue[], more: Partial<Open> = {}) => {
    const text = node.nodeValue ?? '';
    const from = text.length - text.trimStart().length;
    found.push({ node, element, from, to: text.trimEnd().length, options, isValue: true, isHint: false, ...more });
  };
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT, (node) =>
    node instanceof Element && matches(node, leaves) ? NodeFilter.FILTER_REJECT : NodeFilter.FILTER_ACCEPT,
  );
  /** The machine-readable value around the current node. */
  let made: { element: Element; options: EditableValue[] } | undefined;
  for (let node: Node | null = root; node; node = walker.nextNode()) {
    if (node instanceof Element) {
      for (const name of hintAttributes) {
        const attribute = attributeOf(node, name);
        const known = attribute ? (words.by.get(attribute.value.trim()) ?? []) : [];
        const isMade = matches(node, 'time, data');
        const options = isMade ? known : known.filter(({ kind }) => kind === 'value');
        if (!attribute || options.length === 0) continue;
        if (isMade) made = { element: node, options };
        add(attribute, node, options, { isHint: !isMade, isValue: false });
      }
      for (const name of wordAttributes) {
        const attribute = attributeOf(node, name);
        if (attribute) addText(attribute, node);
      }
    } else if (node.parentElement) addText(node as Text, node.parentElement);
  }
  return found;

  function addText(node: TextOrAttribute, element: Element): void {
    const text = (node.nodeValue ?? '').trim();
    if (text === '' || (node instanceof Attr && matches(element, 'data'))) return;
    const isMade = made !== undefined && node instanceof Text && contains(made.element, element);
    const known = isMade ? made?.options : words.by.get(text);
    const options = known ?? words.patterns.filter((one) => isMadeFrom(text, one.texts)).slice(0, 1);
    const whole = options.length > 0 ? options : (node instanceof Text && optionsOfWhole(element)) || [];
    const isValue = known !== undefined && (!isMade || known.some((one) => one.texts.includes(text)));
    const fitting = ofNode(ofLink(textsFirst(whole), element), node);
    if (fitting.length > 0) add(node, element, fitting, { isValue });
    else if (whole.length === 0)
      for (const part of partsOf(node.nodeValue ?? '', words)) add(node, element, part.options, part);
  }

  /** Leaves out the texts of objects that have another link than the one around an element. */
  function ofLink(options: EditableValue[], element: Element): EditableValue[] {
    const href = closest(element, 'a')?.getAttribute('href');
    const isLinked = (one: EditableValue) => (words.links.get(ownerOf(one)) ?? href) === href;
    const linked = href ? options.filter(isLinked) : options;
    return linked.length > 0 ? linked : options.filter((one) => !words.isShared(one));
  }

  /** Returns the values of a text that a component shows in several pieces. */
  function optionsOfWhole(element: Element): EditableValue[] | undefined {
    for (const outer of upFrom(element)) {
      if (outer === root) return undefined;
      const whole = textOf(outer).trim();
      if (whole.length > words.longest) return undefined;
      const known = words.by.get(whole);
      if (known) return known;
    }
    return undefined;
  }
}

/** The keys of texts that are shown in attributes. */
const attributeKeys = /^(alt|placeholders?)$/;

/** Leaves out texts for attributes in other places, if there are others. */
function ofNode(options: EditableValue[], node: TextOrAttribute): EditableValue[] {
  const fitting = options.filter(({ path }) => {
    const key = path.find((step) => typeof step === 'string' && attributeKeys.test(step));
    return node instanceof Attr ? String(key).startsWith(node.name) : key === undefined;
  });
  return fitting.length > 0 ? fitting : options;
}

/** Returns whether a text consists of the texts between placeholders, with something between them. */
function isMadeFrom(text: string, words: string[]): boolean {
  let at = 0;
  const isThere = words.every((part, index) => {
    const found = text.indexOf(part, index > 0 ? at + 1 : at);
    at = found + part.length;
    return found >= 0 && (index > 0 || found === 0);
  });
  return isThere && text.endsWith(words.at(-1) as string);
}

/** Without the values that are no texts for visitors, if there are others. */
const textsFirst = (places: EditableValue[]): EditableValue[] => {
  const texts = places.filter(({ kind }) => kind !== 'value');
  return texts.length > 0 ? texts : places;
};

/** Finds values within a longer text, as whole words. Of overlapping ones, the longest counts. */
function partsOf(text: string, { by, inner }: Words): Pick<Open, 'from' | 'to' | 'options'>[] {
  const parts: Pick<Open, 'from' | 'to' | 'options'>[] = [];
  for (const words of inner) {
    if (words.length >= text.length) continue;
    for (let from = text.indexOf(words); from >= 0; from = text.indexOf(words, from + words.length)) {
      const to = from + words.length;
      const isWord = !isInWord(text, from) && !isInWord(text, to);
      if (isWord && parts.every((part) => part.to <= from || to <= part.from))
        parts.push({ from, to, options: textsFirst(by.get(words) ?? []) });
    }
  }
  return parts.sort((a, b) => a.from - b.from);
}

const letter = /[\p{L}\p{N}]/u;
const isInWord = (text: string, at: number) => letter.test(text[at - 1] ?? '') && letter.test(text[at] ?? '');
