import { z } from 'zod';

/**
 * What a text or another value of the config means. The schema of such a value has its type as `field` in its metadata, and whoever needs to
 * know something about the value asks the type. A text without one is plain text or, if its schema describes a form, a name.
 */
export interface FieldType {
  /** What a value is called in a sentence, if not by its title: "2030-13-01" is not a date. */
  noun?: string;
  /** The control in Studio's forms. Default: a field for text, and for an object a field for each key. */
  control?: Control;
  /** Whether visitors read the text as it is, so that it is translated and may be typed on the page. */
  isWords?: true;
  /** Whether such a text is also sent, so that it stays as it is written, with its spaces. */
  isSent?: true;
  /** Whether it is Markdown, which may also be in a file. */
  isMarkdown?: true;
  /** Proposes texts for one of a wrong form, the most likely first. Those that the schema refuses are left out. */
  propose?(text: string): Iterable<string>;
  /** How to fix a wrong form if nothing can be proposed. */
  fix?(text: string): string | undefined;
  /** Checks a text of the right form beyond its schema. Of an object or a list, parts may be of a wrong form. */
  check?(value: unknown, site: CheckedSite): Iterable<Problem>;
  /** What a text is the name of. */
  reference?: Reference;
  /** The file or icon that a text is the name of. */
  asset?: Asset;
  /** The files that a text names besides. */
  files?(text: string, site: NamingSite): Iterable<NamedFile>;
  /** Returns a text with other links. */
  mapLinks?(text: string, to: (link: string) => string, referencesIn: ReferencesIn): string;
  /** Returns a text with other addresses of the files that it names, if the text is more than the name of one. */
  mapFiles?(text: string, to: (address: string) => string, referencesIn: ReferencesIn): string;
  /** Returns what is written in another language instead, if its file does not say it. */
  localize?(text: string, language: string): string;
}

/** The controls of Studio; `src/studio/app/form/controls.ts` has their components. */
export type Control = 'text' | 'link' | 'markdown' | 'icon' | 'file' | 'picture' | 'color' | 'date' | 'name' | 'font';

/**
 * The edit of a value that mends it. With `isChoice`, it is one of several ways: it is offered to a person, and never made without one.
 */
export type ValueEdit = { isChoice?: true } & (
  | { op: 'set'; value: unknown }
  /** Renames the key, and with `value` sets its value too. */
  | { op: 'rename'; key: string; value?: unknown }
  | { op: 'remove' }
  /** Puts quotes around a number, as it is written. */
  | { op: 'quote' }
  /** Replaces a part of a text, counted in the decoded text. */
  | { op: 'replace'; from: number; to: number; text: string }
);

/** What else a problem may come from: the names that the config has for something, the keys of the object, or another value. */
export type Need =
  | 'pages'
  | 'home page'
  | 'dialogs'
  | 'lists'
  | 'footers'
  | 'tokens'
  | 'set tokens'
  | 'values of tokens'
  | 'own keys'
  | (string | number)[];

/** A problem of a value, as its type finds it. */
export interface Problem {
  /** The path of the part that it is about. */
  path?: (string | number)[];
  /** The key of the part instead of its value, or some characters of a text. */
  at?: 'key' | { from: number; to: number };
  code: string;
  message: string;
  hint: string;
  /** The hint if the text is in a file of its own, where it is not written as JSON. */
  hintInFile?: string;
  /** Of a part of a text, `set` and `remove` are about that part. */
  edit?: ValueEdit | undefined;
  severity?: 'error' | 'warning';
  /** What it would not be without: if that is wrong itself, only that is reported. */
  needs?: Need;
  /** The path in the config of what makes it one, such as a `draft`. If the file of a language says that, it is reported there. */
  cause?: (string | number)[];
  /** What another part of the config must be, so that the value has no such problem. Studio writes it with a new value. */
  requires?: { path: string[]; value: unknown };
}

/** What a check may ask about the site. */
export interface CheckedSite {
  /** The config, in which other values may be wrong. */
  config: unknown;
  /** Quotes a text for a message. */
  quote(text: string): string;
  /** Checks that a link on the same page leads somewhere. */
  checkLink(link: string): Iterable<Problem>;
  /** Checks a text in Markdown, with its links. */
  checkMarkdown(text: string): Iterable<Problem>;
  /** Checks that a plain text has no marks that would be read literally. */
  checkText(text: string): Iterable<Problem>;
}

/** Something of the config with a name. */
export interface Thing {
  name: string;
  path: (string | number)[];
  value: unknown;
}

export interface Reference {
  /** Returns the things whose names a text may be. `of` is the collection of items. */
  things(config: unknown, of: string | undefined): Thing[];
  /** What to say if there is none with a name, which is quoted, and how to add one. Without it, another check says so. */
  missing?(name: string, of: string | undefined): Pick<Problem, 'code' | 'message' | 'hint' | 'needs'>;
}

/** Returns the reference to a key of a record of the config, such as `contacts`. */
export const keyReference = (what: string, record: string[], needs?: Need): Required<Reference> => ({
  things(config) {
    const entries = Object.entries(record.reduce<object>((part, key) => Object(Object(part)[key]), Object(config)));
    return entries.map(([name, value]) => ({ name, path: [...record, name], value }));
  },
  missing: (name) => ({
    code: `reference/${what.replace(/ .*/, '')}`,
    message: `There is no ${what} ${name}.`,
    hint: `Write it under "${record.join('.')}".`,
    ...(needs && { needs }),
  }),
});

export interface Asset {
  /** What it is, in a sentence. */
  what: string;
  /** The extensions of its files. */
  extensions: readonly string[];
  /** What a text names that does not begin with a slash: an icon, a language of code, or something for which there is no file. */
  otherwise?: 'icon' | 'code' | 'nothing';
  /** Whether the build makes smaller copies of it. */
  isScaled?: true;
}

/** A file that a text names, if the text is more than its name. */
interface NamedFile {
  address: string;
  asset?: Asset;
  /** The characters of the text that name it. */
  at?: { from: number; to: number };
  /** Whether the build makes it if it is not there. */
  isMade?: true;
}

/** What a type may ask to find the files that a text names. */
interface NamingSite {
  /** The folder of the downloads of the collection that the text is in. */
  downloads: string | undefined;
  referencesIn: ReferencesIn;
}

/** A link, a picture or a language of code in a text. */
export interface TextReference {
  type: 'link' | 'image' | 'code';
  name: string;
  /** The characters of the text that are the name. */
  at: { from: number; to: number };
}

/** Finds the references in a text in Markdown. */
type ReferencesIn = (markdown: string) => Iterable<TextReference>;

/** A string of at most `max` characters that matches a pattern. The length comes first, as very long strings exhaust the stack. */
export const matching = (pattern: RegExp, max: number) =>
  z.string().max(max, { abort: true }).regex(pattern, { abort: true });

/** Returns the metadata of a text of a type: what code editors show, and how to fix a wrong form. */
export const fieldMeta = (
  field: FieldType,
  title: string,
  description: string,
  examples: string[] = [],
  patternErrorMessage?: string,
) => ({
  title,
  description,
  ...(examples.length > 0 && { examples }),
  ...(patternErrorMessage && { patternErrorMessage }),
  field,
});
