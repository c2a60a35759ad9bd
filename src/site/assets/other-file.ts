import type { Finding, Path } from '../../config/issue.ts';
import { slug } from '../../config/repair.ts';
import { quote } from '../../config/show-value.ts';
import { promisedKind } from './file-kind.ts';
import { type Fits, nearestFile } from './nearest-file.ts';

interface Named {
  address: string;
  path: Path;
  holds: string;
  /** How the key's text must be written, in words. */
  form: string | undefined;
  fits: Fits;
}

const wanted: Record<string, string> = {
  image: 'a picture',
  logo: 'an icon or a picture',
  film: 'a film',
  captions: 'captions',
};

/** Tells of a file that is there under a name that its key cannot take: how to rename it, or that it is something else. */
export function otherFile({ address, path, holds, form, fits }: Named, files: ReadonlyMap<string, string>): Finding {
  const lower = address.replace(/\.\w+$/, (ending) => ending.toLowerCase());
  const plain = address
    .split('/')
    .map((part) => slug(part.replace(/\.\w+$/, '')) + (/\.\w+$/.exec(part)?.[0].toLowerCase() ?? ''))
    .join('/');
  // Letters of another alphabet leave nothing to make a name of.
  const replaced = plain.replace(/(?<=\/)(?=\.|\/|$)/g, holds === 'image' || holds === 'logo' ? 'picture' : 'file');
  const name = [lower, plain, replaced].find(fits);
  if (name) {
    const lack =
      name === lower
        ? 'its ending has capital letters'
        : 'its path has other characters than the letters a to z, digits, ".", "-" and "_"';
    const fact = `The file public${address} is there, but ${lack}.`;
    const to = name === replaced && name !== plain ? `, such as to public${name}` : ` to public${name}`;
    return { path, code: 'asset/name', fact, remedy: `Rename it${to}, and write ${quote(name)}.` };
  }
  const key = typeof path.at(-1) === 'string' ? quote(path.at(-1) as string) : 'this list';
  const fact = `${quote(address)} is ${kindOf(address)}; ${key} wants ${wanted[holds] ?? 'another file'}.`;
  const meant = nearestFile(address, files, fits);
  return {
    path,
    code: 'asset/name',
    fact,
    remedy: meant ? `Did you mean ${quote(meant)}?` : (form ?? 'Name another.'),
  };
}

function kindOf(address: string): string {
  const kind = promisedKind(address);
  if (kind === 'MP4' || kind === 'WebM') return 'a film';
  if (kind === 'PDF') return 'a PDF document';
  if (kind === 'WebVTT') return 'a file of captions';
  if (kind) return 'a picture';
  const ending = /\.\w+$/.exec(address)?.[0];
  return ending ? `a ${ending} file` : 'a file without an ending';
}
