import { statSync } from 'node:fs';
import { dirname, extname } from 'node:path';
import { rooted } from '../../../schema/fields/propose.ts';
import type { Registry } from '../../../schema/registry.ts';
import { slug } from '../../../schema/slug.ts';
import { suggest } from '../../../schema/suggest.ts';
import { didYouMean } from '../../diagnostics/advice.ts';
import type { Diagnostic, Path } from '../../diagnostics/issue.ts';
import { type SchemaNode, schemaNodeOf, schemaNodesIn } from '../../diagnostics/schema-node.ts';
import { quote } from '../../json/show-value.ts';
import { promisedKind } from '../../media/file-kind.ts';
import { nearestIcon } from '../../media/icons.ts';
import type { PublicFiles } from '../../media/public-files.ts';
import { invisibleIn } from '../rules/characters.ts';
import { proposals } from '../shape/propose.ts';
import type { FileReference } from './file-references.ts';

/** A diagnostic for an existing file that the key does not accept: rename the file, or name one of the right kind. */
export function wrongFile(registry: Registry, use: FileReference, files: ReadonlyMap<string, string>): Diagnostic {
  const { address, path, asset, schemaNode } = use;
  const fits = fitsOf(use);
  const lower = address.replace(/\.\w+$/, (ending) => ending.toLowerCase());
  const parts = lower
    .split('/')
    .map((part) => part.replace(/^(.+?)(\.\w+)?$/, (_, name: string, ending = '') => (slug(name) || 'file') + ending));
  const name = [lower, parts.join('/')].find(fits);
  if (name) {
    const message = `The file public${address} exists, but file names may have only letters a to z, digits, "-" and "_", and a lowercase extension.`;
    return { path, code: 'asset/name', message, hint: `Rename it to public${name}, and write ${quote(name)}.` };
  }
  const key = typeof path.at(-1) === 'string' ? quote(path.at(-1) as string) : 'this list';
  const message = `${quote(address)} is ${kindOf(address)}; ${key} needs ${asset?.what ?? 'another file'}.`;
  const meant = nearestFile(address, files, fits);
  const type = meant === undefined ? typeFor(registry, address, kindOf(address) === asset?.what) : undefined;
  const elsewhere = type && `Sections of the type ${quote(type)} show such files.`;
  return { path, code: 'asset/name', message, ...didYouMean(meant, elsewhere ?? schemaNode?.form ?? 'Name another.') };
}

/** The only section type that has a place for a file, if it is of another kind than the key wants. */
function typeFor({ sections }: Registry, address: string, isOfKind: boolean): string | undefined {
  const extension = extname(address).slice(1).toLowerCase();
  const takes = ({ field }: SchemaNode) => field?.asset?.extensions?.includes(extension) ?? false;
  const [type, other] = sections.filter(({ schema }) => [...schemaNodesIn(schemaNodeOf(schema))].some(takes));
  return isOfKind || other ? undefined : type?.type;
}

function kindOf(address: string): string {
  const kind = promisedKind(address);
  if (kind === 'MP4' || kind === 'WebM') return 'a film';
  if (kind === 'PDF') return 'a PDF document';
  if (kind === 'WebVTT') return 'a file of captions';
  if (kind === 'WOFF2') return 'a font';
  if (kind && kind !== 'HEIC') return 'a picture';
  const ending = /\.\w+$/.exec(address)?.[0];
  return ending ? `a ${ending} file` : 'a file without an extension';
}

/** A diagnostic for a file that does not exist: it suggests the page, the letter case, or the file that was probably meant. */
export function missingFile(
  use: FileReference,
  { files, outside }: PublicFiles,
  pages: ReadonlyMap<string, unknown>,
): Diagnostic {
  const { address, path } = use;
  const fits = fitsOf(use);
  const file = `public${address}`;
  const page = address.replace(/\/?index\.html?$|\.html?$/, '') || '/';
  if (page !== address && pages.has(page)) {
    const hint = `Did you mean the page ${quote(page)}?`;
    const edit = { op: 'set', value: page } as const;
    return { path, code: 'asset/missing', message: `There is no file ${file}.`, hint, edit };
  }
  if (outside.has(address)) {
    const message = `${file} is a symbolic link that leads out of public/, or nowhere.`;
    return { path, code: 'asset/outside', message, hint: 'Replace it with the file itself.' };
  }
  const twin = [...files.keys()].find((other) => other.toLowerCase() === address.toLowerCase());
  if (twin) {
    const message = `There is no file ${file}, only ${twin} with different capital letters.`;
    const hint = fits(twin) ? `Write ${quote(twin)}` : `Rename the file to ${address.split('/').pop()}`;
    const edit = fits(twin) ? ({ op: 'set', value: twin } as const) : undefined;
    return { path, code: 'asset/case', message, hint: `${hint}: most hosts distinguish capital letters.`, edit };
  }
  const meant = nearestFile(address, files, fits);
  const advice = didYouMean(meant, 'Add the file, or name another.');
  return { path, code: 'asset/missing', message: `There is no file ${file}.`, ...advice };
}

