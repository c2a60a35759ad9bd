import { Group, Stack, Text, Title } from '@mantine/core';
import type { SectionProps } from '../../config/resolve/page-model.ts';
import { Actions } from '../../ui/Actions.tsx';
import { titleId } from '../../ui/ids.ts';
import { Paper, Stages } from '../../ui/motif/Motif.tsx';
import { PictureView } from '../../ui/PictureView.tsx';
import { Split } from '../../ui/Split.tsx';
import styles from './Hero.module.css';
import type { hero } from './schema.ts';

/** The opening of a page: headline, a few words, actions and a picture beside them. */
export default function Hero({ section, heading }: SectionProps<typeof hero>) {
  const { id, eyebrow, title, lead, paragraphs = [], actions, picture } = section;
  return (
    <Split columns={picture && '7fr 6fr'} gap="var(--s5) var(--s4)" className={styles.hero}>
      <Paper className={styles.paper} />
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
      {picture && (
        <PictureView
          picture={picture}
          sizes="(min-width: 83em) 606px, (min-width: 62em) 46vw, (min-width: 37em) 544px, 92vw"
          load={heading === 1 ? 'first' : 'lazy'}
          className={styles.picture}
        />
      )}
    </Split>
  );
}
