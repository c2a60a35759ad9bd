import { Kbd, Modal, Table, Title } from '@mantine/core';
import { words } from '../../words.ts';
import { commands } from '../commands/commands.ts';

/** The keys of all commands. */
export default function Help({ onClose }: { onClose: () => void }) {
  const groups = Object.entries(words.groups);
  const own = commands.map(({ title, group, keys = [] }) => ({ title, group, keys }));
  const all = [...own, ...words.otherKeys];
  return (
    <Modal opened onClose={onClose} title={words.help} size="lg">
      {groups.map(([group, name]) => (
        <section key={group}>
          <Title order={3} size="h6" mt="md" mb={4}>
            {name}
          </Title>
          <Table verticalSpacing={4} withRowBorders={false}>
            <Table.Tbody>
              {all
                .filter((one) => one.group === group && one.keys.length > 0)
                .map(({ title, keys }) => (
                  <Table.Tr key={title}>
                    <Table.Td>{title}</Table.Td>
                    <Table.Td ta="end">
                      {keys.map((one, at) => (
                        <span key={one}>
                          {at > 0 && ` ${words.or} `}
                          <Kbd size="xs">{words.keys(one)}</Kbd>
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
