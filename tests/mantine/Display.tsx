import {
  Avatar,
  Badge,
  Blockquote,
  Box,
  Card,
  Code,
  ColorSwatch,
  Divider,
  Grid,
  Indicator,
  Kbd,
  List,
  Loader,
  Mark,
  Paper,
  Progress,
  RingProgress,
  SimpleGrid,
  Skeleton,
  Stack,
  Table,
  Text,
  ThemeIcon,
  Timeline,
  Title,
  Typography,
} from '@mantine/core';
import type { ReactNode } from 'react';

/** Components of Mantine as its documentation shows them, by name. */
export const shows: Record<string, () => ReactNode> = {
  Avatar: () => (
    <Avatar.Group>
      <Avatar color="cyan">MK</Avatar>
      <Avatar>+5</Avatar>
    </Avatar.Group>
  ),
  Badge: () => <Badge color="teal">New</Badge>,
  Blockquote: () => <Blockquote cite="– Somebody">Words.</Blockquote>,
  Card: () => (
    <Card shadow="sm" padding="lg" radius="md" withBorder>
      <Card.Section withBorder inheritPadding>
        Head
      </Card.Section>
      Body
    </Card>
  ),
  Code: () => <Code block>{'const a = 1;'}</Code>,
  ColorSwatch: () => <ColorSwatch color="#009790" />,
  Divider: () => <Divider my="md" label="Label" labelPosition="center" />,
  Grid: () => (
    <Grid>
      <Grid.Col span={{ base: 12, md: 6 }}>1</Grid.Col>
      <Grid.Col span={{ base: 12, md: 6 }}>2</Grid.Col>
    </Grid>
  ),
  hiddenFrom: () => (
    <>
      <Text hiddenFrom="sm">Small</Text>
      <Text visibleFrom="sm">Large</Text>
    </>
  ),
  Indicator: () => (
    <Indicator inline label="New" size={16}>
      <Avatar />
    </Indicator>
  ),
  Kbd: () => <Kbd>Ctrl</Kbd>,
  List: () => (
    <List type="ordered" withPadding>
      <List.Item>One</List.Item>
      <List.Item>Two</List.Item>
    </List>
  ),
  Loader: () => <Loader type="dots" color="blue" />,
  Mark: () => (
    <Text>
      Some <Mark>marked</Mark> text
    </Text>
  ),
  Paper: () => (
    <Paper shadow="xs" p="xl">
      Paper
    </Paper>
  ),
  Progress: () => <Progress value={50} striped animated />,
  RingProgress: () => <RingProgress sections={[{ value: 40, color: 'cyan' }]} />,
  SimpleGrid: () => (
    <SimpleGrid cols={{ base: 1, sm: 2, lg: 3 }} spacing={{ base: 10, sm: 'xl' }}>
      <div>1</div>
      <div>2</div>
      <div>3</div>
    </SimpleGrid>
  ),
  Skeleton: () => <Skeleton height={8} radius="xl" />,
  Stack: () => (
    <Stack gap="xs">
      <Box w={{ base: 200, sm: 400 }} bg="blue.1">
        Responsive
      </Box>
      <Box c="dimmed">Two</Box>
    </Stack>
  ),
  Table: () => (
    <Table
      striped
      highlightOnHover
      withTableBorder
      data={{
        head: ['A', 'B'],
        body: [
          ['1', '2'],
          ['3', '4'],
        ],
      }}
    />
  ),
  ThemeIcon: () => <ThemeIcon variant="gradient">★</ThemeIcon>,
  Timeline: () => (
    <Timeline active={1}>
      <Timeline.Item title="One">1</Timeline.Item>
      <Timeline.Item title="Two">2</Timeline.Item>
    </Timeline>
  ),
  Title: () => <Title order={3}>A title</Title>,
  Typography: () => (
    <Typography>
      <h4>Heading</h4>
      <p>Words</p>
    </Typography>
  ),
};
