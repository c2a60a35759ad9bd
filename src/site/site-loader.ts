import { displayName } from './file-issue.ts';
import { checkSite, emptyMemory, type LoadedSite } from './load-site.ts';
import { decodeConfig } from './read-config.ts';
import { readSaved } from './read-saved.ts';

export interface SiteLoader {
  /** Reads and checks the config as it is saved now; gives the same object as long as the file says the same. */
  load(): Promise<LoadedSite>;
  /** Says that files which the config names have changed. */
  forget(): void;
}

/** Loads a config again and again, as it is saved: what comes out is what `loadSite` would give. */
export function createSiteLoader(file: string, publicDir: string): SiteLoader {
  let memory = emptyMemory();
  let last: { bytes: Buffer; loaded: LoadedSite } | undefined;
  return {
    async load() {
      const read = await readSaved(file);
      const { bytes } = read.ok ? read : { bytes: undefined };
      if (bytes && last?.bytes.equals(bytes)) return last.loaded;
      const text = read.ok ? decodeConfig(file, read.bytes) : read;
      const loaded: LoadedSite = text.ok
        ? await checkSite(text.text, displayName(file), publicDir, memory)
        : { ok: false, issues: [text.issue] };
      last = bytes && { bytes, loaded };
      return loaded;
    },
    forget() {
      memory = { ...memory, files: new Map() };
      last = undefined;
    },
  };
}
