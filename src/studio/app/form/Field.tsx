import { Button, Group, Input, Select, Text } from '@mantine/core';
import { memo, Suspense } from 'react';
import type { IdEdit } from '../../../config/edit/id-edits.ts';
import { type IdPath, isSamePath } from '../../../config/edit/id-path.ts';
import { isObject } from '../../../config/json.ts';
import type { Outline } from '../../../config/outline.ts';
import { words } from '../../words.ts';
import { tell } from '../announce.ts';
import { editTo } from '../edit-to.ts';
import { Icon, IconButton } from '../Icon.tsx';
import * as icons from '../icons.ts';
import { part } from '../part.tsx';
import { labelOf, pathKey, valueIn } from '../paths.ts';
import { sampleOf } from '../sample.ts';
import { change, idle } from '../saving.ts';
import { getState, useStudio, useValue } from '../store.ts';
import { dropDraft, leaveField } from '../typing.ts';
import { FileField } from './FileField.tsx';
import styles from './form.module.css';
import { IconField } from './IconField.tsx';
import { IdField } from './IdField.tsx';
import { LinkField } from './LinkField.tsx';
import { ChoicesField, ItemsField, TextsField } from './ListField.tsx';
import { MarkdownField } from './MarkdownField.tsx';
import { NameField } from './NameField.tsx';
import { ObjectForm } from './ObjectForm.tsx';
import { DateField, EnumField, type FieldProps, NumberField, SwitchField, TextField } from './plain-fields.tsx';
import { RecordField } from './RecordField.tsx';
import { useField } from './use-field.tsx';

const ColourField = part(() => import('./ColourField.tsx'));

interface Props {
  path: IdPath;
  outline: Outline;
  /** The kind of list that the section shows. */
  list?: string | undefined;
}

/** The field of a key. The schema decides which field it is. */
export const Field = memo(function Field(props: Props) {
  const { path, outline } = props;
  const isChosen = useStudio(({ selection }) => isSamePath(selection, path));
  const isSet = useStudio(({ value, drafts }) => valueIn(value, path) !== undefined || drafts.has(pathKey(path)));
  const isPart = outline.kind === 'object' || outline.kind === 'list' || outline.kind === 'record';
  return (
    <div className={styles.field} data-field={pathKey(path)} data-chosen={isChosen || undefined}>
      {outline.kind === 'value' ? <ValueField {...props} /> : <PartForm {...props} />}
      {outline.optional && isSet && (
        <span className={styles.fieldTools}>
          <IconButton
            size={24}
            icon={isPart ? icons.trash : icons.undo}
            label={isPart ? words.removeThe(outline.title ?? '') : words.reset(outline.title ?? '')}
            onClick={() => void reset(path)}
          />
        </span>
      )}
      <ConflictNote path={path} />
    </div>
  );
}, isSameField);

/** Compares paths by their steps, because each render makes new ones. */
function isSameField(one: Props, other: Props): boolean {
  return one.outline === other.outline && one.list === other.list && isSamePath(one.path, other.path);
}

/**
 * Removes a key, so that its default applies. Drafts of the same object are written in the same step: the removed key may have made them
 * invalid, such as a dialog beside a link.
 */
async function reset(path: IdPath): Promise<void> {
  leaveField();
  dropDraft(path);
  await idle();
  const { value, drafts } = getState();
  if (valueIn(value, path) === undefined) return;
  const beside = [...drafts.values()].filter((draft) => isSamePath(draft.path.slice(0, -1), path.slice(0, -1)));
  const removal = editTo(value, path, undefined);
  const others = beside.map((draft) => editTo(value, draft.path, draft.value));
  const remove = (edits: IdEdit[]) => change({ label: words.resetOf(labelOf(value, path)), strict: true, edits });
  let answer = await remove([removal, ...others]);
  if (answer.ok) for (const draft of beside) dropDraft(draft.path);
  else if (beside.length > 0) answer = await remove([removal]);
  if (!answer.ok) tell(answer.error);
}

/** The field of a value without parts. */
export function ValueField({ path, outline, list, label, isBare }: Props & FieldProps) {
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

/** The field of an object, a record, a list or a choice. */
export function PartForm({ path, outline }: Props) {
  const value = useValue(path);
  switch (outline.kind) {
    case 'object':
      return (
        <fieldset className={styles.group}>
          <legend>{outline.title}</legend>
          <ObjectForm path={path} outline={outline} />
        </fieldset>
      );
    case 'choice': {
      const option = isObject(value) ? outline.options.get(String(value[outline.by])) : undefined;
      return option?.kind === 'object' ? <ObjectForm path={path} outline={option} choice={outline} /> : null;
    }
    case 'record':
      return <RecordField path={path} outline={outline} />;
    case 'list': {
      const { item } = outline;
      if (item.kind !== 'value') return <ItemsField path={path} outline={outline} />;
      if (item.values.length > 0)
        return <ChoicesField path={path} outline={outline} values={item.values.map(String)} />;
      return <TextsField path={path} outline={outline} />;
    }
    default:
      return <ValueField path={path} outline={outline} />;
  }
}

/** Chooses the kind of an object. Keys that are valid in the new kind stay. */
export function ChoiceOf({ path, choice }: { path: IdPath; choice: Extract<Outline, { kind: 'choice' }> }) {
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

/** Shows both values of a conflict, and lets the user choose one. */
function ConflictNote({ path }: { path: IdPath }) {
  const conflict = useStudio(({ conflicts }) => conflicts.get(pathKey(path)));
  if (!conflict) return null;
  const { found, meant } = conflict;
  const text = (value: unknown) =>
    typeof value === 'string' ? value : value === undefined ? words.nothing : JSON.stringify(value);
  const keep = () => {
    dropDraft(path);
    const { value } = getState();
    void change({ label: labelOf(value, path), edits: [editTo(value, path, meant)] });
  };
  return (
    <div className={styles.conflict} role="alert">
      <b>{words.conflict}</b>
      <dl>
        <dt>{words.mine}</dt>
        <dd>{text(meant)}</dd>
        <dt>{words.theirs}</dt>
        <dd>{text(found)}</dd>
      </dl>
      <Group gap="xs">
        <Button variant="default" leftSection={<Icon of={icons.check} />} onClick={keep}>
          {words.keepMine}
        </Button>
        <Button variant="default" onClick={() => dropDraft(path)}>
          {words.takeTheirs}
        </Button>
      </Group>
    </div>
  );
}
