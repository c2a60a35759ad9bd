import { Button, Checkbox, Group, TextInput } from '@mantine/core';
import { useState } from 'react';
import { words } from '../../words.ts';
import { renameThing } from '../rename.ts';
import { setField, shapeIssues } from '../typing.ts';
import type { FieldProps } from './plain-fields.tsx';
import { useField } from './use-field.tsx';

/** A name that other places refer to. A button or Enter renames it everywhere. */
export function IdField({ path, outline }: FieldProps) {
  const field = useField<string>(path, outline);
  const [typed, setTyped] = useState<string>();
  const [withRedirect, setRedirect] = useState(true);
  const shown = typed ?? field.value ?? '';
  const isNew = typed !== undefined && typed !== (field.value ?? '');
  const [issue] = isNew && typed !== '' ? shapeIssues(path, typed, outline) : [];
  const isPage = path.at(-1) === 'path';
  const finish = async () => {
    if (!isNew || issue) return;
    if (typed === '' || field.value === undefined) setField(path, typed === '' ? undefined : typed, { outline });
    else if (!(await renameThing(path, typed, { withRedirect: isPage && withRedirect }))) return;
    setTyped(undefined);
  };
  return (
    <>
      <TextInput
        {...field.props}
        value={shown}
        error={issue ? `${issue.fact} ${issue.fix}` : field.props.error}
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
          <Button disabled={issue !== undefined} onClick={() => void finish()}>
            {words.renameEverywhere}
          </Button>
          <Button variant="default" onClick={() => setTyped(undefined)}>
            {words.cancel}
          </Button>
          {isPage && (
            <Checkbox
              label={words.redirectFrom(field.value ?? '')}
              checked={withRedirect}
              onChange={({ currentTarget: { checked } }) => setRedirect(checked)}
            />
          )}
        </Group>
      )}
    </>
  );
}
