import { Anchor, Container, SimpleGrid, Stack, Text } from '@mantine/core';
import { PictureView, SectionIntro, type SectionProps } from 'site-from-json/ui';
import styles from './Details.module.css';
import type details from './section.ts';

/** A list of labels, each with a text, a link or a picture. */
export default function Details({ section, heading }: SectionProps<typeof details>) {
  const { id, title, text, facts } = section;
  return (
    <Container>
      <SectionIntro id={id} level={heading} title={title} text={text} />
      <SimpleGrid component="dl" cols={{ base: 1, sm: 2 }} spacing="xl" verticalSpacing={0}>
        {facts.map(({ label, text, link, image }) => (
          <div key={`${label} ${text} ${link?.href} ${image?.src}`} className={styles.fact}>
            <Text component="dt" c="dimmed">
              {label}
            </Text>
            <Stack component="dd" gap="xs" align="start">
              {text && <bdi>{text}</bdi>}
              {link && (
                <Anchor href={link.href} className={styles.link}>
                  <bdi>{link.label}</bdi>
                </Anchor>
              )}
              {image && (
                <PictureView picture={image} sizes="(min-width: 48em) 24rem, 60vw" className={styles.picture} />
              )}
            </Stack>
          </div>
        ))}
      </SimpleGrid>
    </Container>
  );
}
