import { isUtf8 } from 'node:buffer';
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { checkByRoute } from '../config/check-by-route.ts';
import { readSource } from '../config/locate.ts';
import { longestText } from '../config/parse-site.ts';
import { limits } from '../config/read/read-json.ts';
import { namesOf, type RouteStub } from '../config/route-stub.ts';
import { checkAssets } from './assets.ts';
import { findUndrawable } from './check-glyphs.ts';
import { hash } from './hash.ts';
import type { OpenSite, SitePlace } from './open-site.ts';
import { type RouteSpans, routeSpans } from './route-spans.ts';

/** What was found good before: the stubs of routes by the hash of their text, and the hash of what all of them were checked against. */
interface Memory {
  code: string;
  against: string;
  stubs: Record<string, RouteStub>;
}

/**
 * Checks the bytes of a config with the files that it names, page by page, and of the pages those alone that are new since the last
 * time, as `memory` has it. Undefined where there is an error or something to warn a build of, or where only the whole can tell: then `loadSite` does.
 */
export async function loadByRoute(
  bytes: Buffer,
  { file, publicDir, memory, code }: SitePlace,
): Promise<OpenSite | undefined> {
  if (bytes.length > longestText || bytes[0] === 0xef || !isUtf8(bytes)) return undefined;
  const spans = routeSpans(bytes);
  const { starts, ends } = spans;
  if (spans.values > limits.values || !isList(bytes, spans)) return undefined;
  const rest = bytes.toString('utf8', 0, starts[0]) + bytes.toString('utf8', ends.at(-1));
  const text = (at: number) => bytes.toString('utf8', starts[at], ends[at]);
  const hashes = starts.map((start, at) =>
    createHash('sha256').update(bytes.subarray(start, ends[at])).digest('base64url'),
  );
  const before = readMemory(memory, code);
  const against = (stubs: RouteStub[]) => hash(rest + JSON.stringify(stubs.map(namesOf)));
  const site = checkByRoute(
    { rest, count: starts.length, route: text },
    { stub: (at) => before.stubs[hashes[at] as string], isSame: (stubs) => before.against === against(stubs) },
  );
  if (!site) return undefined;
  const { issues, images, rasters } = await checkAssets(site, readSource('', file), publicDir);
  if (issues.some(({ severity }) => severity === 'error')) return undefined;
  if ((await findUndrawable(site, publicDir)).length > 0) return undefined;
  const { routes } = site;
  const home = routes.findIndex(({ path }) => path === '/');
  return {
    ok: true,
    warnings: [],
    site,
    images,
    rasters,
    // With memory of its own, as a thread is sent all that a view's memory holds.
    routeText: (at) => new Uint8Array(bytes.subarray(starts[at], ends[at])),
    routeKey: (at) => hashes[at] as string,
    sharedKey: hash(JSON.stringify([rest, hashes[home]])),
    remember() {
      const stubs = Object.fromEntries(routes.map((stub, at) => [hashes[at], stub]));
      writeFileSync(memory, JSON.stringify({ code, against: against(routes), stubs } satisfies Memory));
    },
  };
}

/** Whether between the routes there is nothing but what separates the entries of a list. */
function isList(bytes: Buffer, { starts, ends }: RouteSpans): boolean {
  return (
    starts.length > 0 &&
    starts.slice(1).every((start, at) => /^\s*,\s*$/.test(bytes.toString('latin1', ends[at], start)))
  );
}

function readMemory(file: string, code: string): Memory {
  const nothing: Memory = { code, against: '', stubs: {} };
  try {
    const read = JSON.parse(readFileSync(file, 'utf8')) as Memory;
    return read.code === code ? read : nothing;
  } catch {
    return nothing;
  }
}
