// Everything that a command or a server prints passes through this module. What a terminal, or the log of a CI service, would take for more
// than text (control characters, line breaks in a name, marks that change the direction, workflow commands) is shown as an escape.

declare const isSafe: unique symbol;
/** Text that its reader takes for nothing but text. */
export type SafeText = string & { readonly [isSafe]: true };

/** The standard output or the standard error of a command. */
export interface Output {
  write(text: SafeText): unknown;
  isTTY?: boolean;
}

const unseen = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu;

const escaped = (char: string): string => {
  const code = (char.codePointAt(0) as number).toString(16);
  return code.length > 4 ? `\\u{${code}}` : `\\u${code.padStart(4, '0')}`;
};

/** A name, or another part of a line. */
export const safePart = (text: string): SafeText => text.replace(unseen, escaped) as SafeText;

/** A text of several lines. GitHub reads a line that begins with "::" or "##[" as a command. */
export const safeText = (text: string): SafeText =>
  text
    .replaceAll('\r\n', '\n')
    .replace(unseen, (char) => (char === '\n' || char === '\t' ? char : escaped(char)))
    .replace(/^([^\S\n]*)(?=::|##\[)/gm, '$1\\') as SafeText;

/** A value as JSON. */
export const safeJson = (value: unknown): SafeText =>
  JSON.stringify(value, null, 2).replace(/(?!\n)[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, (char) =>
    Array.from({ length: char.length }, (_, at) => `\\u${char.charCodeAt(at).toString(16).padStart(4, '0')}`).join(''),
  ) as SafeText;

/** An annotation of GitHub: a command, its properties, and a message. */
export const safeCommand = (
  name: string,
  properties: Record<string, string | number | undefined>,
  message: string,
): SafeText => {
  const data = (text: string) =>
    text
      .replace(unseen, (char) => (/[\r\n]/.test(char) ? char : escaped(char)))
      .replace(/%/g, '%25')
      .replace(/\r/g, '%0D')
      .replace(/\n/g, '%0A');
  const all = Object.entries(properties).flatMap(([key, value]) =>
    value === undefined ? [] : [`${key}=${data(String(value)).replace(/:/g, '%3A').replace(/,/g, '%2C')}`],
  );
  return `::${name} ${all.join(',')}::${data(message)}` as SafeText;
};

/** Joins texts that are safe each. */
export const joinSafe = (texts: SafeText[], between: '' | '\n' = ''): SafeText => texts.join(between) as SafeText;

/** Text of a style, for a terminal. */
export const styled = (code: number, text: SafeText): SafeText => `\u001b[${code}m${text}\u001b[0m` as SafeText;

/** Writes lines, in which every value is one part: `print(out)`Wrote ${file}.``. */
export const print =
  (out: Output) =>
  (lines: TemplateStringsArray, ...values: (string | number)[]): void => {
    const text = lines.reduce((before, line, at) => `${before}${safePart(String(values[at - 1]))}${line}`);
    out.write(safeText(`${text}\n`));
  };

/** The log of Vite, with its colors. */
export const safeLog = (text: string): SafeText =>
  joinSafe(
    // biome-ignore lint/suspicious/noControlCharactersInRegex: the colors of a terminal
    text.split(/(\u001b\[[\d;]*m)/).map((part, at) => (at % 2 === 1 ? (part as SafeText) : safeText(part))),
  );

/** Quotes an argument of a printed command for a shell, which then runs nothing in it. */
export const shellArgument = (text: string): string =>
  /^[\w./:@+=][\w./:@+=-]*$/.test(text) ? text : `'${text.replaceAll("'", "'\\''")}'`;
