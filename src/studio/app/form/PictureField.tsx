import { Button, Checkbox } from '@mantine/core';
import { Suspense, useState } from 'react';
import type { IdPath } from '../../../config/edit/id-path.ts';
import type { Outline } from '../../../config/outline.ts';
import { words } from '../../words.ts';
import { part } from '../part.tsx';
import { setField } from '../typing.ts';
import { FileInput } from './FileField.tsx';
import styles from './form.module.css';
import { TextField } from './plain-fields.tsx';
import { useField } from './use-field.tsx';

const CropDialog = part(() => import('./CropDialog.tsx'));

/** A picture with its alternative text, which may be empty only if the picture is marked as decoration. */
export function PictureField({ path, outline }: { path: IdPath; outline: Extract<Outline, { kind: 'object' }> }) {
  const [src, alt] = ['src', 'alt'].map((key) => outline.keys.get(key)) as [Outline, Outline];
  const field = useField<string>([...path, 'src'], src);
  const text = useField<string>([...path, 'alt'], alt);
  const [isCropping, setCropping] = useState(false);
  const isDecoration = text.value === '';
  return (
    <div className={styles.stack}>
      <div className={styles.field} data-field={JSON.stringify([...path, 'src'])}>
        <FileInput field={field} holds="image" isOptional={false}>
          <Button
            variant="default"
            onClick={() => setCropping(true)}
            disabled={/\.(svg|gif)$/i.test(field.value ?? '')}
          >
            {words.crop}
          </Button>
        </FileInput>
      </div>
      <div className={styles.field} data-field={JSON.stringify([...path, 'alt'])}>
        {!isDecoration && <TextField path={[...path, 'alt']} outline={alt} />}
        <Checkbox
          mt={isDecoration ? 0 : 'xs'}
          label={words.decoration}
          description={isDecoration ? words.decorationHelp : undefined}
          checked={isDecoration}
          onChange={({ currentTarget: { checked } }) => {
            setField([...path, 'alt'], checked ? '' : words.describePicture, { outline: alt });
          }}
        />
      </div>
      {isCropping && field.value && (
        <Suspense>
          <CropDialog
            file={field.value}
            onClose={() => setCropping(false)}
            onDone={(file) => {
              setCropping(false);
              field.set(file);
            }}
          />
        </Suspense>
      )}
    </div>
  );
}
