/** What must stand in a page for a selector to match there: all of these classes and values, and of each choice one alternative. */
export interface Needs {
  marks: string[];
  choices: Needs[][];
}

/** Attributes of Mantine's components that say how one looks, and which no script changes. */
export const lasting = /^data-(variant|size|orientation)$/;

/** Reads what a selector asks for. What stands in functional pseudo-classes other than `:is(…)` and `:where(…)` it need not have. */
export function needsOf(selector: string): Needs {
  const marks: string[] = [];
  const choices: Needs[][] = [];
  // What is read already is written as a class that no element has, and a number.
  const put = (list: unknown[], sign: string, read: unknown) => `.${sign}${list.push(read) - 1}`;
  let plain = selector.replace(/\[([^\]=]*)=?["']?([^\]"']*)["']?\]/g, (_, name: string, value: string) =>
    lasting.test(name) && value !== '' ? put(marks, mark, `${name}=${value}`) : '',
  );
  const read = (text: string): Needs => {
    const needs: Needs = { marks: [], choices: [] };
    for (const [, found = ''] of text.matchAll(/\.((?:[\w-]|\\.|[^\0-\x7f])+)/g)) {
      if (found.startsWith(mark)) needs.marks.push(marks[Number(found.slice(mark.length))] as string);
      else if (found.startsWith(choice)) needs.choices.push(choices[Number(found.slice(choice.length))] as Needs[]);
      else needs.marks.push(found.replaceAll('\\', ''));
    }
    return needs;
  };
  for (let before = ''; before !== plain; ) {
    before = plain;
    plain = plain.replace(/:([\w-]+)\(([^()]*)\)/g, (_, name: string, inside: string) =>
      /^(is|where)$/.test(name) ? put(choices, choice, inside.split(',').map(read)) : '',
    );
  }
  return read(plain);
}

const [mark, choice] = ['-mark-', '-choice-'];

/** Whether a page has what a selector needs. */
export function areMet({ marks, choices }: Needs, used: ReadonlySet<string>): boolean {
  for (const mark of marks) if (!used.has(mark)) return false;
  return choices.every((alternatives) => alternatives.some((needs) => areMet(needs, used)));
}
