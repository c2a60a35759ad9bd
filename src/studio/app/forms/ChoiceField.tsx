import { Select } from '@mantine/core';
import type { SchemaNode } from '../../../diagnostics/schema-node.ts';
import type { IdPath } from '../../../json/edit/id-path.ts';
import { isObject } from '../../../json/values.ts';
import { editTo } from '../document/edit-to.ts';
import { labelOf } from '../document/paths.ts';
import { change } from '../document/queue.ts';
import { sampleOf } from '../document/sample.ts';
import { getState, useValue } from '../store.ts';
import { useField } from './use-field.tsx';

/** Chooses the kind of an object. Keys that are valid in the new kind stay. */
export function ChoiceField({ path, choice }: { path: IdPath; choice: Extract<SchemaNode, { kind: 'choice' }> }) {
  const value = useValue(path);
  const there = isObject(value) ? value : {};
  const [first] = [...choice.options.values()];
  const by = first?.kind === 'object' ? first.keys.get(choice.by) : undefined;
  const { props } = useField<string>([...path, choice.by], by ?? choice);
  const choose = (name: string | null) => {
    const option = name ? choice.options.get(name) : undefined;
    if (option?.kind !== 'object' || name === there[choice.by]) return;
    const kept = Object.entries(there).filter(
      ([key, part]) => key !== choice.by && option.keys.get(key)?.schema.safeParse(part).success,
    );
    const next = { ...(sampleOf(option) as object), ...Object.fromEntries(kept), [choice.by]: name };
    const before = getState().value;
    void change({ label: labelOf(before, path), edits: [editTo(before, path, next)] });
  };
  return (
    <Select
      {...props}
      data={[...choice.options].map(([name, option]) => ({ value: name, label: option.title ?? name }))}
      value={String(there[choice.by] ?? '')}
      onChange={choose}
      allowDeselect={false}
      searchable={choice.options.size > 8}
    />
  );
}
