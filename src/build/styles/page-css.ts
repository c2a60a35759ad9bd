import postcss, { type AtRule, type ChildNode, type Container, type Declaration, type Rule } from 'postcss';
import type { SiteModel } from '../../pages/page-model.ts';
import { createCache } from '../../render/cache.ts';
import type { UsedWords } from './used-words.ts';

/** Returns the CSS of a page from the types of its sections and its HTML. */
export type PageCss = (types: string[], html: string) => string;

/**
 * Prepares `sheet`, the CSS of all components, for cutting it to single pages. A page gets a selector if each of its classes is among the
 * words of the shell or of one of its section types, so also the rules of states that its HTML is not in yet. Exceptions:
 * - a class of `inHtmlOnly`, which no state adds, must be in the HTML;
 * - rules for right-to-left text need such text;
 * - keyframes and Mantine's variables must be referred to.
 */
export function createPageCss(
  sheet: string,
  { shell, types: wordsOf }: UsedWords,
  dir: SiteModel['dir'],
  inHtmlOnly: string[],
): PageCss {
  const parsed = postcss.parse(sheet);
  const rules: { rule: Rule; selectors: { selector: string; classes: string[] }[]; variables: string[] }[] = [];
  parsed.walkRules((rule) => {
    if (isInKeyframes(rule)) return;
    const selectors = rule.selectors.map((selector) => ({ selector, classes: requiredClasses(selector) }));
    rules.push({ rule, selectors, variables: variablesIn(rule) });
  });
  const overridden = overriddenVariables(parsed);
  const keptRules = createCache<KeptRules>(200);
  const sheets = createCache<string>(200);

  return (types, html) => {
    const hasRtl = dir === 'rtl' || html.includes(' dir="rtl"');
    const inHtml = new Set(html.match(/_[A-Z]+[a-z]+/g));
    const missing = inHtmlOnly.filter((name) => !inHtml.has(name));
    const key = `${hasRtl} ${missing} ${types.join(' ')}`;
    const kept = keptRules(key, () => {
      const words = new Set([...shell, ...types.flatMap((type) => wordsOf[type] ?? [])]);
      for (const name of missing) words.delete(name);
      const isUsed = ({ selector, classes }: { selector: string; classes: string[] }) =>
        (hasRtl || !selector.includes('[dir=rtl]')) && classes.every((name) => words.has(name));
      const selectorsOf = new Map<Rule, string[]>();
      const variables = new Set<string>();
      for (const { rule, selectors, variables: referred } of rules) {
        const used = selectors.filter(isUsed).map(({ selector }) => selector);
        if (used.length === 0) continue;
        selectorsOf.set(rule, used);
        for (const name of referred) variables.add(name);
      }
      return { selectorsOf, variables };
    });
    const variables = [...new Set(variableNames(html))].sort();
    return sheets(`${key} ${variables}`, () => write(parsed, kept, variables, overridden));
  };
}

interface KeptRules {
  /** The rules that a page keeps, with the selectors of each that it needs. */
  selectorsOf: Map<Rule, string[]>;
  /** The variables that these rules refer to. */
  variables: Set<string>;
}

/** The class names of CSS modules that only static sections use: no state adds one that the HTML lacks. */
export function staticClasses({ shell, types }: UsedWords, isStatic: (type: string) => boolean): string[] {
  const wordsWhere = (wanted: boolean) =>
    Object.entries(types).flatMap(([type, words]) => (isStatic(type) === wanted ? words : []));
  const others = new Set([...shell, ...wordsWhere(false)]);
  return [...new Set(wordsWhere(true))].filter((word) => /^_[A-Z]+[a-z]+$/.test(word) && !others.has(word));
}

const notOrAlternatives = /:not\([^()]*(?:\([^()]*\)[^()]*)*\)|:(?:is|where)\([^()]*,[^()]*\)/g;
const className = /\.((?:[\w-]|[^\0-\x7f])+)/g;

/** The classes that a selector requires: none of `:not(…)`, or of alternatives as in `:is(.a, .b)`. */
function requiredClasses(selector: string): string[] {
  const names = [...selector.replace(notOrAlternatives, '').matchAll(className)].map(([, name = '']) => name);
  // Code has only the breakpoint of these: `hiddenFrom="md"`.
  return names.filter((name) => !/^mantine-(hidden|visible)-from-/.test(name));
}

