import { Carousel } from '@mantine/carousel';
import {
  Accordion,
  ActionIcon,
  Anchor,
  Breadcrumbs,
  Button,
  Collapse,
  Group,
  NavLink,
  Pagination,
  Spoiler,
  Stepper,
  Tabs,
  Text,
} from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { type ReactNode, useState } from 'react';

/** Components of Mantine as its documentation shows them, by name. */
export const shows: Record<string, () => ReactNode> = {
  Accordion: () => (
    <Accordion defaultValue="a">
      <Accordion.Item value="a">
        <Accordion.Control>First</Accordion.Control>
        <Accordion.Panel>First panel</Accordion.Panel>
      </Accordion.Item>
      <Accordion.Item value="b">
        <Accordion.Control>Second</Accordion.Control>
        <Accordion.Panel>Second panel</Accordion.Panel>
      </Accordion.Item>
    </Accordion>
  ),
  Anchor: () => <Anchor href="#anchor">A link</Anchor>,
  Breadcrumbs: () => (
    <Breadcrumbs>
      <Anchor href="#a">Home</Anchor>
      <Anchor href="#b">Here</Anchor>
    </Breadcrumbs>
  ),
  Button: () => (
    <Group>
      <Button>Filled</Button>
      <Button variant="light" color="grape">
        Light
      </Button>
      <Button variant="gradient" gradient={{ from: 'blue', to: 'cyan', deg: 90 }}>
        Gradient
      </Button>
      <Toggle>
        {(on, toggle) => (
          <Button loading={on} onClick={toggle} size="xl">
            Load
          </Button>
        )}
      </Toggle>
    </Group>
  ),
  Carousel: () => (
    <Carousel
      withIndicators
      height={120}
      slideSize={{ base: '100%', sm: '50%' }}
      slideGap="md"
      emblaOptions={{ loop: true }}
    >
      <Carousel.Slide>1</Carousel.Slide>
      <Carousel.Slide>2</Carousel.Slide>
      <Carousel.Slide>3</Carousel.Slide>
    </Carousel>
  ),
  Collapse: () => (
    <Toggle>
      {(on, toggle) => (
        <>
          <Button onClick={toggle}>Collapse</Button>
          <Collapse expanded={on}>Inside</Collapse>
        </>
      )}
    </Toggle>
  ),
  NavLink: () => (
    <NavLink href="#nav" label="Parent" childrenOffset={28}>
      <NavLink href="#child" label="Child" />
    </NavLink>
  ),
  Pagination: () => <Pagination total={10} />,
  Spoiler: () => (
    <Spoiler maxHeight={20} showLabel="Show more" hideLabel="Hide">
      <Text>One</Text>
      <Text>Two</Text>
      <Text>Three</Text>
    </Spoiler>
  ),
  Stepper: () => {
    const [active, setActive] = useState(1);
    return (
      <Stepper active={active} onStepClick={setActive}>
        <Stepper.Step label="First">Step 1</Stepper.Step>
        <Stepper.Step label="Second">Step 2</Stepper.Step>
      </Stepper>
    );
  },
  Tabs: () => (
    <Tabs defaultValue="gallery">
      <Tabs.List>
        <Tabs.Tab value="gallery">Gallery</Tabs.Tab>
        <Tabs.Tab value="messages">Messages</Tabs.Tab>
      </Tabs.List>
      <Tabs.Panel value="gallery">Gallery panel</Tabs.Panel>
      <Tabs.Panel value="messages">Messages panel</Tabs.Panel>
    </Tabs>
  ),
  ActionIcon: () => (
    <ActionIcon variant="filled" aria-label="Settings">
      ⚙
    </ActionIcon>
  ),
};

function Toggle({ children }: { children: (on: boolean, toggle: () => void) => ReactNode }) {
  const [on, { toggle }] = useDisclosure(false);
  return children(on, toggle);
}
