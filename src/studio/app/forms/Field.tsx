import { registry } from 'virtual:registry';
import { Button, Menu, ScrollArea } from '@mantine/core';
import { memo, useMemo, useState } from 'react';
import { useShallow } from 'zustand/react/shallow';
import type { SchemaNode } from '../../../diagnostics/schema-node.ts';
import { type IdPath, isSamePath, isWithin } from '../../../json/edit/id-path.ts';
import { isObject, isSame } from '../../../json/values.ts';
import { editTo } from '../document/edit-to.ts';
import { publicFiles } from '../document/files.ts';
import { change } from '../document/queue.ts';
import { fitIn, sampleOf } from '../document/sample.ts';
import { Icon } from '../Icon.tsx';
import * as icons from '../icons.ts';
import { focusField } from '../selection/focus.ts';
import { getState, useStudio, useValue } from '../store.ts';
import { AddItems } from './AddItems.tsx';
import { ChoiceField } from './ChoiceField.tsx';
import { controls } from './controls.ts';
import { FieldFrame } from './FieldFrame.tsx';
import styles from './form.module.css';
import { ChoicesField, ItemsField, TextsField } from './ListField.tsx';
import { RecordField } from './RecordField.tsx';
import { fallbackOf } from './use-field.tsx';
import { ValueField } from './ValueField.tsx';

interface Props {
  path: IdPath;
  schemaNode: SchemaNode;
  /** The kind of list that the section shows. */
  list?: string | undefined;
}

/** The field of a key. The schema decides which field it is: a control, or a form with fields of its own. */
const Field = memo(function Field(props: Props) {
  const { path, schemaNode } = props;
  return (
    <FieldFrame path={path} schemaNode={schemaNode}>
      {schemaNode.kind === 'value' ? <ValueField {...props} /> : <PartForm {...props} />}
    </FieldFrame>
  );
}, isSameField);

/** Compares paths by their steps, because each render makes new ones. */
function isSameField(one: Props, other: Props): boolean {
  return one.schemaNode === other.schemaNode && one.list === other.list && isSamePath(one.path, other.path);
}

/** The field of an object, a record, a list or a choice. */
export function PartForm({ path, schemaNode }: Props) {
  const value = useValue(path);
  switch (schemaNode.kind) {
    case 'object':
      return (
        <fieldset className={styles.group}>
          <legend>{schemaNode.title}</legend>
          <ObjectForm path={path} schemaNode={schemaNode} />
        </fieldset>
      );
    case 'choice': {
      const option = isObject(value) ? schemaNode.options.get(String(value[schemaNode.by])) : undefined;
      return option?.kind === 'object' ? <ObjectForm path={path} schemaNode={option} choice={schemaNode} /> : null;
    }
    case 'record':
      return <RecordField path={path} schemaNode={schemaNode} />;
    case 'list': {
      const { item } = schemaNode;
      if (item.kind !== 'value') return <ItemsField path={path} schemaNode={schemaNode} />;
      if (item.values.length > 0)
        return <ChoicesField path={path} schemaNode={schemaNode} values={item.values.map(String)} />;
      return <TextsField path={path} schemaNode={schemaNode} />;
    }
    default:
      return <ValueField path={path} schemaNode={schemaNode} />;
  }
}

type ObjectNode = Extract<SchemaNode, { kind: 'object' }>;
type Choice = Extract<SchemaNode, { kind: 'choice' }>;

