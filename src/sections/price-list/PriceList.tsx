import { Badge, Container, Group, Stack, Text, Title } from '@mantine/core';
import type { Item } from 'site-from-json/schema';
import {
  Actions,
  groupsOf,
  levelBelow,
  PictureView,
  SectionIntro,
  type SectionProps,
  sizesInFrame,
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
          <ul className={styles.dishes}>
            {dishes.map((dish) => (
              <Dish key={dish.id} {...dish} />
            ))}
          </ul>
        </div>
      ))}
      {(footnote || actions.length > 0) && (
        <Group justify="space-between" gap="lg" className={styles.end}>
          {footnote && (
            <Text size="sm" c="dimmed">
              {footnote}
            </Text>
          )}
          <Actions actions={actions} />
        </Group>
      )}
    </Container>
  );
}

function Dish({ name, description, price, tags, image }: Item<'dishes'>) {
  return (
    <li className={styles.dish}>
      {image && <PictureView picture={image} sizes={sizesInFrame('80px', 1, image)} className={styles.picture} />}
      <Stack gap={6} className={styles.words}>
        <p className={styles.line}>
          <span className={styles.name}>{name}</span>
          {price && (
            <>
              <span className={styles.leader} aria-hidden="true" /> <span className={styles.price}>{price}</span>
            </>
          )}
        </p>
        {description && (
          <Text size="sm" c="dimmed" className={styles.description}>
            {description}
          </Text>
        )}
        {tags.length > 0 && (
          <Group component="ul" gap={6}>
            {tags.map((tag) => (
              <Badge key={tag} component="li">
                {tag}
              </Badge>
            ))}
          </Group>
        )}
      </Stack>
    </li>
  );
}
