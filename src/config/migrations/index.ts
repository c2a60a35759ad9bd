import type { JsonObject } from '../json.ts';

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
