/** Formats a number with its noun. */
export const plural = (number: number, noun: string): string => `${number} ${noun}${number === 1 ? '' : 's'}`;

/** Formats how long ago a time was. */
export function relativeTime(time: number): string {
  const minutes = Math.round((time - Date.now()) / 60_000);
  const format = new Intl.RelativeTimeFormat('en', { numeric: 'auto' });
  if (minutes > -1) return 'just now';
  if (minutes > -60) return format.format(minutes, 'minute');
  return minutes > -1440
    ? format.format(Math.round(minutes / 60), 'hour')
    : format.format(Math.round(minutes / 1440), 'day');
}

/** Says where a text is edited that stands in a Markdown file. */
export const inMarkdownFile = (file: string): string =>
  `This text is in ${file}. Change it there, in a text editor: the page follows each save.`;

/** Says where the texts of a page in another language are edited. */
export const inLanguageFile = (file: string): string =>
  `The texts of this page are in ${file}. Change them there, in a text editor: the page follows each save.`;
