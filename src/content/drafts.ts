import type { Path } from '../json/parse/read-json.ts';
import { keyOf, valueAt } from '../json/values.ts';

/** Whether a value is marked as a draft. */
export const isDraft = (value: unknown) => keyOf(value, 'draft') === true;

/** Whether the value at a path is a draft or inside a draft. */
export const isInDraft = (value: unknown, path: Path): boolean =>
  path.some((_, length) => isDraft(valueAt(value, path.slice(0, length))));
