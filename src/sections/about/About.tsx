import { Container, Stack, Text } from '@mantine/core';
import { IntroText, PictureView, type SectionProps, TwoColumns } from 'site-from-json/ui';
import styles from './About.module.css';
import type about from './section.ts';

/** Text beside a picture, with numbers below. */
export default function About({ section, heading }: SectionProps<typeof about>) {
  const { id, title, paragraphs, claims, actions, picture, mediaSide } = section;
  return (
    <>
      <TwoColumns columns={picture && '1fr 1fr'} gap="var(--mantine-spacing-xxl) clamp(3rem, 6vw, 6rem)">
        {picture && (
          <PictureView
            picture={picture}
            sizes="(min-width: 75em) 522px, (min-width: 62em) 44vw, (min-width: 37em) 544px, 92vw"
            load={heading === 1 ? 'first' : 'lazy'}
            className={mediaSide === 'end' ? `${styles.picture} ${styles.end}` : styles.picture}
          />
        )}
        <IntroText id={id} level={heading} title={title} actions={actions} maw="38rem">
          <Stack gap="md">
            {paragraphs.map((paragraph, index) => (
              <Text key={paragraph} size="xl" lh="md" c={index > 0 ? 'dimmed' : undefined}>
                {paragraph}
              </Text>
            ))}
          </Stack>
        </IntroText>
      </TwoColumns>
      {claims.length > 0 && (
        <Container component="dl" className={styles.claims}>
          {claims.map(({ value, label }) => (
            <div key={label} className={styles.claim}>
              <Text component="dt" size="sm" lh="lg" c="dimmed">
                {label}
              </Text>
              <dd>{value}</dd>
            </div>
          ))}
        </Container>
      )}
    </>
  );
}
