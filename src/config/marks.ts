// A mark follows a text and has its number and its length, in digits of base 7. The nine characters are unassigned in Unicode, fonts
// show nothing for them, and the check refuses them in a config.
const zero = 0xfff0;
const [between, last] = ['\ufff7', '\ufff8'];
const mark = /([\ufff0-\ufff6]+)(?:\ufff7([\ufff0-\ufff6]+))?\ufff8/g;

/** The end of a marked text within another text, and its length if known. */
export interface Ending {
  number: number;
  at: number;
  length?: number;
}

/** Returns the mark of a text. */
export const markOf = (number: number, length?: number): string =>
  write(number) + (length === undefined ? '' : between + write(length)) + last;

const write = (number: number) =>
  number.toString(7).replace(/\d/g, (digit) => String.fromCharCode(zero + Number(digit)));
const read = (digits: string) =>
  Number.parseInt(
    digits.replace(/./g, (sign) => String(sign.charCodeAt(0) - zero)),
    7,
  );

export const hasMarks = (text: string): boolean => text.includes(last);

export const withoutMarks = (text: string): string => (hasMarks(text) ? text.replace(mark, '') : text);

/** Removes the marks of a text, and returns where they were. */
export function readMarks(marked: string): { text: string; endings: Ending[] } {
  const endings: Ending[] = [];
  let text = '';
  let from = 0;
  for (const { 0: found, 1: number = '', 2: length, index } of marked.matchAll(mark)) {
    text += marked.slice(from, index);
    from = index + found.length;
    endings.push({ number: read(number), at: text.length, ...(length && { length: read(length) }) });
  }
  return { text: text + marked.slice(from), endings };
}

/** Splits off the mark at the end of a text; it is empty if there is none. */
export function splitMark(marked: string): { text: string; mark: string } {
  const at = marked.search(/[\ufff0-\ufff7]+\ufff8$/);
  return at < 0 ? { text: marked, mark: '' } : { text: marked.slice(0, at), mark: marked.slice(at) };
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
