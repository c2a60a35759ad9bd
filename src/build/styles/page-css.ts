import postcss, { type AtRule, type ChildNode, type Container, type Declaration } from 'postcss';
import selectorParser, { type Container as SelectorContainer } from 'postcss-selector-parser';
import type { SiteData } from '../../pages/page-data.ts';
import { createCache } from '../../render/cache.ts';
import { reachable } from '../reachable.ts';
import { type LaterWords, wordsIn } from './later-words.ts';
import { sheetOf } from './package-css.ts';

/** Returns the CSS of a page from the types of its sections and its HTML. */
export type PageCss = (types: string[], html: string) => string;

/**
 * Returns a function that cuts `sheet`, the CSS of all components and the theme, to single pages, as PurgeCSS does: a page has the selectors
 * whose elements, classes and ids are in its HTML, or in the code that may change it later. States are attributes and pseudo-classes, so
 * they all stay. Rules that a component imports from a package are on the pages with its section alone: all of them if it is live, as such
 * code puts class names together; rules of the site for these classes stay too. The sheet is parsed only once, as few pages of a varied site have the same rules.
 */
export function createPageCss(sheet: string, later: LaterWords, dir: SiteData['dir']): PageCss {
  const parts = partsOf(postcss.parse(sheet), []);
  const inSheet = new Set(wordsIn(sheet));
  const known = (words: string[]) => words.filter((word) => inSheet.has(word));
  const shell = known(later.shell);
  const inPackages = classesBySheet(parts);
  const codes = createCache<Set<string>>(200);
  const sheets = createCache<string>(200);
  return (types, html) => {
    const code = codes(
      types.join(),
      () => new Set(known([...shell, ...types.flatMap((type) => later.types[type] ?? [])])),
    );
    const names = namesIn(html).filter((name) => inSheet.has(name.replace(/^[.#]/, '')));
    if (dir === 'rtl' || html.includes(' dir="rtl"')) names.push(rightToLeft);
    const variables = variablesIn(html).sort();
    return sheets(JSON.stringify([types, names.sort(), variables]), () => {
      const here = later.sheets.filter(({ type }) => types.includes(type));
      const imported = new Set(here.map(({ sheet }) => sheet));
      const whole = new Set(here.flatMap(({ sheet, isLive }) => (isLive ? sheet : [])));
      const inHtml = new Set([...names, ...[...whole].flatMap((sheet) => inPackages.get(sheet) ?? [])]);
      const isThere = (name: string) => inHtml.has(name) || code.has(name.replace(/^[.#]/, ''));
      const kept = parts.flatMap((part) => {
        if (part.sheet && whole.has(part.sheet)) return part;
        if (part.sheet && !imported.has(part.sheet)) return [];
        const selectors = part.selectors?.filter(({ needs }) => needs.every(isThere));
        return selectors?.length === 0 ? [] : { ...part, selectors };
      });
      const ofCode = types.flatMap((type) => known(later.types[type] ?? [])).filter((word) => word.startsWith('--'));
      return write(withoutUnused(kept, [...variables, ...later.variables, ...ofCode]));
    });
  };
}

/** Drops the variables of Mantine's own theme from its style sheets: that of the site sets them all. */
export function withoutDefaultTheme(sheet: string): string {
  const parsed = postcss.parse(sheet);
  parsed.walkRules(/^:(root|host)/, (rule) => {
    if ((rule.parent as AtRule).name === 'layer')
      rule.walkDecls(/^--mantine/, (declaration) => void declaration.remove());
    if (rule.nodes.length === 0) rule.remove();
  });
  return parsed.toString();
}

/** A rule, or an at-rule that is kept or dropped as a whole, such as keyframes. */
interface Part {
  /** The at-rules around it, the outermost first. */
  around: AtRule[];
  /** The selectors of a rule, with the names that an element must have somewhere for each to match. */
  selectors?: { text: string; needs: string[] }[] | undefined;
  declarations: Declaration[];
  /** The at-rule. */
  whole?: AtRule;
  /** The sheet of a package that it is from. */
  sheet?: string | undefined;
}

function partsOf(container: Container<ChildNode>, around: AtRule[], sheet?: string): Part[] {
  return (container.nodes ?? []).flatMap((node): Part[] => {
    if (node.type === 'rule') {
      const selectors = node.selectors.map((text) => ({ text, needs: namesNeeded(text) }));
      return [{ around, sheet, selectors, declarations: node.nodes.filter((one) => one.type === 'decl') }];
    }
    if (node.type !== 'atrule') return [];
    const holdsRules = node.nodes && !/keyframes$|^(font-face|property)$/.test(node.name);
    if (!holdsRules) return [{ around, sheet, declarations: [], whole: node }];
    const found = node.name === 'layer' ? sheetOf(node.params) : undefined;
    const shown = found ? node.clone({ params: found.layer }) : node;
    return partsOf(node as Container<ChildNode>, [...around, shown], found?.sheet ?? sheet);
  });
}

/** The classes that the sheet of each package has rules for. */
function classesBySheet(parts: Part[]): Map<string, string[]> {
  const classes = new Map<string, string[]>();
  for (const { sheet, selectors = [] } of parts)
    if (sheet) {
      const needed = selectors.flatMap(({ needs }) => needs.filter((name) => name.startsWith('.')));
      classes.set(sheet, [...(classes.get(sheet) ?? []), ...needed]);
    }
  return classes;
}

const rightToLeft = '[dir=rtl]';

/** The names that a selector needs: none of `:not(…)`, or of alternatives as in `:is(.a, .b)`. */
function namesNeeded(selector: string): string[] {
  const names: string[] = [];
  const collect = (container: SelectorContainer) =>
    container.each((node) => {
      if (node.type === 'class') names.push(`.${node.value}`);
      else if (node.type === 'id') names.push(`#${node.value}`);
      else if (node.type === 'tag') names.push(node.value);
      else if (node.type === 'attribute' && node.attribute === 'dir' && node.value === 'rtl') names.push(rightToLeft);
      else if (node.type === 'pseudo' && /^:(is|where|has)$/.test(node.value) && node.nodes.length === 1)
        collect(node.first);
    });
  collect(selectorParser().astSync(selector).first);
  // Code has only the breakpoint of these: `hiddenFrom="md"`.
  return names.filter((name) => !/^\.mantine-(hidden|visible)-from-/.test(name));
}

/** The names of elements, classes and ids in some HTML that React has written: `a`, `.a` and `#a`. */
function namesIn(html: string): string[] {
  const names = new Set(['html', 'body']);
  // Most of them repeat, so they are taken apart only once.
  for (const found of new Set(html.match(/<[a-z][\w-]*| (?:class|id)="[^"]*"/g))) {
    if (found.startsWith('<')) names.add(found.slice(1));
    else if (found.startsWith(' id')) names.add(`#${found.slice(5, -1)}`);
    else for (const name of found.slice(8, -1).split(' ')) names.add(`.${name}`);
  }
  return [...names];
}

const variablesIn = (text: string): string[] => [
  ...new Set(text.match(/var\(\s*--[\w-]+/g)?.map((found) => found.slice(found.indexOf('--')))),
];

/** Whether it sets a variable of Mantine's theme. Those of components stay with their rules, as code puts names such as `--button-height-sm` together. */
const isOfTheme = ({ prop, parent }: Declaration) =>
  prop.startsWith('--mantine-') && /^(:root|\[data-tone)/.test((parent as postcss.Rule).selector);

/** Drops theme variables and keyframes that nothing refers to: no rule, none of the variables `named`, and no theme variable that stays. */
function withoutUnused(parts: Part[], named: string[]): Part[] {
  const all = parts.flatMap(({ declarations }) => declarations);
  const references = new Map<string, string[]>();
  for (const { prop, value } of all.filter(isOfTheme))
    references.set(prop, [...(references.get(prop) ?? []), ...variablesIn(value)]);
  const inRules = all.filter((declaration) => !isOfTheme(declaration));
  const used = reachable(
    [...named, ...inRules.flatMap(({ value }) => variablesIn(value))],
    (name) => references.get(name) ?? [],
  );
  const animations = new Set(inRules.flatMap(({ prop, value }) => (/animation|^--/.test(prop) ? wordsIn(value) : [])));
  return parts.flatMap((part) => {
    if (part.whole) return /keyframes$/.test(part.whole.name) && !animations.has(part.whole.params) ? [] : part;
    const declarations = part.declarations.filter((one) => !isOfTheme(one) || used.has(one.prop));
    return declarations.length > 0 ? { ...part, declarations } : [];
  });
}

/** Writes parts as CSS, with the at-rules around them. */
function write(parts: Part[]): string {
  let css = '';
  let open: AtRule[] = [];
  const enter = (around: AtRule[]) => {
    const same = around.findIndex((one, at) => one !== open[at]);
    const shared = same < 0 ? around.length : same;
    css += '}'.repeat(open.length - Math.min(shared, open.length));
    for (const { name, params } of around.slice(shared)) css += `@${name}${params && ` ${params}`}{`;
    open = around;
  };
  for (const { around, selectors, declarations, whole } of parts) {
    enter(around);
    if (whole) css += `${whole}${whole.nodes ? '' : ';'}`;
    else
      css += `${selectors?.map(({ text }) => text)}{${declarations.map(({ prop, value, important }) => `${prop}:${value}${important ? '!important' : ''}`).join(';')}}`;
  }
  enter([]);
  return css;
}
