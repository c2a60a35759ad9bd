import postcss, { type AtRule, type ChildNode, type Container, type Declaration, type Rule } from 'postcss';
import type { SiteModel } from '../../config/resolve/page-model.ts';
import { createCache } from '../../render/cache.ts';
import type { UsedWords } from './used-words.ts';

/** Gives the rules of a page from the types of its sections and its HTML. */
export type PageCss = (types: string[], html: string) => string;

/**
 * Prepares `sheet`, all rules of all components, for being cut to single pages. A rule stays if each class of one of its selectors is
 * among the words of the shell or of a section type of the page: so also rules of states that the prerendered HTML is not in yet.
 * A rule for a class of `shown`, which no state adds, stays only where the page's HTML has that class. Rules for text from right to left stay where there is such
 * text; keyframes if what stays names them, and Mantine's variables if that or the HTML refers to them.
 */
export function createPageCss(
  sheet: string,
  { shell, types: wordsOf }: UsedWords,
  dir: SiteModel['dir'],
  shown: string[],
): PageCss {
  const parsed = postcss.parse(sheet);
  const rules = new Map<Rule, { selector: string; needed: string[] }[]>();
  const variablesOf = new Map<Rule, string[]>();
  parsed.walkRules((rule) => {
    if (isInKeyframes(rule)) return;
    rules.set(
      rule,
      rule.selectors.map((selector) => ({ selector, needed: classesOf(selector) })),
    );
    variablesOf.set(rule, variablesIn(rule));
  });
  const overridden = overriddenVariables(parsed);
  const rulesOf = createCache<Kept>(200);
  const sheets = createCache<string>(200);

  return (types, html) => {
    const hasRtl = dir === 'rtl' || html.includes(' dir="rtl"');
    const there = new Set(html.match(/_[A-Z]+[a-z]+/g));
    const missing = shown.filter((name) => !there.has(name));
    const key = `${hasRtl} ${missing} ${types.join(' ')}`;
    const kept = rulesOf(key, () => {
      const words = new Set([...shell, ...types.flatMap((type) => wordsOf[type] ?? [])]);
      for (const name of missing) words.delete(name);
      const selectors = new Map<Rule, string[]>();
      const variables = new Set<string>();
      for (const [rule, all] of rules) {
        const used = all.filter(
          ({ selector, needed }) =>
            (hasRtl || !selector.includes('[dir=rtl]')) && needed.every((name) => words.has(name)),
        );
        if (used.length === 0) continue;
        selectors.set(
          rule,
          used.map(({ selector }) => selector),
        );
        for (const name of variablesOf.get(rule) ?? []) variables.add(name);
      }
      return { selectors, variables };
    });
    const inHtml = [...new Set(variableNames(html))].sort();
    return sheets(`${key} ${inHtml}`, () => write(parsed, kept, new Set(inHtml), overridden));
  };
}

/** The rules that a page keeps, with those of their selectors that it needs, and the variables to which these refer. */
interface Kept {
  selectors: Map<Rule, string[]>;
  variables: Set<string>;
}

/** The classes of our own that stand in static sections alone: no state adds one that the HTML lacks. */
export function staticClasses({ shell, types }: UsedWords, isStatic: (type: string) => boolean): string[] {
  const all = Object.entries(types);
  const others = new Set([...shell, ...all.flatMap(([type, words]) => (isStatic(type) ? [] : words))]);
  const words = new Set(all.flatMap(([type, words]) => (isStatic(type) ? words : [])));
  return [...words].filter((word) => /^_[A-Z]+[a-z]+$/.test(word) && !others.has(word));
}

/** The classes that a selector asks for. What stands in `:not(…)`, or in a list of alternatives, need not be there. */
function classesOf(selector: string): string[] {
  const needed = selector.replace(/:not\([^()]*(?:\([^()]*\)[^()]*)*\)|:(?:is|where)\([^()]*,[^()]*\)/g, '');
  const names = [...needed.matchAll(/\.((?:[\w-]|[^\0-\x7f])+)/g)].map(([, name = '']) => name);
  // Code names the breakpoint alone: `hiddenFrom="md"`.
  return names.filter((name) => !/^mantine-(hidden|visible)-from-/.test(name));
}

const isInKeyframes = (rule: Rule) =>
  rule.parent?.type === 'atrule' && (rule.parent as AtRule).name.endsWith('keyframes');

/** A variable of the theme, which a page may do without; those of the site's own tokens stay. */
const isThemeVariable = ({ prop, parent }: Declaration) =>
  prop.startsWith('--mantine') && /^:root|^:host/.test((parent as Rule).selector);

const variableNames = (text: string) => [...text.matchAll(/var\(\s*(--[\w-]+)/g)].map(([, name = '']) => name);

/** The variables that a rule refers to; of those that a theme variable refers to itself, see `write`. */
function variablesIn(rule: Rule): string[] {
  return rule.nodes.flatMap((node) =>
    node.type === 'decl' && !isThemeVariable(node) ? variableNames(node.value) : [],
  );
}

/** Settings of the theme's variables that never count: a later rule for the same root sets them again, or a rule outside of Mantine's layer does. */
function overriddenVariables(sheet: Container): Set<Declaration> {
  const last = new Map<string, Declaration>();
  const overridden = new Set<Declaration>();
  const layered: Declaration[] = [];
  const outside = new Set<string>();
  sheet.walkDecls(/^--mantine/, (declaration) => {
    const rule = declaration.parent as Rule;
    const [root = ''] = rule.selector.replaceAll('"', '').split(',');
    if (!root.startsWith(':root')) return;
    if (rule.parent?.type !== 'atrule') {
      if (root === ':root') outside.add(declaration.prop);
      return;
    }
    layered.push(declaration);
    const key = `${(rule.parent as AtRule).params} ${root} ${declaration.prop}`;
    const before = last.get(key);
    if (before) overridden.add(before);
    last.set(key, declaration);
  });
  for (const declaration of layered) if (outside.has(declaration.prop)) overridden.add(declaration);
  return overridden;
}

/** The sheet as text, with what is kept, and of the theme's variables those that it or `wanted` refers to. */
function write(
  sheet: Container,
  { selectors, variables }: Kept,
  wanted: Set<string>,
  overridden: Set<Declaration>,
): string {
  const needed = new Set([...variables, ...wanted]);
  const definitions = new Map<string, Declaration[]>();
  for (const rule of selectors.keys())
    rule.each((node) => {
      if (node.type !== 'decl' || !isThemeVariable(node) || overridden.has(node)) return;
      definitions.set(node.prop, [...(definitions.get(node.prop) ?? []), node]);
    });
  // Names that are added meanwhile are visited too.
  for (const name of needed)
    for (const { value } of definitions.get(name) ?? []) for (const other of variableNames(value)) needed.add(other);

  const text = (container: Container<ChildNode>): string => {
    const parts: string[] = [];
    container.each((node) => {
      if (node.type === 'decl') {
        const isNeeded = !isThemeVariable(node) || (needed.has(node.prop) && !overridden.has(node));
        if (isNeeded) parts.push(`${node.prop}:${node.value}${node.important ? '!important' : ''};`);
      } else if (node.type === 'rule') {
        const selector = isInKeyframes(node) ? [node.selector] : selectors.get(node);
        const inside = selector && text(node).replace(/;$/, '');
        if (inside) parts.push(`${selector}{${inside}}`);
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
  return all.replace(/@keyframes ([\w-]+)\{(?:[^{}]*\{[^{}]*\})*\}/g, (rule, name: string) =>
    all.replace(rule, '').includes(name) ? rule : '',
  );
}
