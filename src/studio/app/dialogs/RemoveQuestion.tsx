import { Anchor, Button, Group, List, Modal, Text } from '@mantine/core';
import type { IdPath } from '../../../json/edit/id-path.ts';
import { plural } from '../../format.ts';
import { removeItem } from '../commands/items.ts';
import { kindAndName, labelOf, pathKey, shorten } from '../document/paths.ts';
import { focusField } from '../selection/focus.ts';
import { select } from '../selection/select.ts';
import { getState } from '../store.ts';
import { openDialog } from './open.ts';

/** Asks before a value is removed that other places refer to, and shows these places. */
export default function RemoveQuestion({ path, uses, onClose }: { path: IdPath; uses: IdPath[]; onClose: () => void }) {
  const { value } = getState();
  const name = shorten(kindAndName(value, path).name);
  const go = (use: IdPath) => {
    openDialog(undefined);
    select(use);
    focusField(use);
  };
  return (
    <Modal opened onClose={onClose} title={`Delete ${name}`}>
      <Text size="sm">{`${plural(uses.length, 'place')} of the site ${uses.length === 1 ? 'refers' : 'refer'} to it:`}</Text>
      <List size="sm" my="sm">
        {uses.slice(0, 12).map((use) => (
          <List.Item key={pathKey(use)}>
            <Anchor component="button" size="sm" mih={24} onClick={() => go(use)}>
              {labelOf(value, use)}
            </Anchor>
          </List.Item>
        ))}
      </List>
      {uses.length > 12 && <Text size="sm">and {uses.length - 12} more</Text>}
      <Group justify="end" mt="md">
        <Button variant="default" onClick={onClose} data-autofocus>
          Cancel
        </Button>
        <Button
          color="red"
          onClick={() => {
            openDialog(undefined);
            removeItem(path);
          }}
        >
          Delete anyway
        </Button>
      </Group>
    </Modal>
  );
}
