import { id } from '../../schema/fields/index.ts';
import { quote } from '../json/show-value.ts';

const typeName = id('The name of a section type.');

/** Throws if a section type cannot have a name. */
export function checkTypeName(type: string): void {
  if (!typeName.safeParse(type).success)
    throw new Error(`${quote(type)} cannot be the name of a section type. ${typeName.meta()?.patternErrorMessage}`);
}
