import type { ComponentType } from 'react';
import type { Control } from '../../../../schema/fields/index.ts';
import { part } from '../part.tsx';
import { FileField } from './FileField.tsx';
import { FontField } from './FontField.tsx';
import { IconField } from './IconField.tsx';
import { LinkField } from './LinkField.tsx';
import { MarkdownField } from './MarkdownField.tsx';
import { NameField } from './NameField.tsx';
import { PictureField } from './PictureField.tsx';
import { DateField, type FieldProps, TextField } from './plain-fields.tsx';

/** The component of each control that a field type may name. */
export const controls: Record<Control, ComponentType<FieldProps>> = {
  text: TextField,
  link: LinkField,
  markdown: MarkdownField,
  icon: IconField,
  file: FileField,
  picture: PictureField,
  color: part(() => import('./ColorField.tsx')),
  date: DateField,
  name: NameField,
  font: FontField,
};
