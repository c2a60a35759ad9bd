import { Button, Group } from '@mantine/core';
import type { ReactNode } from 'react';
import type { SchemaNode } from '../../../diagnostics/schema-node.ts';
import type { IdEdit } from '../../../json/edit/id-edits.ts';
import { type IdPath, isSamePath } from '../../../json/edit/id-path.ts';
import { tell } from '../announce.ts';
import { editTo } from '../document/edit-to.ts';
import { labelOf, pathKey, valueIn } from '../document/paths.ts';
import { change, settled } from '../document/queue.ts';
import { dropInvalidInput, leaveField } from '../document/typing.ts';
import { Icon, IconButton } from '../Icon.tsx';
import * as icons from '../icons.ts';
import { getState, useStudio } from '../store.ts';
import { FieldBox } from './FieldBox.tsx';
import styles from './form.module.css';

/** What stands around a field: the button that removes its value, and a conflict. */
export function FieldFrame({
  path,
  schemaNode,
  children,
}: {
  path: IdPath;
  schemaNode: SchemaNode;
  children: ReactNode;
}) {
  const isSet = useStudio(
    ({ value, invalidInputs }) => valueIn(value, path) !== undefined || invalidInputs.has(pathKey(path)),
  );
  const isPart = schemaNode.kind === 'object' || schemaNode.kind === 'list' || schemaNode.kind === 'record';
  return (
    <FieldBox path={path}>
      {children}
      {schemaNode.optional && isSet && (
        <span className={styles.fieldTools}>
          <IconButton
            size={24}
            icon={isPart ? icons.trash : icons.undo}
            label={isPart ? `Delete ${schemaNode.title ?? ''}` : `Reset ${schemaNode.title ?? ''} to its default`}
            onClick={() => void reset(path)}
          />
        </span>
      )}
      <ConflictNote path={path} />
    </FieldBox>
  );
}

/**
 * Removes a key, so that its default applies. Drafts of the same object are written in the same step: the removed key may have made them
 * invalid, such as a dialog beside a link.
 */
async function reset(path: IdPath): Promise<void> {
  leaveField();
  dropInvalidInput(path);
  await settled();
  const { value, invalidInputs } = getState();
  if (valueIn(value, path) === undefined) return;
  const beside = [...invalidInputs.values()].filter((draft) => isSamePath(draft.path.slice(0, -1), path.slice(0, -1)));
  const removal = editTo(value, path, undefined);
  const others = beside.map((draft) => editTo(value, draft.path, draft.value));
  const remove = (edits: IdEdit[]) => change({ label: `Reset ${labelOf(value, path)}`, strict: true, edits });
  let answer = await remove([removal, ...others]);
  if (answer.ok) for (const draft of beside) dropInvalidInput(draft.path);
  else if (beside.length > 0) answer = await remove([removal]);
  if (!answer.ok) tell(answer.error);
}

/** Shows both values of a conflict, and lets the user choose one. */
function ConflictNote({ path }: { path: IdPath }) {
  const conflict = useStudio(({ conflicts }) => conflicts.get(pathKey(path)));
  if (!conflict) return null;
  const { found, meant } = conflict;
  const text = (value: unknown) =>
    typeof value === 'string' ? value : value === undefined ? '(nothing)' : JSON.stringify(value);
  const keep = () => {
    dropInvalidInput(path);
    const { value } = getState();
    void change({ label: labelOf(value, path), edits: [editTo(value, path, meant)] });
  };
  return (
    <div className={styles.conflict} role="alert">
      <b>This was changed here and in the file at the same time.</b>
      <dl>
        <dt>Here:</dt>
        <dd>{text(meant)}</dd>
        <dt>In the file:</dt>
        <dd>{text(found)}</dd>
      </dl>
      <Group gap="xs">
        <Button variant="default" leftSection={<Icon of={icons.check} />} onClick={keep}>
          Keep what is here
        </Button>
        <Button variant="default" onClick={() => dropInvalidInput(path)}>
          Take what is in the file
        </Button>
      </Group>
    </div>
  );
}
