// A path in the folder of Markdown files may have spaces and any extension; other texts of that kind are words.
const path = /^(?:[./\\]*content[/\\][^\n]{0,250}\.\w{1,8}|[^\s?#]{1,250}\.(?:mdx?|markdown))(?:[?#][^\n]{0,50})?$/i;

/** Returns whether a Markdown value of the config is the path of the file that has the text. */
export const isTextFile = (value: string): boolean => path.test(value);
