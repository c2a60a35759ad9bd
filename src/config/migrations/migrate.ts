import { isObject } from '../json.ts';
import { type Migration, migrations } from './index.ts';

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
