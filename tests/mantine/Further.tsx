import {
  ActionBar,
  Affix,
  AngleSlider,
  AspectRatio,
  BackgroundImage,
  Button,
  Cascader,
  Center,
  ColorInput,
  ColorPicker,
  DataList,
  Dialog,
  EmptyState,
  FileInput,
  Flex,
  Highlight,
  Image,
  JsonInput,
  LoadingOverlay,
  Marquee,
  MaskInput,
  Menubar,
  NativeSelect,
  NumberFormatter,
  OverflowList,
  Overlay,
  Pill,
  PillsInput,
  PinInput,
  RangeSlider,
  RollingNumber,
  ScrollArea,
  Scroller,
  SemiCircleProgress,
  Space,
  Splitter,
  TableOfContents,
  Toolbar,
  Transition,
  Tree,
  TreeSelect,
  VisuallyHidden,
} from '@mantine/core';
import {
  Calendar,
  DatePicker,
  DateTimePicker,
  MonthPickerInput,
  TimeInput,
  TimePicker,
  YearPicker,
} from '@mantine/dates';
import { useDisclosure } from '@mantine/hooks';
import type { ReactNode } from 'react';

const tree = [
  { value: 'src', label: 'src', children: [{ value: 'src/app', label: 'app' }] },
  { value: 'docs', label: 'docs' },
];

