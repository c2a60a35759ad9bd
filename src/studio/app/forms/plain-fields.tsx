import { Input, SegmentedControl, Select, Switch, Text, Textarea, TextInput } from '@mantine/core';
import { useLayoutEffect, useRef } from 'react';
import type { SchemaNode } from '../../../diagnostics/schema-node.ts';
import type { IdPath } from '../../../json/edit/id-path.ts';
import { limitsOf } from '../document/sample.ts';
import { useField } from './use-field.tsx';

export interface FieldProps {
  path: IdPath;
  schemaNode: SchemaNode;
  /** A label instead of the schema's title. */
  label?: string | undefined;
  /** The collection of the list that the section shows. */
  list?: string | undefined;
  /** Whether the label is only for screen readers, because a list has its own label. */
  isBare?: boolean | undefined;
}

/** Returns the placeholder of an empty field: its default, or an example. */
const placeholderOf = (fallback: unknown, schemaNode: SchemaNode) =>
  typeof fallback === 'string' || typeof fallback === 'number'
    ? String(fallback)
    : typeof schemaNode.example === 'string' && schemaNode.optional
      ? `For example ${schemaNode.example}`
      : undefined;

/** A text, in a field that grows. An empty field means the default. */
export function TextField({ path, schemaNode, label, isBare }: FieldProps) {
  const field = useField<string>(path, schemaNode, label);
  const { most } = limitsOf(schemaNode);
  const text = typeof field.value === 'string' ? field.value : '';
  const keep = useCaret(text);
  return (
    <Textarea
      {...field.props}
      {...(isBare && { label: undefined, 'aria-label': field.props.label, description: field.warnings })}
      autosize
      minRows={1}
      maxRows={14}
      value={text}
      placeholder={placeholderOf(field.fallback, schemaNode)}
      maxLength={Number.isFinite(most) ? most * 2 : undefined}
      spellCheck={schemaNode.field?.isWords ?? false}
      onChange={({ currentTarget }) => {
        // A text gets no line breaks, unless the config already has some.
        const typed = text.includes('\n') ? currentTarget.value : currentTarget.value.replace(/\s*\n\s*/g, ' ');
        field.type(typed === '' && schemaNode.optional ? undefined : typed);
      }}
      onKeyDown={(event) => {
        if (event.key === 'Enter' && !event.shiftKey && !text.includes('\n')) {
          event.preventDefault();
          field.leave();
        }
      }}
      onBlur={field.leave}
      {...keep}
    />
  );
}

/** Keeps the caret at its position when the text changes from outside. */
function useCaret(text: string) {
  const ref = useRef<HTMLTextAreaElement>(null);
  const caret = useRef<[number, number]>(undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the caret is restored after each change of the text
  useLayoutEffect(() => {
    const { current: element } = ref;
    const [start, end] = caret.current ?? [];
    if (!element || start === undefined || end === undefined || document.activeElement !== element) return;
    if (element.selectionStart !== start || element.selectionEnd !== end) element.setSelectionRange(start, end);
  }, [text]);
  const note = () => {
    const { current: element } = ref;
    if (element) caret.current = [element.selectionStart, element.selectionEnd];
  };
  return { ref, onSelect: note, onInput: note };
}

export function NumberField({ path, schemaNode }: FieldProps) {
  const field = useField<number | string>(path, schemaNode);
  const { minimum, maximum } = schemaNode.kind === 'value' ? schemaNode : {};
  return (
    <TextInput
      {...field.props}
      type="number"
      value={field.value ?? ''}
      min={minimum ?? undefined}
      max={maximum ?? undefined}
      step={limitsOf(schemaNode).step}
      placeholder={placeholderOf(field.fallback, schemaNode)}
      onChange={({ currentTarget: { value } }) =>
        field.type(value === '' ? (schemaNode.optional ? undefined : '') : Number(value))
      }
      onBlur={field.leave}
    />
  );
}

export function SwitchField({ path, schemaNode }: FieldProps) {
  const field = useField<boolean>(path, schemaNode);
  return (
    <Switch
      label={field.props.label}
      description={field.props.description}
      error={field.props.error}
      checked={field.value ?? field.fallback === true}
      onChange={({ currentTarget: { checked } }) =>
        field.set(checked === (field.fallback ?? false) && schemaNode.optional ? undefined : checked)
      }
    />
  );
}

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1).replaceAll('-', ' ');

/** One of several values: side by side if they are few and short. */
export function EnumField({ path, schemaNode, values }: FieldProps & { values: string[] }) {
  const field = useField<string>(path, schemaNode);
  const told = schemaNode.valueDescriptions;
  const shown = String(field.value ?? field.fallback ?? '');
  const isDefault = (value: string) => value === field.fallback && schemaNode.optional;
  const set = (value: string | null) => field.set(value === null || isDefault(value) ? undefined : value);
  if (values.length <= 4 && values.join('').length < 30) {
    const at = values.indexOf(shown);
    return (
      <Input.Wrapper {...field.props} labelElement="div" description={told?.[at] ?? field.props.description}>
        <SegmentedControl
          fullWidth
          aria-label={field.props.label}
          value={shown}
          onChange={set}
          data={values.map((value) => ({ value, label: capital(value) }))}
        />
      </Input.Wrapper>
    );
  }
  return (
    <Select
      {...field.props}
      data={values.map((value) => ({ value, label: capital(value) }))}
      value={shown || null}
      onChange={set}
      allowDeselect={schemaNode.optional}
      searchable={values.length > 8}
      renderOption={({ option }) => (
        <span>
          <Text size="xs">{option.label}</Text>
          {told && (
            <Text size="xs" c="dimmed">
              {told[values.indexOf(option.value)]}
            </Text>
          )}
        </span>
      )}
    />
  );
}

/** A date, in the browser's own calendar. */
export function DateField({ path, schemaNode }: FieldProps) {
  const field = useField<string>(path, schemaNode);
  return (
    <TextInput
      {...field.props}
      type="date"
      value={typeof field.value === 'string' ? field.value : ''}
      onChange={({ currentTarget: { value } }) => field.type(value === '' && schemaNode.optional ? undefined : value)}
      onBlur={field.leave}
    />
  );
}
