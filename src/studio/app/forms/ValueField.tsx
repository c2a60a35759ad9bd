import { Input, Text } from '@mantine/core';
import { Suspense } from 'react';
import type { IdPath } from '../../../json/edit/id-path.ts';
import { words } from '../../words.ts';
import { useValue } from '../store.ts';
import { controls } from './controls.ts';
import { IdField } from './IdField.tsx';
import { EnumField, type FieldProps, NumberField, SwitchField } from './plain-fields.tsx';

/** The field of a value without parts. */
export function ValueField({ path, outline, list, label, isBare }: FieldProps) {
  const value = useValue(path);
  const { type: own } = outline.schema._zod.def;
  const type = own === 'union' ? typeof value : own;
  const values = outline.kind === 'value' ? outline.values : [];
  if (isName(path)) return <IdField path={path} outline={outline} />;
  if (type === 'boolean') return <SwitchField path={path} outline={outline} />;
  if (type === 'number' || type === 'int') return <NumberField path={path} outline={outline} />;
  if (values.length > 0) return <EnumField path={path} outline={outline} values={values.map(String)} />;
  if (typeof value === 'object' && !outline.field?.control)
    return (
      <Input.Wrapper label={outline.title ?? String(path.at(-1))} labelElement="div" description={outline.description}>
        <Text size="xs">{words.onlyInCode}</Text>
      </Input.Wrapper>
    );
  const ControlField = controls[outline.field?.control ?? 'text'];
  return (
    <Suspense>
      <ControlField path={path} outline={outline} list={list} label={label} isBare={isBare} />
    </Suspense>
  );
}

/** Returns whether the value at a path is a name that other places refer to. */
const isName = (path: IdPath) =>
  path.at(-1) === 'id' || (path.length === 3 && path[0] === 'routes' && path[2] === 'path');