/** The fields of an object: those that are required, set, or have a default. A menu offers the others. */
export function ObjectForm({
  path,
  schemaNode,
  choice,
}: {
  path: IdPath;
  schemaNode: ObjectNode;
  choice?: Choice | undefined;
}) {
  const value = useValue(path);
  const [added, setAdded] = useState<string[]>([]);
  const drafted = useStudio(
    useShallow(({ invalidInputs }) =>
      [...invalidInputs.values()].filter((one) => isWithin(one.path, path)).map((one) => one.path[path.length]),
    ),
  );
  const there = isObject(value) ? value : {};
  // The id, and the keys that all types have, come last.
  const shared = new Set(['id', ...(choice ? sharedKeys(choice) : [])]);
  const isShown = ([key, part]: [string, SchemaNode]) =>
    !part.optional ||
    key in there ||
    added.includes(key) ||
    drafted.includes(key) ||
    (part.kind !== 'object' &&
      part.kind !== 'record' &&
      part.kind !== 'list' &&
      fallbackOf([...path, key], part) !== undefined) ||
    path[0] === 'texts';
  const titled = useMemo(() => withOwnTitles(schemaNode.keys), [schemaNode]);
  const keys = titled.filter(([key]) => key !== choice?.by && !isElsewhere(path, key));
  const shown = keys.filter(isShown);
  const own = shown.filter(([key]) => !shared.has(key));
  const rest = shown.filter(([key]) => shared.has(key));
  const more = keys.filter((one) => !isShown(one));

  const add = async (key: string, part: SchemaNode) => {
    const place = [...path, key];
    const sample = sampleOf(part);
    // A value is written when it is typed, and a record with its first entry.
    if (part.kind === 'value' || isSame(sample, {})) setAdded([...added, key]);
    else {
      const before = getState().value;
      const { thing, edits } = fitIn(before, sample, part, await publicFiles());
      await change({
        label: `Added ${part.title ?? key}`,
        edits: [...edits, editTo(before, place, thing)],
      });
    }
    focusField(place);
  };

  const field = ([key, part]: [string, SchemaNode]) => (
    <Field
      key={key}
      path={[...path, key]}
      schemaNode={part}
      list={key === 'list' ? listKindOf(there.type) : undefined}
    />
  );
  const ControlField = schemaNode.field?.control && controls[schemaNode.field.control];
  if (ControlField) return <ControlField path={path} schemaNode={schemaNode} />;
  return (
    <div className={styles.stack}>
      {choice && !(choice.by === 'type' && registry.section(there.type)) && <ChoiceField path={path} choice={choice} />}
      {own.map(field)}
      {rest.length > 0 && own.length > 0 && <hr className={styles.divider} />}
      {rest.map(field)}
      {more.length > 0 && (
        <Menu position="bottom-start" width={300}>
          <Menu.Target>
            <Button variant="default" leftSection={<Icon of={icons.plus} />} style={{ alignSelf: 'start' }}>
              More
            </Button>
          </Menu.Target>
          <Menu.Dropdown>
            <ScrollArea.Autosize mah={360}>
              <AddItems schemaNodes={more} onChoose={(key, part) => void add(key, part)} />
            </ScrollArea.Autosize>
          </Menu.Dropdown>
        </Menu>
      )}
    </div>
  );
}

/** The schema node has the sections of a page. */
const isElsewhere = (path: IdPath, key: string) => path.length === 2 && path[0] === 'routes' && key === 'sections';

const listKindOf = (type: unknown) => registry.section(type)?.list;

/** Returns the keys that all options of a choice have. */
function sharedKeys({ by, options }: Choice): string[] {
  const [first, ...others] = [...options.values()].map((one) =>
    one.kind === 'object' ? one.keys : new Map<string, SchemaNode>(),
  );
  const keys = [...(first?.keys() ?? [])].filter((key) => key !== by && others.every((other) => other.has(key)));
  return others.length > 3 ? keys : [];
}

/** Names the keys whose title another key has too: their title is the key, in words. */
function withOwnTitles(keys: Map<string, SchemaNode>): [string, SchemaNode][] {
  const titles = [...keys.values()].map(({ title }) => title);
  return [...keys].map(([key, part]) => {
    if (titles.indexOf(part.title) === titles.lastIndexOf(part.title)) return [key, part];
    const name = key.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
    return [key, { ...part, title: name.charAt(0).toUpperCase() + name.slice(1) }];
  });
}
