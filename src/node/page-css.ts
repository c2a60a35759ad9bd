import postcss, { type AtRule, type ChildNode, type Container, type Declaration, type Root, type Rule } from 'postcss';
import { createCache } from '../render/cache.ts';
import { createFinder, type Markup } from '../render/markup.ts';

/** Gives the part of a style sheet that a piece of HTML uses, minified already if the sheet was. */
export type CssFor = (html: Markup) => string;

/**
 * Prepares `sheet` for being cut down to single pages. A rule stays if all classes of one of its selectors (and what `lasting` attributes they ask for) stand in
 * the HTML (or in `always`, the HTML of what may appear later); keyframes and variables stay if something that
 * stays refers to them. Pages that use the same classes share one result.
 */
export function createCssFor(sheet: string, always = ''): CssFor {
  const root = postcss.parse(sheet);
  const alwaysUsed = [...marksOf(always)];
  const alwaysReferred = variablesIn([...attributesIn(always)].join(''));
  const byAttributes = createCache<string>(200);
  const byMarks = createCache<string>(200);
  return (html) => {
    // Most pages write their attributes in the order of others, which is quickly seen.
    const attributes = [...attributesOf(html)].join('');
    return byAttributes(attributes, () => {
      const used = new Set([...alwaysUsed, ...marksOf(attributes)]);
      // Style attributes refer to variables too.
      const referred = new Set([...alwaysReferred, ...variablesIn(attributes)]);
      return byMarks([...used, ...referred].sort().join(' '), () => cut(root, used, referred));
    });
  };
}

/** The attributes of some HTML that rules can ask for or that refer to variables, as they are written. */
const attributesOf = createFinder(attributesIn);

function attributesIn(html: string): Set<string> {
  const found = new Set<string>();
  for (const start of [' class="', ' style="', ' data-variant="', ' data-size="', ' data-orientation="']) {
    for (let at = html.indexOf(start); at >= 0; at = html.indexOf(start, at + 1))
      found.add(html.slice(at, html.indexOf('"', at + start.length) + 1));
  }
  return found;
}

function cut(sheet: Root, used: Set<string>, referred: Set<string>): string {
  const root = sheet.clone();
  root.walkRules((rule) => {
    if (isKeyframe(rule)) return;
    const kept = rule.selectors.filter((selector) => mayMatch(selector, used));
    if (kept.length === 0) rule.remove();
    else if (kept.length < rule.selectors.length) rule.selectors = kept;
  });
  removeUnusedVariables(root, referred);
  removeUnusedKeyframes(root);
  removeEmpty(root);
  return root.toString();
}

function variablesIn(text: string): Set<string> {
  return new Set([...text.matchAll(/var\(\s*(--[\w-]+)/g)].map(([, name]) => name ?? ''));
}

/** The classes of a piece of HTML, and the values of its lasting attributes as `name=value`. */
function marksOf(html: string): Set<string> {
  const classes = [...html.matchAll(/ class="([^"]*)"/g)].flatMap(([, names]) => (names ?? '').split(/\s+/));
  const values = [...html.matchAll(/ (data-[\w-]+)="([^"]*)"/g)].filter(([, name]) => lasting.test(name ?? ''));
  return new Set([...classes, ...values.map(([, name, value]) => `${name}=${value}`)]);
}

/** Attributes of Mantine's components that say how one looks, and which no script changes. */
const lasting = /^data-(variant|size|orientation)$/;

/** Whether a selector may match where these classes are used: all that it asks for, and of each `:is(…)` or `:where(…)` one alternative. */
function mayMatch(selector: string, used: Set<string>): boolean {
  let plain = selector.replace(/\[([^\]=]*)=?["']?([^\]"']*)["']?\]/g, (_, name: string, value: string) =>
    lasting.test(name) && value !== '' && !used.has(`${name}=${value}`) ? `.${never}` : '',
  );
  for (let before = ''; before !== plain; ) {
    before = plain;
    plain = plain.replace(/:([\w-]+)\(([^()]*)\)/g, (_, name: string, inside: string) => {
      const possible = !/^(is|where)$/.test(name) || inside.split(',').some((one) => mayMatch(one, used));
      return possible ? '' : `.${never}`;
    });
  }
  return [...plain.matchAll(/\.((?:[\w-]|\\.|[^\0-\x7f])+)/g)].every(([, name]) =>
    used.has((name ?? '').replaceAll('\\', '')),
  );
}

/** A class that no element has. */
const never = '-never';

function removeUnusedVariables(root: Root, fromHtml: Set<string>): void {
  let left: { declaration: Declaration; refers: Set<string>; mayGo: boolean }[] = [];
  root.walkDecls((declaration) => {
    const { prop, value } = declaration;
    // The site's own tokens stay: what comes late, such as toasts, is drawn with them.
    const token = !prop.startsWith('--mantine') && /^(:root|html)/.test((declaration.parent as Rule).selector);
    left.push({ declaration, refers: variablesIn(value), mayGo: prop.startsWith('--') && !token });
  });
  // What one refers to may be what another alone referred to.
  for (let before = 0; before !== left.length; ) {
    before = left.length;
    const used = new Set([...fromHtml, ...left.flatMap(({ refers }) => [...refers])]);
    const isUsed = ({ declaration, mayGo }: (typeof left)[number]) => !mayGo || used.has(declaration.prop);
    for (const unused of left.filter((one) => !isUsed(one))) unused.declaration.remove();
    left = left.filter(isUsed);
  }
}

function removeUnusedKeyframes(root: Root): void {
  const animations: string[] = [];
  root.walkDecls(/^(animation|animation-name|--[\w-]*animation[\w-]*)$/, ({ value }) => void animations.push(value));
  const names = new Set(animations.join(' ').split(/[\s,]+/));
  root.walkAtRules('keyframes', (rule) => {
    if (!names.has(rule.params)) rule.remove();
  });
}

function removeEmpty(container: Container<ChildNode>): void {
  container.each((node) => {
    if (!('nodes' in node) || !node.nodes) return;
    removeEmpty(node as AtRule | Rule);
    if (node.nodes.length === 0) node.remove();
  });
}

const isKeyframe = (rule: Rule) => rule.parent?.type === 'atrule' && (rule.parent as AtRule).name.endsWith('keyframes');
