import { Anchor, Card, Center, Group, Text, Title } from '@mantine/core';
import type { Item } from '../../schema/section-data.ts';
import type { Texts } from '../../schema/texts.ts';
import styles from './PersonCard.module.css';
import { PictureView } from './PictureView.tsx';
import { ProfileIcon, profileLabel } from './ProfileIcon.tsx';
import { sizesInFrame } from './picture-sizes.ts';

interface PersonCardProps {
  person: Item<'people'>;
  level: 2 | 3;
  texts: Texts;
  /** The number side by side on a wide screen. */
  columns?: number;
}

/** A person: portrait, name, role, and links to profiles. */
export function PersonCard({
  person: { name, role, description, image, links, href },
  level,
  texts,
  columns = 3,
}: PersonCardProps) {
  return (
    <Card component="article" className={styles.card}>
      {image ? (
        <PictureView
          picture={image}
          sizes={sizesInFrame(
            `(min-width: 75em) ${Math.round(1083 / columns)}px, (min-width: 62em) ${Math.round(93 / columns)}vw, (min-width: 48em) 31vw, (min-width: 36em) 46vw, 92vw`,
            1,
            image,
          )}
          ratio="own"
          className={styles.portrait}
        />
      ) : (
        <Center
          bg="var(--mantine-color-default-hover)"
          c="var(--mantine-color-accent-text)"
          fz="4rem"
          fw={600}
          className={styles.portrait}
          aria-hidden="true"
        >
          {initialsOf(name)}
        </Center>
      )}
      <div className={styles.caption}>
        <div>
          <Title order={level} size="h3">
            {href ? (
              <Anchor href={href} c="inherit" underline="hover">
                {name}
              </Anchor>
            ) : (
              name
            )}
          </Title>
          {role && (
            <Text size="sm" c="dimmed">
              {role}
            </Text>
          )}
          {description && (
            <Text size="sm" mt={6}>
              {description}
            </Text>
          )}
        </div>
        {links.length > 0 && (
          <Group className={styles.profiles} gap={0}>
            {links.map((link) => (
              <Anchor
                key={link.href}
                className={styles.profile}
                href={link.href}
                target="_blank"
                rel="noopener"
                underline="hover"
              >
                <ProfileIcon profile={link} size={20} />
                <span className={links.length > 1 ? 'visually-hidden' : undefined}>{profileLabel(link, texts)}</span>
                <span className="visually-hidden">{` ${name} ${texts.newTab}`}</span>
              </Anchor>
            ))}
          </Group>
        )}
      </div>
    </Card>
  );
}

/**
 * The initials of the first and the last word of a name, without titles and degrees: words that end with a full stop, unless they are
 * initials themselves. A letter and its combining marks count as one.
 */
export function initialsOf(name: string): string {
  const all = name
    .replace(/[\u2066\u2069]/g, '')
    .trim()
    .split(/\s+/);
  const names = all.filter((word) => !/\.,?$/.test(word) || /^\p{Lu}\.$/u.test(word));
  const words = names.length > 0 ? names : all;
  const letters = new Intl.Segmenter();
  return [...new Set([words[0] ?? '', words.at(-1) ?? ''])]
    .map((word) => [...letters.segment(word)][0]?.segment ?? '')
    .join('')
    .toUpperCase();
}
