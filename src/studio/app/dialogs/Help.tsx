import { Kbd, Modal, Table, Title } from '@mantine/core';
import { type Command, commands, groups } from '../commands/commands.ts';
import { formatKeys } from '../commands/keys.ts';

/** The keys of what is no command. */
const otherKeys: Pick<Command, 'title' | 'group' | 'keys'>[] = [
  { title: 'Copy the selected section or item', group: 'item', keys: ['mod+c'] },
  { title: 'Paste after it', group: 'item', keys: ['mod+v'] },
  { title: 'Next or previous row', group: 'go', keys: ['ArrowUp', 'ArrowDown'] },
  { title: 'Complete in the code', group: 'file', keys: ['Ctrl+Space'] },
  { title: 'Find in the code', group: 'file', keys: ['mod+f'] },
  { title: 'Next problem in the code', group: 'file', keys: ['F8'] },
  { title: 'Leave the code', group: 'file', keys: ['Esc, then Tab'] },
  { title: 'Make the page narrower or wider, on its edge', group: 'page', keys: ['←', '→'] },
];

/** The keys of all commands. */
export default function Help({ onClose }: { onClose: () => void }) {
  return (
    <Modal opened onClose={onClose} title="Keys" size="lg">
      {Object.entries(groups).map(([group, name]) => (
        <section key={group}>
          <Title order={3} size="h6" mt="md" mb={4}>
            {name}
          </Title>
          <Table verticalSpacing={4} withRowBorders={false}>
            <Table.Tbody>
              {[...commands, ...otherKeys]
                .filter((one) => one.group === group && one.keys)
                .map(({ title, keys }) => (
                  <Table.Tr key={title}>
                    <Table.Td>{title}</Table.Td>
                    <Table.Td ta="end">
                      {keys?.map((one, at) => (
                        <span key={one}>
                          {at > 0 && ' or '}
                          <Kbd size="xs">{formatKeys(one)}</Kbd>
                        </span>
                      ))}
                    </Table.Td>
                  </Table.Tr>
                ))}
            </Table.Tbody>
          </Table>
        </section>
      ))}
    </Modal>
  );
}
