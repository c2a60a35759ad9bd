import { isUtf8 } from 'node:buffer';
import type { SiteConfig } from '../../schema/site.ts';
import { displayName } from '../cli/display-name.ts';
import { type CheckedConfig, checkedConfig, editRoute } from '../config/edit-route.ts';
import type { Issue } from '../config/issue.ts';
import { keyOf, listOf } from '../config/json.ts';
import { readSource } from '../config/locate.ts';
import { longestText, mostIssues } from '../config/parse-site.ts';
import { limits } from '../config/read/read-json.ts';
import type { Size } from './assets/picture-size.ts';
import { checkAssets } from './assets.ts';
import { checkSite, type LoadedSite } from './load-site.ts';
import { decodeConfig } from './read-config.ts';
import { readSaved } from './read-saved.ts';
import { changedSpan, type RouteSpans, routeSpans } from './route-spans.ts';

/** A site as it is after a save; the same object as long as the file says the same. */
export type SavedSite =
  | { ok: true; site: SiteConfig; written: unknown; images: Record<string, Size> }
  | { ok: false; issues: Issue[] };

export interface SiteLoader {
  /** Reads the config; where it differs from the last good one within one route, only that route is checked. */
  load(): Promise<SavedSite>;
  /** Says that files which the config names have changed. */
  forget(): void;
}

/** A good config, with what is needed to go on from it. */
interface Known {
  bytes: Buffer;
  spans: RouteSpans;
  config: CheckedConfig;
  images: Record<string, Size>;
}

/** Loads a config again and again, as it is saved: what comes out is what `loadSite` would give. */
export function createSiteLoader(file: string, publicDir: string): SiteLoader {
  let known: Known | undefined;
  let last: { bytes: Buffer; loaded: SavedSite } | undefined;
  // A large file asks for much memory, and new memory at each save would have the whole heap searched for old.
  let rooms: Buffer[] = [];
  const spare = () => rooms.find(({ buffer }) => buffer !== known?.bytes.buffer && buffer !== last?.bytes.buffer);

  const loadBytes = async (bytes: Buffer): Promise<SavedSite> => {
    const edited = known && (await afterEdit(known, bytes, publicDir));
    if (edited) {
      known = edited;
      return { ok: true, site: edited.config.site, written: edited.config.written, images: edited.images };
    }
    const read = decodeConfig(file, bytes);
    if (!read.ok) return { ok: false, issues: [read.issue] };
    const loaded = await checkSite(read.text, displayName(file), publicDir);
    if (!loaded.ok) return loaded;
    known = knownFrom(loaded, bytes);
    return { ok: true, site: loaded.site, written: loaded.source.value, images: loaded.images };
  };

  return {
    async load() {
      const read = await readSaved(file, spare());
      if (!read.ok) {
        last = undefined;
        return { ok: false, issues: [read.issue] };
      }
      const room = Buffer.from(read.bytes.buffer);
      rooms = [room, ...rooms.filter(({ buffer, length }) => buffer !== room.buffer && length >= read.bytes.length)];
      if (!last?.bytes.equals(read.bytes)) last = { bytes: read.bytes, loaded: await loadBytes(read.bytes) };
      return last.loaded;
    },
    forget() {
      known = undefined;
      last = undefined;
    },
  };
}

/** What can be gone on from: a config of this version in which nothing was left unchecked. */
function knownFrom(loaded: Extract<LoadedSite, { ok: true }>, bytes: Buffer): Known | undefined {
  const { source, site, images, warnings } = loaded;
  if (warnings.length >= mostIssues || warnings.some(({ code }) => code === 'version/older')) return undefined;
  const config = checkedConfig(source.value, site);
  return config && { bytes, spans: routeSpans(bytes), config, images };
}

/** The state after an edit within one route that has no error, and that no other part of the config is concerned with. */
async function afterEdit({ bytes, spans, config, images }: Known, saved: Buffer, publicDir: string) {
  const { start, before, after } = changedSpan(bytes, saved);
  const at = spans.starts.findLastIndex((from) => from <= start);
  const [from, to] = [spans.starts[at], spans.ends[at]];
  if (from === undefined || to === undefined || before > to || saved.length > longestText) return undefined;
  const grown = after - before;
  const own = saved.subarray(from, to + grown);
  // Each value takes two bytes or more, with what sets it apart from the next.
  const values = spans.values + own.length / 2;
  if (values > limits.values || !isUtf8(own)) return undefined;
  const edited = editRoute(config, at, own.toString('utf8'));
  if (!edited) return undefined;
  const routes = [listOf(keyOf(edited.written, 'routes'))[at]];
  const assets = await checkAssets({ routes }, readSource('', ''), publicDir);
  if (assets.issues.some(({ severity }) => severity === 'error')) return undefined;
  const moved = (end: number, index: number, last: number) => (index < last ? end : end + grown);
  return {
    bytes: saved,
    config: edited,
    images: { ...images, ...assets.images },
    spans: {
      values,
      starts: spans.starts.map((one, index) => moved(one, index, at + 1)),
      ends: spans.ends.map((one, index) => moved(one, index, at)),
    },
  };
}
