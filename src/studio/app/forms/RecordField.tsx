import { Button, Input, TextInput } from '@mantine/core';
import { useState } from 'react';
import type { z } from 'zod';
import { freeName } from '../../../content/item-id.ts';
import type { SchemaNode } from '../../../diagnostics/schema-node.ts';
import type { IdPath } from '../../../json/edit/id-path.ts';
import { isObject } from '../../../json/values.ts';
import { plural } from '../../format.ts';
import { askToRemove } from '../commands/items.ts';
import { renameThing } from '../commands/rename.ts';
import { editTo } from '../document/edit-to.ts';
import { publicFiles } from '../document/files.ts';
import { pathKey, shorten, summaryOf } from '../document/paths.ts';
import { change } from '../document/queue.ts';
import { fitIn, sampleOf } from '../document/sample.ts';
import { pagesWith, tokenRecords } from '../document/uses.ts';
import { Icon, IconButton } from '../Icon.tsx';
import * as icons from '../icons.ts';
import { IssueDot } from '../panes/IssueDot.tsx';
import list from '../panes/ItemList.module.css';
import { focusField } from '../selection/focus.ts';
import { select } from '../selection/select.ts';
import { getState, useValue } from '../store.ts';
import { FieldFrame } from './FieldFrame.tsx';
import styles from './form.module.css';
import { useField } from './use-field.tsx';
import { ValueField } from './ValueField.tsx';

type RecordNode = Extract<SchemaNode, { kind: 'record' }>;

/** A record: entries with names that the editor chooses. */
export function RecordField({ path, schemaNode }: { path: IdPath; schemaNode: RecordNode }) {
  const { props } = useField(path, schemaNode);
  const value = useValue(path);
  const entries = isObject(value) ? Object.keys(value) : [];
  const [renaming, setRenaming] = useState<string>();
  const isSimple = schemaNode.value.kind === 'value';
  const keys = (schemaNode.schema._zod.def as unknown as z.core.$ZodRecordDef).keyType as z.ZodType;

  const add = async (name: string) => {
    const before = getState().value;
    const { thing, edits } = fitIn(before, sampleOf(schemaNode.value), schemaNode.value, await publicFiles());
    const place = [...path, name];
    await change({ label: `Added ${name}`, edits: [...edits, editTo(before, place, thing)] });
    if (isSimple) focusField(place);
    else select(place);
  };

  return (
    <Input.Wrapper {...props} label={path.length > 1 ? props.label : undefined} labelElement="div">
      <ul className={styles.texts} aria-label={props.label}>
        {entries.map((name) => (
          <li key={name}>
            {renaming === name ? (
              <NameInput
                label={`New name of ${name}`}
                initial={name}
                action="Rename"
                schema={keys}
                taken={entries.filter((one) => one !== name)}
                onDone={(next) => {
                  setRenaming(undefined);
                  if (next !== undefined && next !== name) void renameThing([...path, name], next);
                }}
              />
            ) : isSimple ? (
              <Entry path={[...path, name]} schemaNode={schemaNode.value} name={name} />
            ) : (
              <EntryRow path={[...path, name]} name={name} />
            )}
            {renaming !== name && (
              <>
                <IconButton size={24} icon={icons.edit} label={`Rename ${name}`} onClick={() => setRenaming(name)} />
                <IconButton
                  size={24}
                  icon={icons.trash}
                  label={`Delete ${name}`}
                  onClick={() => void askToRemove([...path, name])}
                />
              </>
            )}
          </li>
        ))}
      </ul>
      <Adder schema={keys} taken={entries} title={schemaNode.value.title ?? 'Item'} onAdd={(name) => void add(name)} />
    </Input.Wrapper>
  );
}

function Entry({ path, schemaNode, name }: { path: IdPath; schemaNode: SchemaNode; name: string }) {
  const isToken = tokenRecords.includes(path.slice(0, -1).join('.'));
  const description = isToken
    ? `{${name}} in any text shows it. Used on ${plural(pagesWith(getState().value, path).length, 'page')}.`
    : schemaNode.description;
  const titled = { ...schemaNode, title: name, description };
  return (
    <div>
      <FieldFrame path={path} schemaNode={titled}>
        <ValueField path={path} schemaNode={titled} />
      </FieldFrame>
    </div>
  );
}

function EntryRow({ path, name }: { path: IdPath; name: string }) {
  const summary = summaryOf(useValue(path));
  return (
    <div className={list.item}>
      <button type="button" className={list.row} data-item={pathKey(path)} onClick={() => select(path)}>
        <span className={list.name}>{name}</span>
        {summary && summary !== name && <span className={list.kind}>{shorten(summary, 60)}</span>}
        <span className={list.marks}>
          <IssueDot path={path} />
        </span>
      </button>
    </div>
  );
}

/** Asks for the name of a new entry. */
function Adder(props: { schema: z.ZodType; taken: string[]; title: string; onAdd: (name: string) => void }) {
  const [isOpen, setOpen] = useState(false);
  const label = `Add ${props.title.toLowerCase()}`;
  if (!isOpen)
    return (
      <Button mt={8} variant="default" leftSection={<Icon of={icons.plus} />} onClick={() => setOpen(true)}>
        {label}
      </Button>
    );
  return (
    <NameInput
      label="Name"
      initial={freeName('new', props.taken)}
      action={label}
      schema={props.schema}
      taken={props.taken}
      onDone={(name) => {
        setOpen(false);
        if (name !== undefined) props.onAdd(name);
      }}
    />
  );
}

interface NameProps {
  label: string;
  initial: string;
  action: string;
  schema: z.ZodType;
  taken: string[];
  /** Receives the name; undefined if the user cancels. */
  onDone: (name: string | undefined) => void;
}

/** An input for a name that must match the schema and be free. */
function NameInput({ label, initial, action, schema, taken, onDone }: NameProps) {
  const [name, setName] = useState(initial);
  const isFormed = schema.safeParse(name).success;
  const isTaken = taken.includes(name);
  const form = schema.meta()?.patternErrorMessage as string | undefined;
  return (
    <form
      className={styles.entry}
      style={{ flex: 1, marginBlock: 4 }}
      onSubmit={(event) => {
        event.preventDefault();
        if (isFormed && !isTaken) onDone(name);
      }}
    >
      <TextInput
        label={label}
        value={name}
        error={isTaken ? 'This is taken already.' : isFormed ? undefined : form}
        autoFocus
        spellCheck={false}
        onChange={({ currentTarget: { value } }) => setName(value)}
        onFocus={({ currentTarget }) => currentTarget.select()}
        onKeyDown={(event) => {
          if (event.key !== 'Escape') return;
          event.preventDefault();
          event.stopPropagation();
          onDone(undefined);
        }}
      />
      <Button type="submit" disabled={!isFormed || isTaken}>
        {action}
      </Button>
    </form>
  );
}