/** Components of Mantine as its documentation shows them, by name. */
export const shows: Record<string, () => ReactNode> = {
  ActionBar: () => (
    <Switched>
      {(on) => (
        <ActionBar opened={on} aria-label="Chosen rows" position={{ bottom: 10, left: 10 }}>
          Two are chosen
          <ActionBar.Divider />
          <Button>Remove</Button>
        </ActionBar>
      )}
    </Switched>
  ),
  Affix: () => (
    <Affix position={{ bottom: 20, right: 20 }}>
      <Button>Up</Button>
    </Affix>
  ),
  AngleSlider: () => <AngleSlider aria-label="Angle" size={60} thumbSize={8} />,
  AspectRatio: () => (
    <AspectRatio ratio={16 / 9} maw={200}>
      <div>Wide</div>
    </AspectRatio>
  ),
  BackgroundImage: () => (
    <BackgroundImage src="/images/logo.svg" radius="sm" p="md">
      On a picture
    </BackgroundImage>
  ),
  Calendar: () => <Calendar date="2026-02-01" />,
  Cascader: () => <Cascader label="Place" placeholder="Choose" data={tree} />,
  Center: () => <Center h={40}>In the middle</Center>,
  ColorInput: () => <ColorInput label="Color" defaultValue="#c5d899" />,
  ColorPicker: () => <ColorPicker format="rgba" swatches={['#25262b', '#868e96']} />,
  DataList: () => (
    <DataList>
      <DataList.Item>
        <DataList.ItemLabel>Key</DataList.ItemLabel>
        <DataList.ItemValue>Value</DataList.ItemValue>
      </DataList.Item>
    </DataList>
  ),
  DatePicker: () => <DatePicker defaultDate="2026-02-01" />,
  DateTimePicker: () => <DateTimePicker label="When" placeholder="Day and time" />,
  Dialog: () => (
    <Switched>
      {(on, toggle) => (
        <Dialog opened={on} withCloseButton onClose={toggle} size="lg" radius="md">
          Subscribe
        </Dialog>
      )}
    </Switched>
  ),
  EmptyState: () => <EmptyState title="Nothing here" description="Add the first one." icon="★" />,
  FileInput: () => <FileInput label="File" placeholder="Choose a file" clearable />,
  Flex: () => (
    <Flex direction={{ base: 'column', sm: 'row' }} gap={{ base: 'sm', sm: 'lg' }} justify={{ sm: 'center' }}>
      <Button>1</Button>
      <Button>2</Button>
    </Flex>
  ),
  Highlight: () => <Highlight highlight={['this', 'that']}>Highlight this and that</Highlight>,
  Image: () => <Image radius="md" h={40} w="auto" fit="contain" src="/images/logo.svg" alt="" />,
  JsonInput: () => <JsonInput label="JSON" validationError="Invalid" formatOnBlur autosize minRows={4} />,
  LoadingOverlay: () => (
    <Switched>
      {(on) => (
        <div style={{ position: 'relative', height: 60 }}>
          <LoadingOverlay visible={on} zIndex={10} overlayProps={{ radius: 'sm', blur: 2 }} />
          Below
        </div>
      )}
    </Switched>
  ),
  Marquee: () => (
    <Marquee>
      <div>One</div>
      <div>Two</div>
    </Marquee>
  ),
  MaskInput: () => <MaskInput label="Phone" mask="(999) 999-9999" placeholder="(___) ___-____" />,
  Menubar: () => (
    <Menubar>
      <Menubar.Menu>
        <Menubar.Target>File</Menubar.Target>
        <Menubar.Dropdown>Open</Menubar.Dropdown>
      </Menubar.Menu>
    </Menubar>
  ),
  MonthPickerInput: () => <MonthPickerInput label="Month" placeholder="Choose" />,
  NativeSelect: () => <NativeSelect label="Framework" data={['React', 'Angular']} />,
  NumberFormatter: () => <NumberFormatter prefix="$ " value={1000000} thousandSeparator />,
  OverflowList: () => (
    <OverflowList
      data={['One', 'Two', 'Three']}
      gap={4}
      renderItem={(item) => <span key={item}>{item}</span>}
      renderOverflow={(rest) => <span>+{rest.length}</span>}
    />
  ),
  Overlay: () => (
    <div style={{ position: 'relative', height: 60 }}>
      <Overlay color="#000" backgroundOpacity={0.85} blur={15} zIndex={1} />
    </div>
  ),
  Pill: () => (
    <Pill.Group>
      <Pill withRemoveButton>One</Pill>
      <Pill size="lg">Two</Pill>
    </Pill.Group>
  ),
  PillsInput: () => (
    <PillsInput label="Pills">
      <Pill.Group>
        <Pill>One</Pill>
        <PillsInput.Field placeholder="Tags" />
      </Pill.Group>
    </PillsInput>
  ),
  PinInput: () => <PinInput aria-label="Code" />,
  RangeSlider: () => (
    <RangeSlider
      minRange={5}
      defaultValue={[20, 60]}
      marks={[
        { value: 20, label: '20%' },
        { value: 80, label: '80%' },
      ]}
    />
  ),
  RollingNumber: () => <RollingNumber value={1234} />,
  ScrollArea: () => (
    <ScrollArea h={60} type="always">
      <div style={{ height: 200, width: 3000 }}>Long</div>
    </ScrollArea>
  ),
  Scroller: () => (
    <Scroller>
      <div style={{ width: 3000 }}>Wide</div>
    </Scroller>
  ),
  SemiCircleProgress: () => <SemiCircleProgress value={30} label="30%" />,
  Space: () => <Space h="md" />,
  Splitter: () => (
    <Splitter h={80}>
      <Splitter.Pane defaultSize={40}>Left</Splitter.Pane>
      <Splitter.Pane defaultSize={60}>Right</Splitter.Pane>
    </Splitter>
  ),
  TableOfContents: () => <TableOfContents variant="filled" color="blue" size="sm" radius="sm" />,
  TimeInput: () => <TimeInput label="Time" />,
  TimePicker: () => <TimePicker label="Time of day" withDropdown />,
  Toolbar: () => (
    <Toolbar aria-label="Format">
      <Toolbar.Group>
        <Toolbar.Toggle>B</Toolbar.Toggle>
        <Toolbar.Toggle>I</Toolbar.Toggle>
      </Toolbar.Group>
      <Toolbar.Divider />
      <Button>Save</Button>
    </Toolbar>
  ),
  Transition: () => (
    <Switched>
      {(on) => (
        <Transition mounted={on} transition="fade" duration={400}>
          {(styles) => <div style={styles}>Faded in</div>}
        </Transition>
      )}
    </Switched>
  ),
  Tree: () => <Tree data={tree} levelOffset={23} />,
  TreeSelect: () => <TreeSelect label="Folder" placeholder="Choose" data={tree} />,
  VisuallyHidden: () => (
    <Button>
      ★<VisuallyHidden>Star</VisuallyHidden>
    </Button>
  ),
  YearPicker: () => <YearPicker defaultDate="2026-02-01" />,
};

function Switched({ children }: { children: (on: boolean, toggle: () => void) => ReactNode }) {
  const [on, { toggle }] = useDisclosure(false);
  return (
    <>
      <Button onClick={toggle}>Switch</Button>
      {children(on, toggle)}
    </>
  );
}
