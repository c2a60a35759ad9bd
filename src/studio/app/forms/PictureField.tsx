import { Button, Checkbox } from '@mantine/core';
import { Suspense, useState } from 'react';
import { partOf, type SchemaNode } from '../../../diagnostics/schema-node.ts';
import type { IdPath } from '../../../json/edit/id-path.ts';
import { announce } from '../announce.ts';
import { valueInField } from '../document/slice.ts';
import { setField } from '../document/typing.ts';
import { part } from '../part.tsx';
import { focusField } from '../selection/focus.ts';
import { useStudio } from '../store.ts';
import { FieldBox } from './FieldBox.tsx';
import { FileInput } from './FileField.tsx';
import styles from './form.module.css';
import { type FieldProps, TextField } from './plain-fields.tsx';
import { useField } from './use-field.tsx';

const CropDialog = part(() => import('./CropDialog.tsx'));

/** A picture with its alternative text, which may be empty only if the picture is marked as decoration. */
export function PictureField({ path, schemaNode }: FieldProps) {
  const [src, alt] = ['src', 'alt'].map((key) => partOf(schemaNode, key)) as [SchemaNode, SchemaNode];
  const field = useField<string>([...path, 'src'], src);
  // What is typed at this moment may be empty for a moment.
  const text = useStudio((state) => valueInField({ ...state, typing: undefined }, [...path, 'alt']));
  const [isCropping, setCropping] = useState(false);
  const isDecoration = text === '';
  // The picture that the text was last written for, or was said to fit.
  const [described, setDescribed] = useState({ src: field.value, alt: text });
  if (text !== described.alt) setDescribed({ src: field.value, alt: text });
  const isAsked = !!text && field.value !== described.src;
  const place: IdPath = [...path, 'alt'];
  const replaced = {
    ...field,
    set(file: string | undefined) {
      field.set(file);
      if (!text || file === field.value) return;
      announce('Does this text still fit the new picture?');
      focusField(place);
    },
  };
  return (
    <div className={styles.stack}>
      <FieldBox path={[...path, 'src']}>
        <FileInput field={replaced} asset={src.field?.asset} isOptional={false}>
          <Button
            variant="default"
            onClick={() => setCropping(true)}
            disabled={/\.(svg|gif)$/i.test(field.value ?? '')}
          >
            Crop
          </Button>
        </FileInput>
      </FieldBox>
      <FieldBox path={place}>
        {!isDecoration && <TextField path={place} schemaNode={alt} />}
        {isAsked && (
          <p className={styles.issue} data-severity="warning">
            Does this text still fit the new picture?
            <Button
              variant="default"
              size="compact-xs"
              mih={24}
              onClick={() => setDescribed({ src: field.value, alt: text })}
            >
              It fits
            </Button>
          </p>
        )}
        <Checkbox
          mt={isDecoration ? 0 : 'xs'}
          label="Decoration only"
          description={isDecoration ? 'Screen readers ignore it.' : undefined}
          checked={isDecoration}
          onChange={({ currentTarget: { checked } }) => {
            setField(place, checked ? '' : 'Describe what the picture shows', { schemaNode: alt });
          }}
        />
      </FieldBox>
      {isCropping && field.value && (
        <Suspense>
          <CropDialog
            file={field.value}
            onClose={() => setCropping(false)}
            onDone={(file) => {
              setCropping(false);
              setDescribed({ src: file, alt: text });
              field.set(file);
            }}
          />
        </Suspense>
      )}
    </div>
  );
}
