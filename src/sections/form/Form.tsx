import { Stack, Text, Title } from '@mantine/core';
import type { SectionProps } from '../../config/resolve/page-model.ts';
import { titleId } from '../../ui/ids.ts';
import { Split } from '../../ui/Split.tsx';
import { FormFields } from './FormFields.tsx';
import type { form } from './schema.ts';

/** A heading beside a form with fields of the editor's own. */
export default function Form({ section, site, heading }: SectionProps<typeof form>) {
  const { id, title, text } = section;
  return (
    <Split columns="5fr 7fr" gap="var(--s5) clamp(3rem, 7vw, 6rem)" align="start">
      <Stack gap="lg">
        <Title id={titleId(id)} order={heading} size="h2">
          {title}
        </Title>
        {text && (
          <Text size="xl" c="dimmed" maw="30em">
            {text}
          </Text>
        )}
      </Stack>
      <FormFields section={section} site={site} />
    </Split>
  );
}
