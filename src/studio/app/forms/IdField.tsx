import { Button, Checkbox, Group, TextInput } from '@mantine/core';
import { useState } from 'react';
import { type IdPath, idOf } from '../../../json/edit/id-path.ts';
import { keyOf, listOf } from '../../../json/values.ts';
import { renameThing } from '../commands/rename.ts';
import { pagesIn, valueIn } from '../document/paths.ts';
import { setField, shapeIssues } from '../document/typing.ts';
import { useStudio } from '../store.ts';
import type { FieldProps } from './plain-fields.tsx';
import { useField } from './use-field.tsx';

/** A name that other places refer to. A button or Enter renames it everywhere. */
export function IdField({ path, schemaNode }: FieldProps) {
  const field = useField<string>(path, schemaNode);
  const [typed, setTyped] = useState<string>();
  const [withRedirect, setRedirect] = useState(true);
  const shown = typed ?? field.value ?? '';
  const isNew = typed !== undefined && typed !== (field.value ?? '');
  const [issue] = isNew && typed !== '' ? shapeIssues(path, typed, schemaNode) : [];
  const isTaken = useStudio(({ value }) => isNew && namesBeside(value, path).includes(typed));
  const problem = issue ? `${issue.message} ${issue.hint}` : isTaken ? 'This is taken already.' : undefined;
  const isPage = path.at(-1) === 'path';
  const finish = async () => {
    if (!isNew || problem) return;
    if (typed === '' || field.value === undefined) setField(path, typed === '' ? undefined : typed, { schemaNode });
    else if (!(await renameThing(path, typed, { withRedirect: isPage && withRedirect }))) return;
    setTyped(undefined);
  };
  return (
    <>
      <TextInput
        {...field.props}
        value={shown}
        error={problem ?? field.props.error}
        spellCheck={false}
        onChange={({ currentTarget: { value } }) => setTyped(value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter') void finish();
          if (event.key !== 'Escape' || !isNew) return;
          event.preventDefault();
          setTyped(undefined);
        }}
      />
      {isNew && (
        <Group gap="xs" mt={6}>
          <Button disabled={problem !== undefined} onClick={() => void finish()}>
            Rename everywhere
          </Button>
          <Button variant="default" onClick={() => setTyped(undefined)}>
            Cancel
          </Button>
          {isPage && (
            <Checkbox
              label={`Redirect ${field.value ?? ''} here`}
              checked={withRedirect}
              onChange={({ currentTarget: { checked } }) => setRedirect(checked)}
            />
          )}
        </Group>
      )}
    </>
  );
}

/** Returns the ids or paths of the other items of the list. */
function namesBeside(value: unknown, path: IdPath): (string | undefined)[] {
  const list = path.slice(0, -2);
  const own = valueIn(value, path.slice(0, -1));
  const others = listOf(valueIn(value, list)).filter((item) => item !== own);
  return path.at(-1) === 'id'
    ? others.map((item) => idOf(item, list))
    : pagesIn(others, keyOf(value, 'lists')).map((page) => page.path);
}
