const longest = 60;

/** Quotes a text as JSON does, shortened, with what a terminal would obey or hide written as an escape. */
export function quote(text: string): string {
  const start = text.length > longest ? `${text.slice(0, longest)}…` : text;
  return JSON.stringify(start).replace(
    /[\u007f-\u009f\u00ad\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff]/g,
    (char) => `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}
