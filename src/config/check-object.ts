import { action } from '../../schema/action.ts';
import { entities } from '../../schema/entities.ts';
import { route } from '../../schema/route.ts';
import { sectionTypes } from '../sections/index.ts';
import type { Finding, Path } from './issue.ts';
import { keyOf, valueAt } from './json.ts';
import type { Names } from './names.ts';
import type { Outline } from './outline.ts';
import { oneOf, quote, quoteList } from './show-value.ts';
import { instead } from './suggest.ts';

/** The longest title that search results show whole. */
const longestTitle = 60;

const sectionKinds = new Map<unknown, { title: string | undefined; list: string | undefined }>(
  sectionTypes.map(({ schema, list }) => [schema, { title: schema.meta()?.title, list }]),
);

/** Checks an object of the config by what it is: an action, a picture, a page, or a section with a list. `page` is the page that it is on. */
export function checkObject(
  part: Record<string, unknown>,
  outline: Outline,
  path: Path,
  names: Names,
  page: unknown,
): Finding | undefined | Iterable<Finding> {
  if (outline.schema === action) return checkAction(part, path, names);
  if (part.alt === '' && page !== undefined && !isNamed(path, page)) return emptyAlt(path);
  if (outline.schema === route) return checkRoute(part, path, names);
  const section = sectionKinds.get(outline.schema);
  return section?.list
    ? checkList(part.list, { title: section.title ?? '', list: section.list }, path, names)
    : undefined;
}

/** Beside a name a picture only decorates: read out, it would say the name twice. */
const isNamed = (path: Path, page: unknown) => typeof keyOf(valueAt(page, path.slice(0, -1)), 'name') === 'string';

const emptyAlt = (path: Path): Finding => ({
  path: [...path, 'alt'],
  code: 'alt/empty',
  fact: 'This picture has no alternative text.',
  remedy: 'If it shows something that the words beside it do not say, write that here.',
  severity: 'warning',
});

function* checkAction(part: Record<string, unknown>, path: Path, { dialogs }: Names): Iterable<Finding> {
  const given = ['href', 'dialog', 'copy'].filter((key) => part[key] !== undefined);
  if (given.length === 0) {
    const remedy = 'Add "href" (it leads somewhere), "dialog" (it opens a dialog) or "copy" (it copies a link).';
    yield { path: [...path], code: 'action/none', fact: 'This action does nothing.', remedy };
  }
  if (given.length > 1) {
    const fact = `This action has ${quoteList(given).replace(/, (?="[^"]*"$)/, ' and ')}, but can do one thing alone.`;
    yield { path: [...path, given[1] as string], at: 'key', code: 'action/several', fact, remedy: 'Keep one of them.' };
  }
  const { dialog } = part;
  if (typeof dialog !== 'string' || dialogs.has(dialog)) return;
  const fact = `There is no dialog ${quote(dialog)}.`;
  yield {
    path: [...path, 'dialog'],
    code: 'reference/dialog',
    fact,
    remedy: instead(dialog, dialogs, 'Write it under "dialogs".'),
  };
}

function checkRoute({ footer, title }: Record<string, unknown>, path: Path, { footers }: Names): Iterable<Finding> {
  const findings: Finding[] = [];
  if (typeof footer === 'string' && !footers.has(footer)) {
    const remedy = instead(footer, footers, 'Write it under "footer.variants".');
    findings.push({
      path: [...path, 'footer'],
      code: 'reference/footer',
      fact: `There is no footer variant ${quote(footer)}.`,
      remedy,
    });
  }
  if (typeof title === 'string' && title.length > longestTitle) {
    const fact = `The title has ${title.length} characters; search results show about ${longestTitle}.`;
    findings.push({ path: [...path, 'title'], code: 'title/long', fact, remedy: 'Shorten it.', severity: 'warning' });
  }
  return findings;
}

function checkList(
  name: unknown,
  { title, list: kind }: { title: string; list: string },
  path: Path,
  { lists }: Names,
): Finding | undefined {
  if (typeof name !== 'string') return undefined;
  const fitting = [...lists].filter(([, of]) => of === kind).map(([key]) => key);
  const at = [...path, 'list'];
  if (!lists.has(name)) {
    const remedy = instead(name, fitting, `Write it under "lists", with "of": "${kind}".`);
    return { path: at, code: 'reference/list', fact: `There is no list ${quote(name)}.`, remedy };
  }
  const of = lists.get(name);
  // A kind that does not exist is told where it is written.
  if (of === kind || typeof of !== 'string' || !Object.hasOwn(entities, of)) return undefined;
  const fact = `The list ${quote(name)} holds ${of}, but ${title} shows ${kind}.`;
  const remedy = fitting.length > 0 ? `Use ${oneOf(fitting)}.` : `Write a list with "of": "${kind}" under "lists".`;
  return { path: at, code: 'reference/list-kind', fact, remedy };
}
