import postcss, { type ChildNode, type Container, type Declaration } from 'postcss';
import { type Needs, needsOf } from './selector.ts';

/** A style sheet in the parts that a page may do without, read once so that it is quickly cut for each page. */
export type Part = SheetRule | Group | Property | { kind: 'statement'; text: string };

/** A rule, which a page needs for those of its selectors that can match there. */
export interface SheetRule {
  kind: 'rule';
  selectors: { text: string; needs: Needs }[];
  parts: Part[];
}

/** What stands in an at-rule, such as a layer; keyframes have a name, by which they are needed. */
export interface Group {
  kind: 'group';
  prelude: string;
  keyframes?: string;
  parts: Part[];
}

/** A declaration. */
export interface Property {
  kind: 'property';
  text: string;
  /** The variable that it sets, if a page may do without it. */
  sets?: string;
  /** The variables that it reads. */
  reads: string[];
  /** The words of which some may name keyframes. */
  animations: string[];
}

/** Reads a style sheet, with its rules in their order. Comments are left out. */
export const readSheet = (css: string): Part[] => partsOf(postcss.parse(css), false);

function partsOf(container: Container<ChildNode>, inKeyframes: boolean, selector = ''): Part[] {
  return (container.nodes ?? []).flatMap((node): Part[] => {
    if (node.type === 'decl') return [propertyOf(node, selector)];
    if (node.type === 'comment') return [];
    if (node.type === 'rule') {
      // The steps of keyframes look like rules, and apply wherever these do.
      const selectors = inKeyframes ? [node.selector] : node.selectors;
      const read = selectors.map((text) => ({ text, needs: inKeyframes ? nothing : needsOf(text) }));
      return [{ kind: 'rule', selectors: read, parts: partsOf(node, inKeyframes, node.selector) }];
    }
    const prelude = `@${node.name}${node.raws.afterName ?? ' '}${node.params}`;
    if (!node.nodes) return [{ kind: 'statement', text: prelude }];
    const keyframes = node.name.endsWith('keyframes') ? node.params : undefined;
    const parts = partsOf(node, inKeyframes || keyframes !== undefined, selector);
    return [{ kind: 'group', prelude, ...(keyframes && { keyframes }), parts }];
  });
}

const nothing: Needs = { marks: [], choices: [] };

function propertyOf(node: Declaration, selector: string): Property {
  const { prop, value, important } = node;
  // The site's own tokens stay: what comes late, such as toasts, is drawn with them.
  const isToken = !prop.startsWith('--mantine') && /^(:root|html)/.test(selector);
  return {
    kind: 'property',
    text: `${prop}:${value.trim()}${important ? '!important' : ''}`,
    ...(prop.startsWith('--') && !isToken && { sets: prop }),
    reads: [...variablesIn(value)],
    animations: /^(animation|animation-name|--[\w-]*animation[\w-]*)$/.test(prop) ? value.split(/[\s,]+/) : [],
  };
}

/** The variables that a text of rules or styles refers to. */
export const variablesIn = (text: string): Set<string> =>
  new Set([...text.matchAll(/var\(\s*(--[\w-]+)/g)].map(([, name]) => name ?? ''));
