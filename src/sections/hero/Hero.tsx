import { Group, Stack, Text, Title } from '@mantine/core';
import type { Picture } from 'site-from-json/schema';
import {
  Actions,
  Paper,
  PictureView,
  type SectionProps,
  Stages,
  TwoColumns,
  titleId,
  useHasMotif,
} from 'site-from-json/ui';
import styles from './Hero.module.css';
import type hero from './section.ts';

/** The opening of a page: headline, text, actions and a picture. */
export default function Hero({ section, heading }: SectionProps<typeof hero>) {
  const { id, eyebrow, title, lead, paragraphs = [], actions, picture, layout, mediaSide, align } = section;
  const hasMotif = useHasMotif();
  const shown = picture && layout;
  const load = heading === 1 ? 'first' : 'lazy';
  return (
    <TwoColumns
      columns={shown === 'split' ? (mediaSide === 'start' ? '6fr 7fr' : '7fr 6fr') : undefined}
      gap="var(--mantine-spacing-xxl) var(--mantine-spacing-xl)"
      className={[styles.hero, shown === 'cover' && styles.cover, layout === 'centered' && styles.centered]
        .filter(Boolean)
        .join(' ')}
    >
      {picture && layout === 'cover' ? (
        <div className={align === 'center' ? styles.backdrop : `${styles.backdrop} ${styles.sided}`}>
          <PictureView picture={picture} sizes={coverSizes(picture)} load={load} />
        </div>
      ) : (
        <Paper className={mediaSide === 'start' ? `${styles.paper} ${styles.before}` : styles.paper} />
      )}
      <Stack gap="lg" align="start" className={styles.words}>
        {eyebrow && (
          <Group component="p" gap="sm" wrap="nowrap" className={styles.eyebrow}>
            <Stages />
            {eyebrow}
          </Group>
        )}
        <Title id={titleId(id)} order={heading} size="h1" textWrap="pretty">
          {title}
        </Title>
        {lead && (
          <Text c="dimmed" className={styles.lead}>
            {lead}
          </Text>
        )}
        {paragraphs.map((paragraph) => (
          <Text key={paragraph} size="lg" className={styles.paragraph}>
            {paragraph}
          </Text>
        ))}
        <Actions actions={actions} />
      </Stack>
      {picture && layout !== 'cover' && (
        <PictureView
          picture={picture}
          sizes={layout === 'centered' ? '(min-width: 75em) 1120px, 92vw' : splitSizes(hasMotif)}
          load={load}
          className={[styles.picture, mediaSide === 'start' && styles.first, picture.color && styles.photo]
            .filter(Boolean)
            .join(' ')}
        />
      )}
    </TwoColumns>
  );
}

/** Beside a motif, the picture is a little wider than its column. */
const splitSizes = (hasMotif: boolean) =>
  `(min-width: ${hasMotif ? '83em) 606px, (min-width: 62em) 46vw' : '75em) 502px, (min-width: 62em) 42vw'}, (min-width: 37em) 544px, 92vw`;

/** The picture covers its section: in a high and narrow window, its width results from the height. */
const coverSizes = ({ width, height }: Picture) => `max(100vw, ${Math.ceil((80 * width) / height)}vh)`;
