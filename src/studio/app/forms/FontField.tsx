import { Autocomplete } from '@mantine/core';
import { useEffect, useState } from 'react';
import { isFileFor } from '../../../../schema/fields/index.ts';
import { publicFiles } from '../document/files.ts';
import type { FieldProps } from './plain-fields.tsx';
import { useField } from './use-field.tsx';

/** A font: one of those that come with the builder, or a file of the site. */
export function FontField({ path, schemaNode }: FieldProps) {
  const field = useField<string>(path, schemaNode);
  const [files, setFiles] = useState<string[]>([]);
  useEffect(() => {
    publicFiles().then(setFiles);
  }, []);
  return (
    <Autocomplete
      {...field.props}
      data={[
        ...schemaNode.examples.map(String).filter((one) => !one.startsWith('/')),
        ...files.filter((file) => isFileFor(schemaNode.field?.asset, file)),
      ]}
      value={typeof field.value === 'string' ? field.value : ''}
      placeholder={typeof field.fallback === 'string' ? field.fallback : undefined}
      onChange={(next) => field.type(next === '' && schemaNode.optional ? undefined : next)}
      onBlur={field.leave}
    />
  );
}
