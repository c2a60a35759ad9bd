import { isObject, type JsonObject } from '../json.ts';
import type { Diagnostic } from '../report/issue.ts';
import { showValue } from '../report/show-value.ts';

export type VersionCheck = { diagnostic?: Diagnostic; readable: boolean };

/** Checks the version that a config names. A newer one is not readable: every further complaint would be a guess. */
export function checkVersion(value: unknown): VersionCheck {
  const version = isObject(value) ? value.version : currentVersion;
  if (version === currentVersion) return { readable: true };
  const find = (code: string, fact: string, fix: string): Diagnostic => ({ path: ['version'], code, fact, fix });
  if (version === undefined) {
    const fact = '"version" is required: it says which format the file is written in.';
    return {
      readable: true,
      diagnostic: find('version/missing', fact, `Add "version": ${currentVersion} at the top.`),
    };
  }
  if (typeof version === 'number' && Number.isInteger(version) && version > currentVersion) {
    const fact = `The file is of version ${version}, but this program reads version ${currentVersion}.`;
    const fix = 'Update the program (git pull, npm ci), or go back to the file of before.';
    return { readable: false, diagnostic: find('version/newer', fact, fix) };
  }
  const fact = `"version" cannot be ${showValue(version)}.`;
  return { readable: true, diagnostic: find('version/unknown', fact, `Write "version": ${currentVersion}.`) };
}

/** One step of the config's format, from the version before to the next. */
export interface Migration {
  /** The version that it reads; it gives the next one. */
  from: number;
  /** What it changes, for the editor whose file is older. */
  change: string;
  /** Gives the config in the next version; its `version` is set by the runner. Leaves its input as it is. */
  up(config: JsonObject): JsonObject;
}

/** The one list of migrations, from the oldest: `from` 1, 2, 3 … A new one raises the version in `schema/site.ts` by one. */
export const migrations: Migration[] = [];

/** The version of the config's format that this program reads. */
export const currentVersion = 1 + migrations.length;

/** A config in the newest version, and what was changed to bring it there. */
export interface Migrated {
  value: unknown;
  changes: string[];
}

/**
 * Brings a config of an older version to the newest, one step after the other; its input stays as it is. What names no
 * version that a step begins from is given back untouched, for the version check to judge.
 */
export function migrate(value: unknown, steps: Migration[] = migrations): Migrated {
  const changes: string[] = [];
  let migrated = value;
  for (const { from, change, up } of steps) {
    if (!isObject(migrated) || migrated.version !== from) continue;
    migrated = { ...up(migrated), version: from + 1 };
    changes.push(change);
  }
  return { value: migrated, changes };
}
