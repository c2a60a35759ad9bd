import { checkLink, isFileLink } from './check-link.ts';
import { collectNames, type Names } from './names.ts';
import type { Outline } from './outline.ts';
import { repairs, slug } from './repair.ts';

const known = new WeakMap<object, Names>();

/** Proposes what a malformed link was probably meant to be, if that leads somewhere; whether a file is there only the disk knows. */
export function repairLink(given: string, outline: Outline, config: unknown): string | undefined {
  const names = namesOf(config);
  for (const link of repairs(given, outline)) {
    const wrong = checkLink(link, [], names, undefined);
    if (!isFileLink(link) && (!wrong || wrong.severity === 'warning')) return link;
  }
  const [, token = ''] = /^\{\s*([\w-]+)\s*\}$/.exec(given.trim()) ?? [];
  if (/^\S+@\S+$/.test(names.tokens[token] ?? '')) return `mailto:{${token}}`;
  const anchor = slug(given);
  const page = /[/:.@\s]/.test(given.trim()) ? undefined : names.pages.find(({ anchors }) => anchors.has(anchor));
  return page && `${page.path}#${anchor}`;
}

function namesOf(config: unknown): Names {
  if (typeof config !== 'object' || config === null) return collectNames(config);
  const names = known.get(config) ?? collectNames(config);
  known.set(config, names);
  return names;
}
