import { Box, Card, Center, Stack, Text, Title } from '@mantine/core';
import { Fragment, type ReactNode } from 'react';
import type { AnyItem } from '../../schema/section-data.ts';
import { CardGrid } from './CardGrid.tsx';
import { Day, Facts } from './Facts.tsx';
import styles from './ItemCards.module.css';
import { LinkCard } from './LinkCard.tsx';
import { PictureView } from './PictureView.tsx';
import { sizesInFrame } from './picture-sizes.ts';
import { Tags } from './Tags.tsx';

interface ItemCardsProps {
  items: AnyItem[];
  level: 2 | 3;
  lang: string;
  columns: number;
}

/** A card for each of some items of any kind. */
export function ItemCards({ items, columns, ...rest }: ItemCardsProps) {
  const pictured = items.some(({ image }) => image);
  return (
    <CardGrid columns={columns}>
      {items.map((item) => (
        <li key={item.id}>
          <ItemCard item={item} columns={columns} pictured={pictured} {...rest} />
        </li>
      ))}
    </CardGrid>
  );
}

interface ItemCardProps extends Omit<ItemCardsProps, 'items'> {
  item: AnyItem;
  /** Whether any item has a picture; then each card reserves space for one. */
  pictured: boolean;
}

/** The whole card is a link to the item's page. */
function ItemCard({ item, level, lang, columns, pictured }: ItemCardProps) {
  const { title, name, description, role, image, tags = [], href, facts: own = [], ownKeys = [] } = item;
  // A field of the list has a label, whatever its name.
  const facts = factsOf(Object.fromEntries(Object.entries(item).filter(([key]) => !ownKeys.includes(key))), lang);
  const share = Math.round(1200 / columns);
  const content = (
    <>
      {/* Stands for a picture where others of the list have one. */}
      {!image && pictured && (
        <Center
          bg="var(--mantine-color-accent-light)"
          c="var(--mantine-color-accent-text)"
          fz="4rem"
          fw={600}
          className={styles.picture}
          style={{ aspectRatio: '3 / 2' }}
          aria-hidden="true"
        >
          {[...(title ?? name ?? '')][0]}
        </Center>
      )}
      {image && (
        <PictureView
          picture={image}
          sizes={sizesInFrame(`(min-width: 75em) ${share}px, (min-width: 36em) 46vw, 92vw`, 3 / 2, image)}
          ratio="3 / 2"
          className={styles.picture}
        />
      )}
      <Stack gap="xs" flex={1} p="var(--card-padding)">
        {facts.length > 0 && <Facts facts={facts} />}
        <Title order={level} size="h3" className={styles.title}>
          {title ?? name}
        </Title>
        {(description ?? role) && <Text c="dimmed">{description ?? role}</Text>}
        {own.length > 0 && (
          <Box component="dl" className={styles.facts}>
            {own.map(({ label, text }) => (
              <Fragment key={`${label} ${text}`}>
                <Text component="dt" size="sm" c="dimmed">
                  {label}
                </Text>
                <Text component="dd" size="sm">
                  <bdi>{text}</bdi>
                </Text>
              </Fragment>
            ))}
          </Box>
        )}
        <Tags tags={tags} mt="auto" pt="xs" />
      </Stack>
    </>
  );
  return href ? (
    <LinkCard href={href} p={0} className={styles.card}>
      {content}
    </LinkCard>
  ) : (
    <Card p={0}>{content}</Card>
  );
}

/** The short facts of an item, such as date, place and price. */
function factsOf(
  { date, until, time, place, address, hours, employment, price, salary }: Partial<AnyItem>,
  lang: string,
): ReactNode[] {
  const day = date && <Day key="day" date={date} until={until} lang={lang} />;
  return [day, time, place, address, hours, employment, price, salary].filter(Boolean);
}
