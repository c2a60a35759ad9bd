import { join, posix } from 'node:path';
import postcss, { CssSyntaxError, type Root } from 'postcss';
import type { Issue } from '../../diagnostics/issue.ts';
import { fileIssue } from '../../project/read-config.ts';
import { codeOf, edited, type Range, Visitor } from './code.ts';
import type { Step } from './step.ts';

/** The variables that styles had beside those of Mantine, and what has their values now. */
const renamed: Record<string, string> = {
  '--accent-edge': '--color-accent-edge',
  '--accent-fill': '--mantine-color-accent-filled',
  '--accent-fill-hover': '--mantine-color-accent-filled-hover',
  '--accent-line': '--color-accent-line',
  '--accent-text': '--mantine-color-accent-text',
  '--accent-wash': '--mantine-color-accent-light',
  '--backdrop': '--overlay-bg',
  '--card-space': '--mantine-spacing-card',
  '--field-line': '--input-bd',
  '--font': '--mantine-font-family',
  '--ground': '--mantine-color-body',
  '--ground-tinted': '--color-tinted',
  '--gutter': '--mantine-spacing-gutter',
  '--ink': '--mantine-color-text',
  '--ink-soft': '--mantine-color-dimmed',
  '--line': '--color-line',
  '--line-strong': '--mantine-color-default-border',
  '--measure': '--container-size',
  '--on-accent': '--mantine-primary-color-contrast',
  '--quick': '--transition',
  '--radius': '--mantine-radius-default',
  '--radius-l': '--mantine-radius-lg',
  '--s1': '--mantine-spacing-xs',
  '--s2': '--mantine-spacing-md',
  '--s3': '--mantine-spacing-lg',
  '--s4': '--mantine-spacing-xl',
  '--s5': '--mantine-spacing-xxl',
  '--s6': '4rem',
  '--s7': '6rem',
  '--section-space': '--mantine-spacing-section',
  '--shadow-l': '--mantine-shadow-lg',
  '--shadow-m': '--mantine-shadow-md',
  '--shadow-s': '--mantine-shadow-sm',
  '--solid-right': '--motif-right',
  '--solid-top': '--motif-top',
  '--surface': '--mantine-color-default',
  '--surface-raised': '--color-raised',
  '--surface-sunken': '--mantine-color-default-hover',
  '--target': '--target-size',
  '--text-h1': '--mantine-h1-font-size',
  '--text-h2': '--mantine-h2-font-size',
  '--text-h3': '--mantine-h3-font-size',
  '--text-l': '--mantine-font-size-xl',
  '--text-m': '--mantine-font-size-lg',
  '--text-s': '--mantine-font-size-sm',
  '--text-xs': '--mantine-font-size-xs',
};

/** In style sheets, and in the styles and props of components. A variable that is set in the same folder is the site's own, and stays. */
export const cssVariables: Step = {
  since: '1.0.0',
  title: 'Styles have the names of Mantine, such as --mantine-spacing-md in place of --s2.',
  change(site) {
    const issues: Issue[] = [];
    const sheets = [...site.texts].flatMap(([file, text]) => {
      if (!file.endsWith('.css')) return [];
      try {
        return [{ file, root: postcss.parse(text) }];
      } catch (error) {
        if (!(error instanceof CssSyntaxError)) throw error;
        const { line = 1, column = 1, reason } = error;
        const words = {
          code: 'upgrade/css',
          message: `This style sheet has a mistake: ${reason}.`,
          hint: 'Correct it first.',
        };
        const place = { line, column, endLine: line, endColumn: column + 1 };
        issues.push(fileIssue(join(site.folder, file), words, 'error', place));
        return [];
      }
    });
    const code = codeOf(site).map((one) => ({ ...one, strings: stringsIn(one.program) }));
    const ownIn = (folder: string) =>
      new Set([
        ...sheets.filter(isIn(folder)).flatMap(({ root }) => declaredIn(root)),
        ...code.filter(isIn(folder)).flatMap(({ text, strings }) => strings.map((at) => contentOf(text, at))),
      ]);

    const changes = new Map<string, string>();
    for (const { file, root } of sheets) {
      const own = ownIn(posix.dirname(file));
      root.walkDecls((declaration) => {
        const value = inNewNames(declaration.value, own);
        if (value !== declaration.value) declaration.value = value;
      });
      changes.set(file, root.toString());
    }
    for (const { file, text, strings } of code) {
      const own = ownIn(posix.dirname(file));
      const edits = strings.map((at) => ({ ...at, insert: inNewNames(text.slice(at.start, at.end), own) }));
      changes.set(file, edited(text, edits));
    }
    return { changes, issues };
  },
};

const isIn =
  (folder: string) =>
  ({ file }: { file: string }) =>
    posix.dirname(file) === folder;

function declaredIn(root: Root): string[] {
  const names: string[] = [];
  root.walkDecls(/^--/, ({ prop }) => void names.push(prop));
  return names;
}

const contentOf = (text: string, { start, end }: Range) => text.slice(start, end).replace(/^['"`]|['"`]$/g, '');

/** Writes the variables of a value of CSS by their new names. */
const inNewNames = (value: string, own: ReadonlySet<string>): string =>
  value.replace(/var\(\s*(--[\w-]+)\s*([,)])/g, (written, name: string, end: string) => {
    const to = Object.hasOwn(renamed, name) && !own.has(name) ? renamed[name] : undefined;
    if (to?.startsWith('--')) return `var(${to}${end}`;
    return to && end === ')' ? to : written;
  });

/** The places of the texts in code. */
function stringsIn(program: Parameters<Visitor['visit']>[0]): Range[] {
  const places = new Map<number, Range>();
  const see = ({ start, end }: Range) => places.set(start, { start, end });
  new Visitor({
    Literal: (node) => void (typeof node.value === 'string' && see(node)),
    TemplateElement: see,
  }).visit(program);
  return [...places.values()];
}
