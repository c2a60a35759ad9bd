import {
  Autocomplete,
  Burger,
  Checkbox,
  Chip,
  CloseButton,
  Fieldset,
  MultiSelect,
  NumberInput,
  PasswordInput,
  Radio,
  Rating,
  SegmentedControl,
  Select,
  Slider,
  Switch,
  TagsInput,
  Textarea,
  TextInput,
} from '@mantine/core';
import { DateInput, DatePickerInput } from '@mantine/dates';
import { useDisclosure } from '@mantine/hooks';
import type { ReactNode } from 'react';

/** Components of Mantine as its documentation shows them, by name. */
export const shows: Record<string, () => ReactNode> = {
  Autocomplete: () => <Autocomplete label="Framework" data={['React', 'Angular']} />,
  Burger: () => <Toggle>{(on, toggle) => <Burger opened={on} onClick={toggle} aria-label="Menu" />}</Toggle>,
  Checkbox: () => <Checkbox label="I agree" />,
  Chip: () => <Chip>Awesome chip</Chip>,
  CloseButton: () => <CloseButton aria-label="Close" />,
  DateInput: () => <DateInput label="Date" placeholder="Pick a date" defaultDate="2026-01-01" />,
  DatePickerInput: () => <DatePickerInput label="Range" type="range" defaultDate="2026-01-01" />,
  Fieldset: () => (
    <Fieldset legend="Personal">
      <TextInput label="Name" />
    </Fieldset>
  ),
  MultiSelect: () => <MultiSelect label="Libraries" data={['React', 'Angular']} defaultValue={['React']} />,
  NumberInput: () => <NumberInput label="Number" defaultValue={5} />,
  PasswordInput: () => (
    <form>
      <PasswordInput label="Password" autoComplete="off" />
    </form>
  ),
  Radio: () => (
    <Radio.Group label="Select one">
      <Radio value="react" label="React" />
      <Radio value="svelte" label="Svelte" />
    </Radio.Group>
  ),
  Rating: () => <Rating defaultValue={2} />,
  SegmentedControl: () => <SegmentedControl data={['React', 'Angular']} />,
  Select: () => <Select label="Your favorite" data={['React', 'Angular']} clearable />,
  Slider: () => <Slider defaultValue={40} marks={[{ value: 20, label: '20%' }]} />,
  Switch: () => <Switch label="Switch" />,
  TagsInput: () => <TagsInput label="Tags" data={['One']} />,
  Textarea: () => <Textarea label="Text" autosize minRows={2} />,
};

function Toggle({ children }: { children: (on: boolean, toggle: () => void) => ReactNode }) {
  const [on, { toggle }] = useDisclosure(false);
  return children(on, toggle);
}
