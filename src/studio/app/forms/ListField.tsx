import { Button, Input, Menu, MultiSelect, Text } from '@mantine/core';
import { useMergedRef } from '@mantine/hooks';
import type { SchemaNode } from '../../../diagnostics/schema-node.ts';
import type { IdPath } from '../../../json/edit/id-path.ts';
import { keyOf, listOf } from '../../../json/values.ts';
import { filesOf, insertItem, mayGrow } from '../commands/items.ts';
import { editTo } from '../document/edit-to.ts';
import { publicFiles } from '../document/files.ts';
import { change } from '../document/queue.ts';
import { fitIn, sampleOf } from '../document/sample.ts';
import { leaveField } from '../document/typing.ts';
import { Icon } from '../Icon.tsx';
import * as icons from '../icons.ts';
import { ItemList } from '../panes/ItemList.tsx';
import { RowMenu } from '../panes/RowMenu.tsx';
import { focusField } from '../selection/focus.ts';
import { useRow } from '../selection/use-row.ts';
import { getState, useValue } from '../store.ts';
import { AddItems } from './AddItems.tsx';
import { useFieldBox } from './FieldBox.tsx';
import styles from './form.module.css';
import { useField } from './use-field.tsx';
import { ValueField } from './ValueField.tsx';

type ListNode = Extract<SchemaNode, { kind: 'list' }>;
interface Props {
  path: IdPath;
  schemaNode: ListNode;
}

/** A list of objects: rows that open their forms. */
export function ItemsField({ path, schemaNode }: Props) {
  const { props } = useField(path, schemaNode);
  const value = useValue(path);
  const count = listOf(value).length;
  const from = keyOf(value, 'from');
  const files = filesOf(path);
  const { item } = schemaNode;
  const add = async (option: SchemaNode) => {
    const { value } = getState();
    const { thing, edits } = fitIn(value, sampleOf(option), option, await publicFiles());
    insertItem(path, count, thing, edits);
  };
  const label = `Add ${(item.title ?? 'Item').toLowerCase()}`;
  const button = (
    <Button
      variant="default"
      leftSection={<Icon of={icons.plus} />}
      disabled={!mayGrow(path)}
      onClick={item.kind === 'choice' ? undefined : () => void add(item)}
    >
      {label}
    </Button>
  );
  if (typeof from === 'string')
    return (
      <Input.Wrapper {...props} labelElement="div">
        <Text size="sm">They come from “{from}”, and are changed there.</Text>
      </Input.Wrapper>
    );
  return (
    <Input.Wrapper {...props} labelElement="div">
      {count > 0 && (
        <div className={styles.rows}>
          <ItemList list={path} label={props.label} />
        </div>
      )}
      {files && <Text size="sm">Each is a file of “{files}”. A new file there is a new one.</Text>}
      <div style={{ marginBlockStart: 8 }} hidden={files !== undefined}>
        {item.kind === 'choice' ? (
          <Menu position="bottom-start" width={280}>
            <Menu.Target>{button}</Menu.Target>
            <Menu.Dropdown>
              <AddItems schemaNodes={item.options} onChoose={(_, option) => void add(option)} />
            </Menu.Dropdown>
          </Menu>
        ) : (
          button
        )}
      </div>
    </Input.Wrapper>
  );
}

/** A list of texts, such as paragraphs or cells. Enter adds the next one. */
export function TextsField({ path, schemaNode }: Props) {
  const { props } = useField(path, schemaNode);
  const items = listOf(useValue(path));
  const { item } = schemaNode;
  const what = item.title ?? 'Item';

  const add = (at: number) => {
    leaveField();
    const { value } = getState();
    const next = [...path, at];
    const sample = sampleOf(item);
    const edit =
      items.length > 0 ? ({ op: 'insert', path: next, value: sample } as const) : editTo(value, path, [sample]);
    void change({ label: `Added ${what}`, edits: [edit] });
    focusField(next);
  };
  return (
    <Input.Wrapper {...props} labelElement="div">
      <ul className={styles.texts}>
        {items.map((_, at) => (
          <TextRow
            // biome-ignore lint/suspicious/noArrayIndexKey: a text has no other key than its index
            key={at}
            path={[...path, at]}
            schemaNode={item}
            label={`${what} ${at + 1}`}
            addNext={() => mayGrow(path) && add(at + 1)}
          />
        ))}
      </ul>
      <Button
        mt={8}
        variant="default"
        leftSection={<Icon of={icons.plus} />}
        disabled={!mayGrow(path)}
        onClick={() => add(items.length)}
      >
        Add {what.toLowerCase()}
      </Button>
    </Input.Wrapper>
  );
}

interface RowProps {
  path: IdPath;
  schemaNode: SchemaNode;
  label: string;
  addNext: () => void;
}

function TextRow({ path, schemaNode, label, addNext }: RowProps) {
  const box = useFieldBox<HTMLLIElement>(path);
  const ref = useMergedRef(box.ref, useRow(path));
  return (
    <li
      {...box}
      ref={ref}
      data-at={path.at(-1)}
      onKeyDown={(event) => {
        const isText =
          (schemaNode.field?.control ?? 'text') === 'text' && (event.target as Element).matches('input, textarea');
        if (event.key !== 'Enter' || event.shiftKey || !isText) return;
        event.preventDefault();
        addNext();
      }}
    >
      <div>
        <ValueField path={path} schemaNode={schemaNode} label={label} isBare />
      </div>
      <RowMenu path={path} name={label} tab={0} onInsert={undefined} />
    </li>
  );
}

/** A list of some of the allowed values. */
export function ChoicesField({ path, schemaNode, values }: Props & { values: string[] }) {
  const field = useField<string[]>(path, schemaNode);
  return (
    <MultiSelect
      {...field.props}
      data={values.map((value) => ({ value, label: value.charAt(0).toUpperCase() + value.slice(1) }))}
      value={field.value ?? []}
      onChange={(next) => field.set(values.filter((one) => next.includes(one)))}
    />
  );
}
