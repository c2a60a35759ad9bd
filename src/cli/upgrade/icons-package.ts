import { applyEdits, type Edit } from '../../json/edit/apply-edits.ts';
import { keyOf } from '../../json/values.ts';
import { codeOf } from './code.ts';
import { sourcesOf } from './imports.ts';
import type { Step } from './step.ts';

const icons = '@tabler/icons-react';

/** The program had the package before, so that sites could import it without a line in their package.json. */
export const iconsPackage: Step = {
  since: '1.0.0',
  title: `package.json names ${icons} if the site's code imports it.`,
  change(site) {
    const text = site.texts.get('package.json') ?? '{}';
    const manifest: unknown = JSON.parse(text);
    const [dependencies, others] = ['dependencies', 'devDependencies'].map((key) => keyOf(manifest, key) ?? {});
    const isImported = codeOf(site).some((code) => sourcesOf(code).some(({ value }) => value === icons));
    const isNamed = [dependencies, others].some((packages) => keyOf(packages, icons) !== undefined);
    const value = Object.assign({}, dependencies, { [icons]: '^3.0.0' });
    const edit: Edit = { op: 'set', path: ['dependencies'], value };
    const changes = new Map(isImported && !isNamed ? [['package.json', applyEdits(text, [edit])]] : []);
    return { changes };
  },
};
