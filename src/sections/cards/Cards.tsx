import { Badge, Box, Card, Container, Group, Stack, Text, Title } from '@mantine/core';
import type { CSSProperties, ReactNode } from 'react';
import type { AnyItem } from 'site-from-json/schema';
import {
  Actions,
  Day,
  Facts,
  levelBelow,
  PictureView,
  SectionIntro,
  type SectionProps,
  sizesInFrame,
} from 'site-from-json/ui';
import styles from './Cards.module.css';
import { Pages } from './Pages.tsx';
import type cards from './section.ts';

/** A card for each item of any kind. The whole card is a link to the item's page. */
export default function Cards({ section, site, heading }: SectionProps<typeof cards>) {
  const { id, title, text, items, columns, actions, paging } = section;
  return (
    <Container>
      <SectionIntro id={id} level={heading} title={title} text={text} />
      <ul className={styles.cards} style={{ '--columns': columns } as CSSProperties}>
        {items.map((item) => (
          <li key={item.id} className={styles.item}>
            <ItemCard
              item={item}
              level={levelBelow(heading)}
              lang={site.lang}
              columns={columns}
              pictured={items.some(({ image }) => image)}
            />
          </li>
        ))}
      </ul>
      {paging && <Pages paging={paging} texts={site.texts.pages} />}
      {actions.length > 0 && (
        <Box mt="xl">
          <Actions actions={actions} />
        </Box>
      )}
    </Container>
  );
}

interface ItemCardProps {
  item: AnyItem;
  level: 2 | 3;
  lang: string;
  columns: number;
  /** Whether any item has a picture; then each card reserves space for one. */
  pictured: boolean;
}

function ItemCard({ item, level, lang, columns, pictured }: ItemCardProps) {
  const { title, name, description, role, image, tags = [], href } = item;
  const facts = factsOf(item, lang);
  const share = Math.round(1200 / columns);
  const content = (
    <>
      {!image && pictured && (
        <div className={`${styles.picture} ${styles.initial}`} aria-hidden="true">
          {[...(title ?? name ?? '')][0]}
        </div>
      )}
      {image && (
        <PictureView
          picture={image}
          sizes={sizesInFrame(`(min-width: 75em) ${share}px, (min-width: 36em) 46vw, 92vw`, 3 / 2, image)}
          className={styles.picture}
        />
      )}
      <Stack gap="xs" className={styles.words}>
        {facts.length > 0 && <Facts facts={facts} className={styles.facts} />}
        <Title order={level} size="h3" className={styles.title}>
          {title ?? name}
        </Title>
        {(description ?? role) && <Text c="dimmed">{description ?? role}</Text>}
        {tags.length > 0 && (
          <Group component="ul" gap={6} className={styles.tags}>
            {tags.map((tag) => (
              <Badge key={tag} component="li">
                {tag}
              </Badge>
            ))}
          </Group>
        )}
      </Stack>
    </>
  );
  return href ? (
    <Card component="a" href={href} className={`${styles.card} ${styles.link}`}>
      {content}
    </Card>
  ) : (
    <Card className={styles.card}>{content}</Card>
  );
}

/** The short facts of an item, such as date, place and price. */
function factsOf(
  { date, until, time, place, address, hours, employment, price, salary }: AnyItem,
  lang: string,
): ReactNode[] {
  const day = date && <Day key="day" date={date} until={until} lang={lang} />;
  return [day, time, place, address, hours, employment, price, salary].filter(Boolean);
}
