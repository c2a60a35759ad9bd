import postcss, { type AtRule, type Declaration, type Root, type Rule } from 'postcss';
import { PurgeCSS } from 'purgecss';
import type { SiteModel } from '../../pages/page-model.ts';
import { createCache } from '../../render/cache.ts';
import { type LaterWords, reachable, wordsIn } from './later-words.ts';

/** Returns the CSS of a page from the types of its sections and its HTML. */
export type PageCss = (types: string[], html: string) => Promise<string>;

/** What selectors may match. */
interface Used {
  tags: string[];
  classes: string[];
  ids: string[];
  /** Whether there is text from right to left. */
  hasRtl: boolean;
}

/**
 * Returns a function that cuts `sheet`, the CSS of all components and the theme, to single pages. PurgeCSS keeps the rules whose classes, ids
 * and elements are in the HTML of the page, or in the code that may change it later; they hold in all states, which are attributes and
 * pseudo-classes.
 */
export function createPageCss(sheet: string, later: LaterWords, dir: SiteModel['dir']): PageCss {
  const inSheet = new Set(wordsIn(sheet));
  const known = (words: Iterable<string>) => [...new Set(words)].filter((word) => inSheet.has(word)).sort();
  const shell = known(later.shell);
  const purge = purger(sheet);
  const sheets = createCache<Promise<string>>(200);
  const wordsOf = createCache<string[]>(200);
  return (types, html) => {
    const code = wordsOf(types.join(), () => known(types.flatMap((type) => later.types[type] ?? [])));
    const { tags, classes, ids } = namesIn(html);
    const named = [...variablesIn(html), ...later.variables, ...code.filter((word) => word.startsWith('--'))];
    const hasRtl = dir === 'rtl' || html.includes(' dir="rtl"');
    const found = { tags: known(tags), classes: known(classes), ids: known(ids), hasRtl, variables: known(named) };
    return sheets(JSON.stringify([types, found]), async () => {
      const withCode = (names: string[]) => [...names, ...shell, ...code];
      const names = { tags: withCode(found.tags), classes: withCode(found.classes), ids: withCode(found.ids) };
      const purged = postcss.parse(await purge({ ...names, hasRtl }));
      dropUnmet(purged, new Set(names.classes));
      dropUnusedVariables(purged, found.variables);
      return purged.toString();
    });
  };
}

/** Drops the rules of a sheet that none of the site's code refers to, such as those of components that no section uses. */
export const withoutUnused = (sheet: string, code: string[]): Promise<string> => {
  const words = wordsIn(...code);
  return purger(sheet)({ tags: words, classes: words, ids: words, hasRtl: true });
};

/** Drops the variables of Mantine's own theme: that of the site sets them all. */
export function withoutDefaultTheme(sheet: string): string {
  const parsed = postcss.parse(sheet);
  parsed.walkRules(/^:(root|host)/, (rule) => {
    if ((rule.parent as AtRule).name === 'layer')
      rule.walkDecls(/^--mantine/, (declaration) => void declaration.remove());
    if (rule.nodes.length === 0) rule.remove();
  });
  return parsed.toString();
}

/** Drops selectors such as `html:has(.consent)` on pages without the class, which PurgeCSS does not look for. */
function dropUnmet(sheet: Root, classes: Set<string>): void {
  sheet.walkRules(/:has\(\./, (rule) => {
    const isMet = (selector: string) =>
      [...selector.matchAll(/:has\(\.([\w-]+)/g)].every(([, name = '']) => classes.has(name));
    const met = rule.selectors.filter(isMet);
    if (met.length > 0) rule.selectors = met;
    else rule.remove();
  });
}

const variablesIn = (text: string): string[] => text.match(/(?<=var\()--[\w-]+/g) ?? [];

/**
 * Drops the theme variables that nothing refers to: no rule, none of the variables that are `named`, and no theme variable that stays. PurgeCSS
 * would also drop those of components, such as `--button-height-sm`, which inline styles name.
 */
function dropUnusedVariables(sheet: Root, named: string[]): void {
  const theme: Declaration[] = [];
  const references = new Map<string, string[]>();
  const inRules: string[] = [];
  sheet.walkDecls((declaration) => {
    const { prop, value, parent } = declaration;
    if (prop.startsWith('--mantine-') && /^(:root|\[data-tone)/.test((parent as Rule).selector)) {
      theme.push(declaration);
      references.set(prop, [...(references.get(prop) ?? []), ...variablesIn(value)]);
    } else inRules.push(...variablesIn(value));
  });
  const used = reachable([...named, ...inRules], (name) => references.get(name) ?? []);
  for (const declaration of theme) if (!used.has(declaration.prop)) declaration.remove();
}

/** States are attributes, which scripts set: all but the direction of text may come later. */
const attributesIn = (sheet: string) => [
  ...new Set([...sheet.matchAll(/\[([\w-]+)/g)].flatMap(([, name = '']) => (name === 'dir' ? [] : name))),
];

function purger(sheet: string): (used: Used) => Promise<string> {
  const dynamicAttributes = attributesIn(sheet);
  return async ({ hasRtl, ...names }) => {
    const attributes = { names: ['dir'], values: hasRtl ? ['ltr', 'rtl'] : ['ltr'] };
    const [purged] = await new PurgeCSS().purge({
      css: [{ raw: sheet }],
      content: [{ raw: '', extension: 'page' }],
      extractors: [{ extensions: ['page'], extractor: () => ({ ...names, attributes, undetermined: [] }) }],
      dynamicAttributes,
      keyframes: true,
      // Pseudo-classes alone, and classes of which code has only the breakpoint: `hiddenFrom="md"`.
      safelist: { standard: [/^:/, /^mantine-(hidden|visible)-from-/] },
    });
    return purged?.css ?? '';
  };
}

/** The names of elements, classes and ids in some HTML that React has written. */
function namesIn(html: string) {
  const [tags, classes, ids] = [['html', 'body'], [] as string[], [] as string[]];
  for (const [, tag, list, id] of html.matchAll(/<([a-z][\w-]*)| class="([^"]*)"| id="([^"]*)"/g)) {
    if (tag) tags.push(tag);
    else if (list) classes.push(...list.split(' '));
    else if (id) ids.push(id);
  }
  return { tags, classes, ids };
}
