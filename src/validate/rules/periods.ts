import type { Problem } from '../../../schema/fields/index.ts';
import type { Registry } from '../../../schema/registry.ts';
import { isDraft } from '../../content/drafts.ts';
import { listPartOf } from '../../content/list-part.ts';
import { hasPeriod } from '../../content/period.ts';
import type { Diagnostic, Path } from '../../diagnostics/issue.ts';
import { quote } from '../../json/show-value.ts';
import { keyOf, listOf, valueAt } from '../../json/values.ts';

/**
 * Checks that each page always has a section with a heading: not one with a period, and none of a list whose items all have one. What is
 * coming in a list and what is past are together the whole list.
 */
export function* checkPeriods(registry: Registry, value: unknown): Iterable<Diagnostic> {
  const isLasting = (part: unknown) => !isDraft(part) && !hasPeriod(part);
  const isTimed = (section: unknown, sections: unknown[]): boolean => {
    const { list, when } = listPartOf(registry, section) ?? {};
    const isOtherHalf = (other: unknown) => {
      const part = listPartOf(registry, other);
      return part?.list === list && part?.when !== undefined && part.when !== when && isLasting(other);
    };
    const items = listOf(keyOf(keyOf(keyOf(value, 'lists'), list ?? ''), 'items'));
    return (
      hasPeriod(section) || (items.length > 0 && !items.some(isLasting)) || (!!when && !sections.some(isOtherHalf))
    );
  };
  for (const [at, route] of listOf(keyOf(value, 'routes')).entries()) {
    const sections = listOf(keyOf(route, 'sections')).filter((section) => !isDraft(section));
    const lasts = (section: unknown) => keyOf(section, 'title') !== undefined && !isTimed(section, sections);
    if (isDraft(route) || !sections.some((one) => isTimed(one, sections)) || sections.some(lasts)) continue;
    const message =
      'At times, this page would have no section with a heading: each is shown for a time, or shows only what is, such as what is coming.';
    const hint = 'Add a section that is always shown, such as one that says what comes next.';
    yield { path: ['routes', at, 'sections'], code: 'time/empty', message, hint };
  }
}

// What leads to something that is shown for a time is reported, unless it is itself in a part that is.

export const periodLink = (link: string, what: string, path: Path): Problem => ({
  path,
  code: 'time/link',
  message: `The link ${quote(link)} leads to ${what}, which is there for a time only.`,
  hint: 'Show the part with the link for the same time, or lead to another page.',
  severity: 'warning',
});

export const periodReference = (name: string, path: Path): Diagnostic => ({
  path,
  code: 'time/reference',
  message: `${quote(name)} is shown for a time only, and would be missing here at other times.`,
  hint: `Remove "shown" there, or the name here.`,
});

/** Whether a diagnostic is about something that leads to what is shown for a time. */
export const isAboutPeriod = ({ code }: Diagnostic) => code === 'time/link';

/** Whether the value at a path is in a part that is shown for a time. */
export const isInPeriod = (value: unknown, path: Path): boolean =>
  path.some((_, length) => hasPeriod(valueAt(value, path.slice(0, length))));
