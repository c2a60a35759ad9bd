import { Container } from '@mantine/core';
import { ItemCards, levelBelow, SectionEnd, SectionIntro, type SectionProps } from 'site-from-json/ui';
import { Pages } from './Pages.tsx';
import type cards from './section.ts';

/** A card for each item of any kind. */
export default function Cards({ section, site, heading }: SectionProps<typeof cards>) {
  const { id, title, text, items, columns, actions, paging } = section;
  return (
    <Container>
      <SectionIntro id={id} level={heading} title={title} text={text} />
      <ItemCards items={items} level={levelBelow(heading)} lang={site.lang} columns={columns} />
      {paging && <Pages paging={paging} texts={site.texts.pages} lang={site.lang} />}
      <SectionEnd actions={actions} mt="xl" />
    </Container>
  );
}
