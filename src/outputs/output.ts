/** A file of the site. `path` is below `dist/`, without a slash at its beginning. */
export type Output = { path: string } & (Text | Content | MadeFile | Copy | Page);

interface Text {
  text(): string;
}

/** A file that is made in each build, by a plugin. */
interface Content {
  content(): Promise<string | Uint8Array>;
}

/** A file that takes longer to make than to compare what it is made from. */
interface MadeFile {
  /** Everything that it is made from, as JSON data. */
  input(): unknown;
  make(): Promise<Buffer>;
}

interface Copy {
  /** The file on disk. */
  copyOf: string;
}

/** The document or the data of a page, which a renderer makes: threads in a build, Vite during development. */
interface Page {
  page: string;
}
