import { validRange } from 'semver';
import { applyEdits, type Edit } from '../../json/edit/apply-edits.ts';
import { isObject, keyOf } from '../../json/values.ts';
import { ownManifest } from '../site-package.ts';
import type { Step } from './step.ts';

const { version, peerDependencies } = ownManifest();

/** The version of the program that runs. */
export const currentProgram = version;

/** The version that a site has to have of a package; undefined if it may have any. All packages of Mantine have one version. */
function versionOf(name: string): string | undefined {
  if (name === 'site-from-json') return version;
  return Object.hasOwn(peerDependencies, name) || !name.startsWith('@mantine/')
    ? peerDependencies[name]
    : peerDependencies['@mantine/core'];
}

/** A version or a range of versions, and not a file, a link, an address or a tag. */
const isRange = (written: unknown): boolean => typeof written === 'string' && validRange(written) !== null;

/** Sets the versions in a site's package.json: its own of this program, and those of packages that both share. */
export const packageVersions: Step = {
  since: version,
  title: 'package.json names this version, and that of each package that a site shares with it.',
  change({ texts }) {
    const text = texts.get('package.json') ?? '{}';
    const edits = ['dependencies', 'devDependencies'].flatMap((key) => {
      const packages = keyOf(JSON.parse(text), key);
      return Object.entries(isObject(packages) ? packages : {}).flatMap(([name, written]): Edit[] => {
        const right = versionOf(name);
        return right && isRange(written) && written !== right ? [{ op: 'set', path: [key, name], value: right }] : [];
      });
    });
    return { changes: new Map(edits.length > 0 ? [['package.json', applyEdits(text, edits)]] : []) };
  },
};