const isInKeyframes = (rule: Rule) =>
  rule.parent?.type === 'atrule' && (rule.parent as AtRule).name.endsWith('keyframes');

/** A variable of Mantine's theme, which a page gets only if it is referred to. The site's own variables always stay. */
const isThemeVariable = ({ prop, parent }: Declaration) =>
  prop.startsWith('--mantine') && /^:root|^:host/.test((parent as Rule).selector);

const variableNames = (text: string) => [...text.matchAll(/var\(\s*(--[\w-]+)/g)].map(([, name = '']) => name);

/** The variables that a rule refers to, apart from references between theme variables, which `write` follows. */
const variablesIn = (rule: Rule) =>
  rule.nodes.flatMap((node) => (node.type === 'decl' && !isThemeVariable(node) ? variableNames(node.value) : []));

/** The theme variables without effect: set again by a later rule for the same root, or by the site outside of Mantine's layer. */
function overriddenVariables(sheet: Container): Set<Declaration> {
  const last = new Map<string, Declaration>();
  const overridden = new Set<Declaration>();
  const layered: Declaration[] = [];
  const unlayered = new Set<string>();
  sheet.walkDecls(/^--mantine/, (declaration) => {
    const rule = declaration.parent as Rule;
    const [root = ''] = rule.selector.replaceAll('"', '').split(',');
    if (!root.startsWith(':root')) return;
    const around = rule.parent as Container | AtRule;
    if (!('params' in around) || around.name !== 'layer') {
      if (around === sheet && root === ':root') unlayered.add(declaration.prop);
      return;
    }
    layered.push(declaration);
    const key = `${around.params} ${root} ${declaration.prop}`;
    const before = last.get(key);
    if (before) overridden.add(before);
    last.set(key, declaration);
  });
  for (const declaration of layered) if (unlayered.has(declaration.prop)) overridden.add(declaration);
  return overridden;
}

/** Writes the sheet as text with the kept rules, and with the theme variables that they or the HTML refer to. */
function write(
  sheet: Container,
  { selectorsOf, variables }: KeptRules,
  variablesInHtml: string[],
  overridden: Set<Declaration>,
): string {
  const definitions = new Map<string, Declaration[]>();
  for (const rule of selectorsOf.keys())
    rule.each((node) => {
      if (node.type !== 'decl' || !isThemeVariable(node) || overridden.has(node)) return;
      definitions.set(node.prop, [...(definitions.get(node.prop) ?? []), node]);
    });
  const needed = new Set([...variables, ...variablesInHtml]);
  // The loop also visits the names that are added meanwhile.
  for (const name of needed)
    for (const { value } of definitions.get(name) ?? []) for (const other of variableNames(value)) needed.add(other);

  const text = (container: Container<ChildNode>): string => {
    const parts: string[] = [];
    container.each((node) => {
      if (node.type === 'decl') {
        const isNeeded = !isThemeVariable(node) || (needed.has(node.prop) && !overridden.has(node));
        if (isNeeded) parts.push(`${node.prop}:${node.value}${node.important ? '!important' : ''};`);
      } else if (node.type === 'rule') {
        const selectors = isInKeyframes(node) ? [node.selector] : selectorsOf.get(node);
        const inside = selectors && text(node).replace(/;$/, '');
        if (inside) parts.push(`${selectors}{${inside}}`);
      } else if (node.type === 'atrule') {
        const prelude = `@${node.name}${node.params && ` ${node.params}`}`;
        const inside = node.nodes && text(node as Container<ChildNode>);
        if (inside === undefined) parts.push(`${prelude};`);
        else if (inside) parts.push(`${prelude}{${inside.replace(/;$/, '')}}`);
      }
    });
    return parts.join('');
  };
  const all = text(sheet as Container<ChildNode>);
  // Drops keyframes whose name is nowhere else in the sheet.
  return all.replace(/@keyframes ([\w-]+)\{(?:[^{}]*\{[^{}]*\})*\}/g, (keyframes, name: string) =>
    all.replace(keyframes, '').includes(name) ? keyframes : '',
  );
}
