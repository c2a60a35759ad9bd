import { Button, FileButton, Modal, Text, TextInput } from '@mantine/core';
import { type ReactNode, useEffect, useState } from 'react';
import { type Asset, imageField, isFileFor } from '../../../../schema/fields/index.ts';
import { publicFiles, upload } from '../document/files.ts';
import { Icon } from '../Icon.tsx';
import * as icons from '../icons.ts';
import styles from './form.module.css';
import type { FieldProps } from './plain-fields.tsx';
import { type FieldOf, useField } from './use-field.tsx';

/** A file of `public/`: typed, chosen, dropped, pasted or uploaded. */
export function FileField({ path, schemaNode, label }: FieldProps) {
  const field = useField<string>(path, schemaNode, label);
  return <FileInput field={field} asset={schemaNode.field?.asset} isOptional={schemaNode.optional} />;
}

interface InputProps {
  field: FieldOf<string>;
  asset: Asset | undefined;
  isOptional: boolean;
  /** More buttons for a picture. */
  children?: ReactNode;
}

/** The controls of a file, with a thumbnail of a picture. */
export function FileInput({ field, asset, isOptional, children }: InputProps) {
  const [isOpen, setOpen] = useState(false);
  const [isOver, setOver] = useState(false);
  const [trouble, setTrouble] = useState('');
  const text = typeof field.value === 'string' ? field.value : '';
  const isPicture = isFileFor(imageField.asset, text);
  const take = async (files: Iterable<File>) => {
    const [file] = files;
    if (!file) return;
    const answer = await upload(file);
    setTrouble(answer.ok ? '' : answer.error);
    if (answer.ok) field.set(answer.file);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping and pasting are extras to the button that uploads
    <div
      className={styles.drop}
      data-over={isOver || undefined}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        void take(event.dataTransfer.files);
      }}
      onPaste={(event) => {
        if (event.clipboardData.files.length === 0) return;
        event.preventDefault();
        void take(event.clipboardData.files);
      }}
    >
      <TextInput
        {...field.props}
        value={text}
        error={trouble || field.props.error}
        onChange={({ currentTarget: { value } }) => field.type(value === '' && isOptional ? undefined : value)}
        onBlur={field.leave}
        spellCheck={false}
      />
      <div className={styles.picture} style={{ marginBlockStart: 8 }}>
        {isPicture && <img src={text} alt="" className={styles.thumb} />}
        <Button.Group>
          <Button variant="default" onClick={() => setOpen(true)}>
            Choose
          </Button>
          <FileButton onChange={(file) => file && void take([file])}>
            {(props) => (
              <Button variant="default" {...props}>
                Upload
              </Button>
            )}
          </FileButton>
          {isPicture && children}
        </Button.Group>
      </div>
      {isOpen && (
        <FileDialog
          asset={asset}
          onClose={() => setOpen(false)}
          onChoose={(file) => {
            setOpen(false);
            field.set(file);
          }}
        />
      )}
    </div>
  );
}

interface DialogProps {
  asset: Asset | undefined;
  onClose: () => void;
  onChoose: (file: string) => void;
}

/** Chooses a file of `public/` of a kind. */
export function FileDialog({ asset, onClose, onChoose }: DialogProps) {
  const [files, setFiles] = useState<string[]>();
  const [query, setQuery] = useState('');
  useEffect(() => {
    publicFiles().then(setFiles);
  }, []);
  const fitting = files?.filter((file) => isFileFor(asset, file) && file.toLowerCase().includes(query.toLowerCase()));
  return (
    <Modal opened onClose={onClose} title="Choose" size="xl">
      <TextInput
        aria-label="Search for a file"
        placeholder="Search for a file"
        leftSection={<Icon of={icons.search} size={15} />}
        value={query}
        onChange={({ currentTarget: { value } }) => setQuery(value)}
        data-autofocus
        mb="sm"
      />
      {fitting?.length === 0 && <Text c="dimmed">Nothing found</Text>}
      <div className={styles.tiles}>
        {fitting?.map((file) => (
          <button key={file} type="button" className={styles.tile} onClick={() => onChoose(file)}>
            {isFileFor(imageField.asset, file) && <img src={file} alt="" loading="lazy" />}
            {file}
          </button>
        ))}
      </div>
    </Modal>
  );
}
