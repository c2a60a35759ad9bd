const longest = 60;

/** Returns the Unicode name of a character, such as "U+00A0". */
export const codePointName = (code: number): string => `U+${code.toString(16).toUpperCase().padStart(4, '0')}`;

/** Quotes a text as JSON, shortened, with invisible characters and those that control a terminal escaped. */
export function quote(text: string): string {
  const start = text.length > longest ? `${text.slice(0, longest)}…` : text;
  return JSON.stringify(start).replace(
    /[\u007f-\u009f\u00ad\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff]/g,
    (char) => `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}
