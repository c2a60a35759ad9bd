import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { imageField } from '../../schema/fields/index.ts';
import type { Loading } from '../../schema/loading.ts';
import type { Registry, RemotePicture } from '../../schema/registry.ts';
import { fillContent } from '../content/content.ts';
import { fillLists } from '../content/fill-lists.ts';
import { isAddress } from '../content/list-source.ts';
import { referencesIn } from '../content/markdown.ts';
import { schemaNodeOf, walk } from '../diagnostics/schema-node.ts';
import { isObject } from '../json/values.ts';
import { writeWhole } from './cache-file.ts';
import { cacheFolder } from './cache-folder.ts';
import { forEachParallel } from './concurrency.ts';
import { hash } from './hash.ts';
import { languageFilesOf } from './languages/language-files.ts';
import { mergeLanguage } from './languages/merge-language.ts';
import { ask } from './load-lists.ts';
import { readUnchecked } from './read-config.ts';
import { readContent } from './read-content.ts';
import { loadStored, type StoredData } from './stored-data.ts';

/** In bytes, of a picture from elsewhere. */
const largest = 20_000_000;

/** Pictures of pixels. A drawing may hold scripts, so it is none of these. */
const extensions: Record<string, string> = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
  'image/avif': 'avif',
  'image/gif': 'gif',
};

/** A picture as it is stored. */
interface StoredPicture {
  extension: string;
  base64: string;
}

/**
 * Loads the pictures from elsewhere that a config, its languages and the items of its lists name. What cannot be loaded is the last that could,
 * with a warning, or an error.
 */
export async function loadPictures(
  registry: Registry,
  config: unknown,
  folder: string,
): Promise<ReadonlyMap<string, RemotePicture>> {
  const pictures = new Map<string, RemotePicture>();
  if (!isObject(config)) return pictures;
  const { content } = await readContent(folder);
  const addresses = new Set<string>();
  const add = (value: unknown) =>
    walk(fillContent(registry, value, content).value, schemaNodeOf(registry.site), (part, { field }) => {
      if (typeof part !== 'string') return;
      if (field === imageField && isAddress(part)) addresses.add(part);
      if (field?.isMarkdown && /!\[/.test(part) && /https?:/.test(part))
        for (const { type, name } of referencesIn(part)) if (type === 'image' && isAddress(name)) addresses.add(name);
    });
  const whole = fillLists(registry, config, content).value;
  add(whole);
  for (const { name } of languageFilesOf(config)) {
    const own = fillLists(registry, readUnchecked(join(folder, name)), content, whole).value;
    if (isObject(own)) add(mergeLanguage(whole, own).value);
  }
  await forEachParallel(addresses, async (address) => {
    pictures.set(
      address,
      await pictureOf(await loadStored(['picture', address], '', (loading) => download(address, loading))),
    );
  });
  return pictures;
}

async function pictureOf({ value, error, loadedAt }: StoredData): Promise<RemotePicture> {
  const failed = { code: 'picture/not-loaded', message: `This picture could not be loaded: ${error}.` };
  if (!loadedAt) return { problem: { ...failed, hint: 'Try again, or put the picture into public/.' } };
  const { extension, base64 } = value as StoredPicture;
  const name = `${hash(base64).slice(0, 16)}.${extension}`;
  const file = join(cacheFolder('data'), name);
  if (!existsSync(file)) writeWhole(file, Buffer.from(base64, 'base64'));
  const hint = `The site has the one of ${loadedAt.toISOString().slice(0, 16).replace('T', ', ')} (UTC).`;
  return {
    copy: { file, address: `/assets/elsewhere/${name}` },
    ...(error && { problem: { ...failed, hint, severity: 'warning' } }),
  };
}

async function download(address: string, loading: Loading): Promise<StoredPicture> {
  const { headers, body } = await ask(address, loading);
  const type = headers.get('content-type')?.split(';')[0]?.trim() ?? 'no type';
  const extension = extensions[type];
  if (!extension) throw new Error(`the server sends ${type}, and not JPEG, PNG, WebP, AVIF or GIF`);
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of body ?? []) {
    parts.push(part);
    size += part.length;
    if (size > largest) throw new Error(`it has more than ${largest / 1_000_000} MB`);
  }
  return { extension, base64: Buffer.concat(parts).toString('base64') };
}
