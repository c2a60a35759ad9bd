import type { Problem } from '../../../schema/fields/index.ts';
import { isDraft } from '../../content/drafts.ts';
import type { Diagnostic, Path } from '../../diagnostics/issue.ts';
import { quote } from '../../json/show-value.ts';
import { isObject, keyOf, listOf } from '../../json/values.ts';

/** Checks that the site, each page and each list have content without the drafts. */
export function* checkDrafts(value: unknown): Iterable<Diagnostic> {
  const routes = listOf(keyOf(value, 'routes'));
  for (const [at, route] of routes.entries()) {
    if (isDraft(route) && keyOf(route, 'path') === '/') {
      const message = 'The home page is a draft, so the site would have none.';
      yield { path: ['routes', at, 'draft'], code: 'draft/home', message, hint: 'Make its sections drafts instead.' };
    }
    const hint = 'Publish one of them, or make the page a draft.';
    if (!isDraft(route))
      yield* allDrafts(keyOf(route, 'sections'), ['routes', at, 'sections'], 'sections of this page', hint);
  }
  const lists = keyOf(value, 'lists');
  for (const [name, list] of isObject(lists) ? Object.entries(lists) : []) {
    const hint = 'Publish one of them, or make drafts of the sections that show the list.';
    yield* allDrafts(keyOf(list, 'items'), ['lists', name, 'items'], 'items of this list', hint);
  }
}

function* allDrafts(items: unknown, path: Path, what: string, hint: string): Iterable<Diagnostic> {
  const all = listOf(items);
  if (all.length === 0 || !all.every(isDraft)) return;
  yield { path: [...path, 0, 'draft'], code: 'draft/all', message: `All ${what} are drafts.`, hint };
}

// What leads to a draft is reported. `findReferences` leaves it out if it is in a draft itself.

export const draftLink = (link: string, what: string, path: Path, cause: Path): Problem => ({
  path,
  cause,
  code: 'draft/link',
  message: `The link ${quote(link)} leads to ${what}, which is a draft and is not published.`,
  hint: 'Publish it, remove the link, or make the part with the link a draft too.',
});

export const draftReference = (name: string, path: Path, cause: Path | undefined): Diagnostic => ({
  path,
  ...(cause && { cause }),
  code: 'draft/reference',
  message: `${quote(name)} is a draft and is not published.`,
  hint: 'Publish it, remove the name here, or make the part with it a draft too.',
});

/** Whether a diagnostic is about something that leads to a draft. */
export const isAboutDraft = ({ code }: Diagnostic) => code === 'draft/link' || code === 'draft/reference';