type Fits = (address: string) => boolean;

const isPlain = (address: string) => /^(\/[\w-][\w.-]*)+$/.test(address);

/** Returns whether a file could be named in a place: any file in links and texts, else those that the schema accepts. */
function fitsOf({ address, schemaNode, isMade }: FileReference): Fits {
  if (schemaNode) return fitsSchema(schemaNode);
  if (!isMade) return isPlain;
  const [folder, extension] = [dirname(address), extname(address)];
  return (other) => isPlain(other) && dirname(other) === folder && extname(other) === extension;
}

/**
 * Finds the file that was probably meant: one of the same name elsewhere, with another extension, or with a similar name. Only files that
 * are not empty and that the key accepts.
 */
function nearestFile(address: string, files: ReadonlyMap<string, string>, fits: Fits): string | undefined {
  let all = fitting(files, fits);
  for (let meant = nearest(address, all); meant !== undefined; meant = nearest(address, all)) {
    if (statSync(files.get(meant) as string, { throwIfNoEntry: false })?.size) return meant;
    const empty = meant;
    all = new Set([...all].filter((file) => file !== empty));
  }
  return undefined;
}

type Files = ReadonlyMap<string, string>;
const known = new WeakMap<Files, Map<Fits, ReadonlySet<string>>>();

/** The files that a key accepts. Hundreds of errors may ask for the same. */
function fitting(files: Files, fits: Fits): ReadonlySet<string> {
  const byKey = known.get(files) ?? new Map<Fits, ReadonlySet<string>>();
  known.set(files, byKey);
  const all = byKey.get(fits) ?? new Set([...files.keys()].filter(fits));
  byKey.set(fits, all);
  return all;
}

const bySchema = new WeakMap<SchemaNode, Fits>();

/** The same function for the same schema. */
function fitsSchema(node: SchemaNode): Fits {
  const fits = bySchema.get(node) ?? ((address) => node.schema.safeParse(address).success);
  bySchema.set(node, fits);
  return fits;
}

function nearest(address: string, names: ReadonlySet<string>): string | undefined {
  const all = [...names];
  const name = address.split('/').pop() as string;
  const stem = (file: string) => file.replace(/\.\w+$/, '').toLowerCase();
  return (
    all.find((file) => file.toLowerCase() === address.toLowerCase()) ??
    all.find((file) => file.endsWith(`/${name}`)) ??
    all.find((file) => stem(file) === stem(address)) ??
    suggest(address, names)
  );
}

/** A diagnostic that suggests an existing file or icon for a malformed name, in place of one about its form. */
export async function guessMeant(
  given: string,
  schemaNode: SchemaNode,
  path: Path,
  files: ReadonlyMap<string, string>,
): Promise<Diagnostic | undefined> {
  const unseen = invisibleIn(given);
  if (unseen) return { path, code: 'asset/name', ...unseen };
  const { extensions = [], otherwise } = schemaNode.field?.asset ?? {};
  const isIcon = (name: string) => !name.startsWith('/');
  // Without its extension, the name of a file is malformed, but its namesake may exist.
  const isFile = extensions.length > 0 && !/^[a-z]+:|\.\./i.test(given);
  const proposed = [...proposals(given, schemaNode)].filter((form) => otherwise === 'icon' || !isIcon(form));
  const forms = [...proposed, ...(isFile ? [rooted(given.trim())] : [])];
  const fits = fitsSchema(schemaNode);
  const near = await Promise.all(
    forms.map((form) => (isIcon(form) ? nearestIcon(form) : nearestFile(form, files, fits))),
  );
  // A form that exists exactly takes precedence.
  const meant = near.find((name, at) => name === forms[at]) ?? near.find((name) => name !== undefined && fits(name));
  if (!meant) return undefined;
  const what = isIcon(meant) ? 'the name of an icon' : 'the path of a file';
  return { path, code: 'asset/name', message: `${quote(given)} is not ${what}.`, ...didYouMean(meant, '') };
}
