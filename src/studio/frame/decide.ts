import type { IdPath } from '../../json/edit/id-path.ts';
import type { EditableValue } from '../../pages/editable-value.ts';
import { upFrom } from './dom.ts';
import { commonPath } from './places.ts';

/** A text on the page, and the values that it may show. */
export interface Candidate {
  node: Text | Attr;
  element: Element;
  options: EditableValue[];
}

/** Leaves one option in each text: the texts around one tell which item it belongs to. */
export function decide(root: Element, texts: Candidate[]): void {
  const decided = new Map<Element, IdPath[]>();
  /** The values that are shown already: in texts, and in each attribute. */
  const used = new Map<string, Set<EditableValue>>();
  let open = texts;
  confirm(texts.filter(({ options }) => options.length === 1));
  while (open.length > 0) {
    const choices = open.map((one) => ({ one, ...nearest(one) }));
    const least = Math.min(...choices.map(({ steps }) => steps));
    const clear = choices.filter(({ steps }) => steps === least);
    if (least === Number.POSITIVE_INFINITY) confirm(inOrder(choices));
    else confirm(clear.map(({ one, options }) => Object.assign(one, { options })));
  }

  function confirm(ready: Candidate[]): void {
    for (const one of ready) {
      const place = one.options[0] as EditableValue;
      used.set(kindOf(one), (used.get(kindOf(one)) ?? new Set()).add(place));
      for (const outer of upFrom(one.element)) {
        const paths = decided.get(outer) ?? [];
        decided.set(outer, paths);
        paths.push(place.path);
        if (outer === root) break;
      }
    }
    open = open.filter((one) => !ready.includes(one));
  }

  /** Climbs until the decided texts within an element belong to one option only. Each value is shown once, if there are enough. */
  function nearest(one: Candidate): { options: EditableValue[]; steps: number } {
    const free = one.options.filter((option) => !used.get(kindOf(one))?.has(option));
    let options = free.length > 0 ? free : one.options;
    let steps = 0;
    for (const outer of upFrom(one.element)) {
      if (options.length === 1) return { options, steps };
      const known = decided.get(outer);
      if (known) options = closest(options, known);
      if (options.length === 1) return { options, steps };
      if (outer === root) break;
      steps++;
    }
    return { options, steps: Number.POSITIVE_INFINITY };
  }

  /** Gives the first texts with the same options these options in turn. */
  function inOrder(choices: { one: Candidate; options: EditableValue[] }[]): Candidate[] {
    const [first] = choices;
    if (!first) return [];
    const isAlike = ({ one, options }: (typeof choices)[number]) =>
      kindOf(one) === kindOf(first.one) &&
      options.length === first.options.length &&
      options.every((option, at) => option === first.options[at]);
    return choices
      .filter(isAlike)
      .map(({ one, options }, at) => Object.assign(one, { options: [options[at % options.length] as EditableValue] }));
  }
}

const kindOf = ({ node }: Candidate) => node.nodeName;

/** Returns the options whose path has most in common with one of the paths. */
function closest(options: EditableValue[], paths: IdPath[]): EditableValue[] {
  const common = options.map(({ path }) => Math.max(...paths.map((other) => commonPath([path, other]).length)));
  const most = Math.max(...common);
  return options.filter((_, at) => common[at] === most);
}
