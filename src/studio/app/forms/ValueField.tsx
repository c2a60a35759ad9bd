import { Input, Text } from '@mantine/core';
import { Suspense } from 'react';
import type { IdPath } from '../../../json/edit/id-path.ts';
import { useValue } from '../store.ts';
import { controls } from './controls.ts';
import { IdField } from './IdField.tsx';
import { EnumField, type FieldProps, NumberField, SwitchField } from './plain-fields.tsx';

/** The field of a value without parts. */
export function ValueField({ path, schemaNode, list, label, isBare }: FieldProps) {
  const value = useValue(path);
  const { type: own } = schemaNode.schema._zod.def;
  const type = own === 'union' ? typeof value : own;
  const values = schemaNode.kind === 'value' ? schemaNode.values : [];
  if (isName(path)) return <IdField path={path} schemaNode={schemaNode} />;
  if (type === 'boolean') return <SwitchField path={path} schemaNode={schemaNode} />;
  if (type === 'number' || type === 'int') return <NumberField path={path} schemaNode={schemaNode} />;
  if (values.length > 0) return <EnumField path={path} schemaNode={schemaNode} values={values.map(String)} />;
  if (typeof value === 'object' && !schemaNode.field?.control)
    return (
      <Input.Wrapper
        label={schemaNode.title ?? String(path.at(-1))}
        labelElement="div"
        description={schemaNode.description}
      >
        <Text size="xs">This is edited in the code.</Text>
      </Input.Wrapper>
    );
  const ControlField = controls[schemaNode.field?.control ?? 'text'];
  return (
    <Suspense>
      <ControlField path={path} schemaNode={schemaNode} list={list} label={label} isBare={isBare} />
    </Suspense>
  );
}

/** Returns whether the value at a path is a name that other places refer to. */
const isName = (path: IdPath) =>
  path.at(-1) === 'id' || (path.length === 3 && path[0] === 'routes' && path[2] === 'path');
