import { registry } from 'virtual:registry';
import type { ReactNode } from 'react';
import { textsFor } from '../../../content/texts/index.ts';
import type { Path } from '../../../diagnostics/issue.ts';
import type { SchemaNode } from '../../../diagnostics/schema-node.ts';
import type { IdPath } from '../../../json/edit/id-path.ts';
import { keyOf, valueAt } from '../../../json/values.ts';
import { useIssuesAt } from '../document/issues.ts';
import { pathKey } from '../document/paths.ts';
import { valueInField } from '../document/slice.ts';
import { dropInvalidInput, leaveField, setField, showText, typeValue, writeTyped } from '../document/typing.ts';
import { whyUnsaved } from '../document/unsaved-list.ts';
import { getState, useStudio } from '../store.ts';
import { FieldIssues } from './IssueNote.tsx';

export interface FieldOf<T> {
  /** The value in the field: typed, an invalid input, or written. */
  value: T | undefined;
  /** The meaning of an empty field. */
  fallback: unknown;
  /** Must be called for each key. The value is written a moment later. */
  type: (value: T | undefined) => void;
  /** Writes a value at once; undefined removes the key. */
  set: (value: T | undefined) => void;
  /** Must be called when the field loses the focus. */
  leave: () => void;
  /** The warnings about the value, which the description has too. */
  warnings: ReactNode;
  /** The props for an input of Mantine. */
  props: { label: string; description: ReactNode; error: ReactNode; required: boolean; withAsterisk: false };
}

/** Returns the value and the errors of a field, and functions that change it. */
export function useField<T>(
  path: IdPath,
  schemaNode: SchemaNode,
  label = schemaNode.title ?? String(path.at(-1)),
): FieldOf<T> {
  const key = pathKey(path);
  const value = useStudio((state) => valueInField(state, path)) as T | undefined;
  const draft = useStudio(({ invalidInputs }) => invalidInputs.get(key));
  const told = useIssuesAt(path);
  const unsaved = useStudio((state) => whyUnsaved(state, path));
  const errors = [
    ...(unsaved ? [{ message: 'Not saved.', hint: unsaved }] : []),
    ...(draft?.issues ?? told.filter(({ severity }) => severity === 'error')),
  ];
  const warned = told.filter(({ severity }) => severity === 'warning');
  const warnings = warned.length > 0 && <FieldIssues path={path} value={value} issues={warned} />;
  return {
    value,
    fallback: fallbackOf(path, schemaNode),
    type(value) {
      typeValue(path, value, { schemaNode });
      if (typeof value === 'string' && schemaNode.field?.isWords) showText(path, value);
    },
    set(value) {
      writeTyped();
      if (value === undefined) dropInvalidInput(path);
      setField(path, value, { schemaNode });
    },
    leave: leaveField,
    warnings,
    props: {
      label,
      description: (schemaNode.description || warnings) && (
        <>
          <Help text={schemaNode.description ?? ''} />
          {warnings}
        </>
      ),
      error: errors.length > 0 && <FieldIssues path={path} value={value} issues={errors} />,
      required: !schemaNode.optional,
      withAsterisk: false,
    },
  };
}

/** The schema's description of a field, with the names of keys as code. */
const Help = ({ text }: { text: string }) =>
  text.split('`').map((part, at) => (at % 2 === 0 ? part : <code key={part}>{part}</code>));

/** Returns the meaning of a missing key: the schema's default, or for the program's own texts those of the language. */
export function fallbackOf(path: IdPath, schemaNode: SchemaNode): unknown {
  if (path[0] !== 'texts') return schemaNode.fallback;
  const lang = keyOf(keyOf(getState().value, 'seo'), 'lang');
  return valueAt(textsFor(registry, typeof lang === 'string' ? lang : 'en', {}), path.slice(1) as Path);
}
