import { type Migration, migrations } from '../../validate/rules/version.ts';
import { itemsById, migrationStep, severalAnnouncements } from './config-steps.ts';
import { cssVariables } from './css-variables.ts';
import { iconsPackage } from './icons-package.ts';
import { messagesAndHints } from './messages-and-hints.ts';
import { newNames } from './new-names.ts';
import { oneSectionFile } from './one-section-file.ts';
import { packageImports } from './package-imports.ts';
import { packageVersions } from './package-versions.ts';
import type { Step } from './step.ts';
import { typesOfPackage } from './tsconfig.ts';

/** All steps, from the oldest: what a change of something public asks of sites is a further step before the last. */
export const allSteps = (formats: Migration[] = migrations): Step[] => [
  ...formats.map(migrationStep),
  severalAnnouncements,
  itemsById,
  oneSectionFile,
  newNames,
  packageImports,
  messagesAndHints,
  cssVariables,
  typesOfPackage,
  iconsPackage,
  packageVersions,
];
