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
  useIsCentered,
} from 'site-from-json/ui';
import styles from './Hero.module.css';
import type hero from './section.ts';

/** The opening of a page: headline, text, actions and a picture. */
export default function Hero({ section, heading }: SectionProps<typeof hero>) {
  const { id, eyebrow, title, lead, paragraphs = [], actions, picture, layout, mediaSide, align } = section;
  const hasMotif = useHasMotif();
  const isCentered = useIsCentered() || layout === 'centered';
  const isFirst = mediaSide === 'start';
  const load = heading === 1 ? 'first' : 'lazy';
  return (
    <TwoColumns
      columns={picture && layout === 'split' ? (isFirst ? '6fr 7fr' : '7fr 6fr') : undefined}
      gap="var(--mantine-spacing-xxl) var(--mantine-spacing-xl)"
      className={picture && layout === 'cover' ? `${styles.hero} ${styles.cover}` : styles.hero}
    >
      {picture && layout === 'cover' ? (
        <div className={align === 'center' ? styles.backdrop : `${styles.backdrop} ${styles.sided}`}>
          <PictureView picture={picture} sizes={coverSizes(picture)} load={load} />
        </div>
      ) : (
        <Paper className={classes(styles.paper, layout === 'centered' ? styles.around : isFirst && styles.before)} />
      )}
      <Stack
        gap="lg"
        pos="relative"
        {...(isCentered ? { align: 'center', ta: 'center', mx: 'auto' } : { align: 'start' })}
        maw={layout === 'centered' ? '52rem' : undefined}
        className={styles.words}
      >
        {eyebrow && (
          <Group
            component="p"
            gap="clamp(0.375rem, 2.5vw, 0.75rem)"
            wrap="nowrap"
            fz="sm"
            fw={600}
            lts="calc(var(--tracking) * 0.01em)"
          >
            <Stages />
            {eyebrow}
          </Group>
        )}
        <Title id={titleId(id)} order={heading} size="h1" textWrap="pretty">
          {title}
        </Title>
        {lead && (
          <Text c="dimmed" fz="clamp(1.1875rem, 1.1rem + 0.5vw, 1.4375rem)" lh={1.45} maw="32em">
            {lead}
          </Text>
        )}
        {paragraphs.map((paragraph) => (
          <Text key={paragraph} size="lg" lh={1.65} maw="36em">
            {paragraph}
          </Text>
        ))}
        <Actions actions={actions} justify={isCentered ? 'center' : undefined} />
      </Stack>
      {picture && layout !== 'cover' && (
        <PictureView
          picture={picture}
          sizes={layout === 'centered' ? '(min-width: 75em) 1120px, 92vw' : splitSizes(hasMotif)}
          load={load}
          // Without paper that a drawing could stand on, a picture is a thing of its own.
          style={hasMotif && layout === 'split' ? undefined : { borderRadius: 'var(--mantine-radius-lg)' }}
          className={
            layout === 'centered'
              ? styles.wide
              : classes(
                  styles.picture,
                  isFirst && styles.first,
                  hasMotif && !isCentered && styles.sketched,
                  picture.color && styles.photo,
                )
          }
        />
      )}
    </TwoColumns>
  );
}

const classes = (...names: (string | false | undefined)[]) => names.filter(Boolean).join(' ');

/** Beside a motif, the picture is a little wider than its column. */
const splitSizes = (hasMotif: boolean) =>
  `(min-width: ${hasMotif ? '83em) 606px, (min-width: 62em) 46vw' : '75em) 502px, (min-width: 62em) 42vw'}, (min-width: 37em) 544px, 92vw`;

/** The picture covers its section: in a high and narrow window, its width results from the height. */
const coverSizes = ({ width, height }: Picture) => `max(100vw, ${Math.ceil((80 * width) / height)}vh)`;
