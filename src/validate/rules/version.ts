import { toVersion2 } from '../../../schema/migrations/version-2.ts';
import type { Diagnostic } from '../../diagnostics/issue.ts';
import { showValue } from '../../json/show-value.ts';
import { isObject, type JsonObject } from '../../json/values.ts';

export type VersionCheck = { diagnostic?: Diagnostic; readable: boolean };

/** Checks the version of a config. A newer one is not readable, as all further errors would be guesses. */
export function checkVersion(value: unknown): VersionCheck {
  const version = isObject(value) ? value.version : currentVersion;
  if (version === currentVersion) return { readable: true };
  const find = (code: string, message: string, hint: string, edit?: Diagnostic['edit']): Diagnostic => ({
    path: ['version'],
    code,
    message,
    hint,
    edit,
  });
  if (version === undefined) {
    const message = '"version" is required: it is the version of the config format.';
    return {
      readable: true,
      diagnostic: find('version/missing', message, `Add "version": ${currentVersion} at the top.`),
    };
  }
  if (typeof version === 'number' && Number.isInteger(version) && version > currentVersion) {
    const message = `The file has version ${version}, but this program supports version ${currentVersion}.`;
    const hint = 'Update the program (git pull, npm ci), or restore the previous file.';
    return { readable: false, diagnostic: find('version/newer', message, hint) };
  }
  const message = `"version" cannot be ${showValue(version)}.`;
  const hint = `Write "version": ${currentVersion}.`;
  return { readable: true, diagnostic: find('version/unknown', message, hint, { op: 'set', value: currentVersion }) };
}

/** A migration of the config format to the next version. */
export interface Migration {
  /** The version of its input. */
  from: number;
  /** The first version of the program that reads its output. */
  since: string;
  /** A description of the changes, for editors. */
  change: string;
  /** Returns the config in the next version, without changing its input. `migrate` sets `version`. */
  up(config: JsonObject): JsonObject;
}

/** All migrations, from the oldest. For a new one, also raise the version in `schema/site.ts`. */
export const migrations: Migration[] = [
  {
    from: 1,
    since: '1.0.0',
    change:
      'contacts and claims have names of your own, profiles are in "social" and in each person\'s "links", and the footer has "columns".',
    up: toVersion2,
  },
];

/** The current version of the config format. */
export const currentVersion = 1 + migrations.length;

/** A config in the current version, with descriptions of the changes. */
export interface Migrated {
  value: unknown;
  changes: string[];
}

/**
 * Migrates a config of an older version to the current one, without changing its input. A value with an unknown version is
 * returned unchanged; `checkVersion` reports it.
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
