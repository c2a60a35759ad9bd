import postcss, { type AtRule, type ChildNode, type Container, type Root, type Rule } from 'postcss';

/** Gives the part of a style sheet that a piece of HTML uses, minified already if the sheet was. */
export type CssFor = (html: string) => string;

/**
 * Prepares `sheet` for being cut down to single pages. A rule stays if all classes of one of its selectors stand in
 * the HTML (or in `always`, the HTML of what may appear later); keyframes and variables stay if something that
 * stays refers to them. Pages that use the same classes share one result.
 */
export function createCssFor(sheet: string, always = ''): CssFor {
  const root = postcss.parse(sheet);
  const alwaysUsed = [...classesOf(always)];
  const alwaysReferred = variablesIn(always);
  const results = new Map<string, string>();
  return (html) => {
    const used = new Set([...alwaysUsed, ...classesOf(html)]);
    // Style attributes refer to variables too.
    const referred = new Set([...alwaysReferred, ...variablesIn(html)]);
    const key = [...used, ...referred].sort().join(' ');
    const css = results.get(key) ?? cut(root, used, referred);
    results.set(key, css);
    return css;
  };
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

function classesOf(html: string): Set<string> {
  return new Set([...html.matchAll(/ class="([^"]*)"/g)].flatMap(([, names]) => (names ?? '').split(/\s+/)));
}

/** Whether a selector may match where these classes are used: all that it asks for, and of each `:is(…)` or `:where(…)` one alternative. */
function mayMatch(selector: string, used: Set<string>): boolean {
  let plain = selector.replace(/\[[^\]]*\]/g, '');
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
  for (let removed = true; removed; ) {
    removed = false;
    const fromRules = variablesIn(root.toString());
    root.walkDecls(/^--mantine/, (declaration) => {
      if (fromRules.has(declaration.prop) || fromHtml.has(declaration.prop)) return;
      declaration.remove();
      removed = true;
    });
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
