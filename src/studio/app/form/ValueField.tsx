import { Input, Text } from '@mantine/core';
import { Suspense } from 'react';
import type { IdPath } from '../../../json/edit/id-path.ts';
import { words } from '../../words.ts';
import { part } from '../part.tsx';
import { useValue } from '../store.ts';
import { FileField } from './FileField.tsx';
import { IconField } from './IconField.tsx';
import { IdField } from './IdField.tsx';
import { LinkField } from './LinkField.tsx';
import { MarkdownField } from './MarkdownField.tsx';
import { NameField } from './NameField.tsx';
import { DateField, EnumField, type FieldProps, NumberField, SwitchField, TextField } from './plain-fields.tsx';

const ColourField = part(() => import('./ColourField.tsx'));

/** The field of a value without parts. */
export function ValueField({ path, outline, list, label, isBare }: FieldProps & { list?: string | undefined }) {
  const value = useValue(path);
  const { type: own } = outline.schema._zod.def;
  const type = own === 'union' ? typeof value : own;
  const values = outline.kind === 'value' ? outline.values : [];
  if (isName(path)) return <IdField path={path} outline={outline} />;
  if (type === 'boolean') return <SwitchField path={path} outline={outline} />;
  if (type === 'number' || type === 'int') return <NumberField path={path} outline={outline} />;
  if (values.length > 0) return <EnumField path={path} outline={outline} values={values.map(String)} />;
  switch (outline.holds) {
    case 'link':
      return <LinkField path={path} outline={outline} />;
    case 'markdown':
      return <MarkdownField path={path} outline={outline} label={label} isBare={isBare} />;
    case 'icon':
    case 'logo':
      return <IconField path={path} outline={outline} />;
    case 'image':
    case 'film':
    case 'video':
    case 'captions':
      return <FileField path={path} outline={outline} />;
    case 'colour':
      return (
        <Suspense>
          <ColourField path={path} outline={outline} />
        </Suspense>
      );
    case 'date':
      return <DateField path={path} outline={outline} />;
    case 'dialog':
    case 'list':
    case 'footer':
    case 'contact':
    case 'item':
    case 'font':
      return <NameField path={path} outline={outline} list={list} />;
    default:
      return typeof value === 'object' ? (
        <Input.Wrapper
          label={outline.title ?? String(path.at(-1))}
          labelElement="div"
          description={outline.description}
        >
          <Text size="xs">{words.onlyInCode}</Text>
        </Input.Wrapper>
      ) : (
        <TextField path={path} outline={outline} label={label} isBare={isBare} />
      );
  }
}

/** Returns whether the value at a path is a name that other places refer to. */
const isName = (path: IdPath) =>
  path.at(-1) === 'id' || (path.length === 3 && path[0] === 'routes' && path[2] === 'path');
