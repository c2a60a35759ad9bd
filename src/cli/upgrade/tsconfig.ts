import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { rewrite } from '../../json/edit/apply-edits.ts';
import { keyOf, listOf } from '../../json/values.ts';
import { displayName } from '../../project/display-name.ts';
import { isCompiled } from '../../project/package-root.ts';
import { parseValue } from '../../project/read-config.ts';
import { typesOfBuilder } from '../new-section.ts';
import { siteTemplate } from '../site-package.ts';
import type { Step } from './step.ts';

const file = 'tsconfig.json';

/** What a new site has there. */
const siteTypes: { include: string[]; compilerOptions?: object } = isCompiled
  ? JSON.parse(readFileSync(join(siteTemplate, file), 'utf8'))
  : typesOfBuilder;

/** The settings of TypeScript extended those of the builder through the link `.builder`. */
export const typesOfPackage: Step = {
  since: '1.0.0',
  title: `${file} extends that of the package.`,
  change({ folder, texts }) {
    const text = texts.get(file) ?? '';
    if (!text.includes('.builder/')) return { changes: new Map() };
    const read = parseValue(text, displayName(join(folder, file)));
    if (!read.ok) return { changes: new Map(), issues: read.issues };
    const own = listOf(keyOf(read.value, 'include')).filter((path) => !String(path).startsWith('.builder/'));
    const options = { ...siteTypes.compilerOptions, ...Object(keyOf(read.value, 'compilerOptions')) };
    const value = {
      ...Object(read.value),
      ...siteTypes,
      ...(Object.keys(options).length > 0 && { compilerOptions: options }),
      include: [...new Set([...own, ...siteTypes.include])],
    };
    return { changes: new Map([[file, rewrite(text, value)]]) };
  },
};
