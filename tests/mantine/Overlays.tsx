import { Alert, Button, CopyButton, Drawer, HoverCard, Menu, Modal, Popover, Portal, Tooltip } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import type { ReactNode } from 'react';

/** Components of Mantine as its documentation shows them, by name. */
export const shows: Record<string, () => ReactNode> = {
  Alert: () => (
    <Alert variant="light" color="blue" title="Alert title" withCloseButton>
      Something happened.
    </Alert>
  ),
  CopyButton: () => (
    <CopyButton value="text">
      {({ copied, copy }) => (
        <Button color={copied ? 'teal' : 'blue'} onClick={copy}>
          {copied ? 'Copied' : 'Copy'}
        </Button>
      )}
    </CopyButton>
  ),
  Drawer: () => (
    <Disclosed name="Drawer">
      {(opened, close) => (
        <Drawer opened={opened} onClose={close} title="A drawer">
          Drawer content
        </Drawer>
      )}
    </Disclosed>
  ),
  HoverCard: () => (
    <HoverCard width={280} shadow="md">
      <HoverCard.Target>
        <Button>Hover</Button>
      </HoverCard.Target>
      <HoverCard.Dropdown>Hovered</HoverCard.Dropdown>
    </HoverCard>
  ),
  Menu: () => (
    <Menu shadow="md" width={200}>
      <Menu.Target>
        <Button>Menu</Button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Label>Application</Menu.Label>
        <Menu.Item>Settings</Menu.Item>
        <Menu.Divider />
        <Menu.Item color="red">Delete</Menu.Item>
      </Menu.Dropdown>
    </Menu>
  ),
  Modal: () => (
    <Disclosed name="Modal">
      {(opened, close) => (
        <Modal opened={opened} onClose={close} title="A modal">
          Modal content
        </Modal>
      )}
    </Disclosed>
  ),
  Popover: () => (
    <Popover width={200} withArrow>
      <Popover.Target>
        <Button>Popover</Button>
      </Popover.Target>
      <Popover.Dropdown>Popped</Popover.Dropdown>
    </Popover>
  ),
  Portal: () => (
    <Toggle>
      {(on, toggle) => (
        <>
          <Button onClick={toggle}>Portal</Button>
          {on && <Portal>Elsewhere</Portal>}
        </>
      )}
    </Toggle>
  ),
  Tooltip: () => (
    <Tooltip label="Tooltip text">
      <Button>Tooltip</Button>
    </Tooltip>
  ),
};

function Toggle({ children }: { children: (on: boolean, toggle: () => void) => ReactNode }) {
  const [on, { toggle }] = useDisclosure(false);
  return children(on, toggle);
}

function Disclosed({ name, children }: { name: string; children: (opened: boolean, close: () => void) => ReactNode }) {
  const [opened, { open, close }] = useDisclosure(false);
  return (
    <>
      {children(opened, close)}
      <Button onClick={open}>{name}</Button>
    </>
  );
}
