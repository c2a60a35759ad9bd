/** Returns whether a Markdown value of the config is the path of the file that has the text. */
export const isMarkdownFile = (value: string): boolean => /^\S{1,300}\.md$/i.test(value);
