import { List, Stack, Text } from '@mantine/core';
import { Icon, IntroText, PictureView, type SectionProps, TwoColumns } from 'site-from-json/ui';
import styles from './ImageWithText.module.css';
import type imageWithText from './section.ts';

/** A large picture beside text. */
export default function ImageWithText({ section, heading }: SectionProps<typeof imageWithText>) {
  const { id, eyebrow, title, paragraphs, points, actions, picture, mediaSide } = section;
  return (
    <TwoColumns
      stay
      columns={mediaSide === 'start' ? '7fr 5fr' : '5fr 7fr'}
      gap="var(--mantine-spacing-xxl) clamp(3rem, 7vw, 7rem)"
    >
      <IntroText {...{ id, eyebrow, title, actions }} level={heading} maw="36rem">
        <Stack gap="md">
          {paragraphs.map((paragraph, index) => (
            <Text key={paragraph} {...(index > 0 ? { c: 'dimmed', lh: 'lg' } : { size: 'xl' })}>
              {paragraph}
            </Text>
          ))}
        </Stack>
        {points.length > 0 && (
          <List icon={<Icon name="tabler:check" size={20} />} className={styles.points}>
            {points.map((point) => (
              <List.Item key={point}>{point}</List.Item>
            ))}
          </List>
        )}
      </IntroText>
      {/* A picture of ordinary shape is shown whole; a very tall one is cut. */}
      <div className={styles.frame} data-side={mediaSide}>
        <PictureView
          picture={picture}
          sizes="(min-width: 76em) 603px, (min-width: 62em) 50vw, 92vw"
          load={heading === 1 ? 'first' : 'lazy'}
          className={styles.picture}
        />
      </div>
    </TwoColumns>
  );
}
