import type { Finding, Path } from './issue.ts';
import type { Outline } from './outline.ts';
import { quote, showValue } from './show-value.ts';

/** Says that a key is missing, with how to write it. */
export function requiredKey(path: Path, outline: Outline | undefined): Finding {
  const key = path.at(-1) as string;
  return {
    path,
    code: 'shape/required',
    fact: `${quote(key)} is required.`,
    remedy:
      `Add it, for example ${quote(key)}: ${outline ? sample(outline) : '…'}. ${outline?.description ?? ''}`.trimEnd(),
  };
}

function sample({ kind, example, schema }: Outline): string {
  if (kind === 'list') return '[ … ]';
  if (kind !== 'value') return '{ … }';
  if (example !== undefined) return showValue(example);
  return schema.safeParse('-').success ? '"…"' : '…';
}
