import { Container, Tabs } from '@mantine/core';
import { SectionIntro, type SectionProps } from 'site-from-json/ui';
import type mySection from './section.ts';

/** My section: a heading and tabs. */
export default function MySection({ section, heading }: SectionProps<typeof mySection>) {
  const { id, title, items } = section;
  return (
    <Container>
      <SectionIntro id={id} level={heading} title={title} />
      <Tabs defaultValue="0">
        <Tabs.List>
          {items.map(({ name }, at) => (
            <Tabs.Tab key={name} value={String(at)}>
              {name}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        {items.map(({ name, text }, at) => (
          <Tabs.Panel key={name} value={String(at)}>
            {text}
          </Tabs.Panel>
        ))}
      </Tabs>
    </Container>
  );
}
