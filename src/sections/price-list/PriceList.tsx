import { Container, Stack, Text, Title } from '@mantine/core';
import type { Item } from 'site-from-json/schema';
import {
  groupsOf,
  levelBelow,
  PictureView,
  SectionEnd,
  SectionIntro,
  type SectionProps,
  sizesInFrame,
  Tags,
} from 'site-from-json/ui';
import styles from './PriceList.module.css';
import type priceList from './section.ts';

/** Names and prices in groups, with the heading of each group beside it. */
export default function PriceList({ section, heading }: SectionProps<typeof priceList>) {
  const { id, title, text, items, footnote, actions } = section;
  return (
    <Container>
      <SectionIntro id={id} level={heading} title={title} text={text} />
      {groupsOf(items, ({ group }) => group).map(([name, dishes]) => (
        <div key={name} className={styles.group} data-named={name ? '' : undefined}>
          {name && (
            <Title order={levelBelow(heading)} size="h3">
              {name}
            </Title>
          )}
          <ul className={dishes.length > 1 ? `${styles.dishes} ${styles.several}` : styles.dishes}>
            {dishes.map((dish) => (
              <Dish key={dish.id} {...dish} />
            ))}
          </ul>
        </div>
      ))}
      <SectionEnd footnote={footnote} actions={actions} className={styles.end} />
    </Container>
  );
}

function Dish({ name, description, price, tags, image }: Item<'dishes'>) {
  return (
    <li className={styles.dish}>
      {image && (
        <PictureView
          picture={image}
          sizes={sizesInFrame('80px', 1, image)}
          ratio="1"
          style={{ inlineSize: '5rem' }}
          className={styles.picture}
        />
      )}
      <Stack gap={6} flex={1} miw={0}>
        <p className={styles.line}>
          <span className={styles.name}>{name}</span>
          {price && (
            <>
              <span className={styles.leader} aria-hidden="true" /> <span className={styles.price}>{price}</span>
            </>
          )}
        </p>
        {description && (
          <Text size="sm" c="dimmed" maw="34em">
            {description}
          </Text>
        )}
        <Tags tags={tags} />
      </Stack>
    </li>
  );
}
