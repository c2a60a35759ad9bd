import type { Finding } from './issue.ts';
import { isObject } from './json.ts';
import { currentVersion } from './migrations/index.ts';
import { showValue } from './show-value.ts';

export type VersionCheck = { finding?: Finding; readable: boolean };

/** Checks the version that a config names. A newer one is not readable: every further complaint would be a guess. */
export function checkVersion(value: unknown): VersionCheck {
  const version = isObject(value) ? value.version : currentVersion;
  if (version === currentVersion) return { readable: true };
  const find = (code: string, fact: string, remedy: string): Finding => ({ path: ['version'], code, fact, remedy });
  if (version === undefined) {
    const fact = '"version" is required: it says which format the file is written in.';
    return { readable: true, finding: find('version/missing', fact, `Add "version": ${currentVersion} at the top.`) };
  }
  if (typeof version === 'number' && Number.isInteger(version) && version > currentVersion) {
    const fact = `The file is of version ${version}, but this program reads version ${currentVersion}.`;
    const remedy = 'Update the program (git pull, npm ci), or go back to the file of before.';
    return { readable: false, finding: find('version/newer', fact, remedy) };
  }
  const fact = `"version" cannot be ${showValue(version)}.`;
  return { readable: true, finding: find('version/unknown', fact, `Write "version": ${currentVersion}.`) };
}
