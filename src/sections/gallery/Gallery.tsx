import { Container, Text, ThemeIcon, UnstyledButton } from '@mantine/core';
import type { CSSProperties } from 'react';
import type { SectionDataOf } from 'site-from-json/schema';
import { Icon, openDialog, PictureView, SectionIntro, type SectionProps } from 'site-from-json/ui';
import { Enlargement } from './Enlargement.tsx';
import styles from './Gallery.module.css';
import { columnsFor, fillRows, type Share, sizesOf } from './rows.ts';
import type gallery from './section.ts';

/** Pictures in justified rows. Visitors can enlarge them. */
export default function Gallery({ section, heading }: SectionProps<typeof gallery>) {
  const { id, title, text, items, ratio, enlarge } = section;
  // An id of a dialog cannot contain this character.
  const dialogs = items.map((_, index) => `${id}_${index + 1}`);
  const ratios = items.map(({ picture: { width, height } }) => width / height);
  const columns = section.columns ?? columnsFor(items.length);
  const [narrow, wide] = [fillRows(ratios, 1.7), fillRows(ratios, 3.6)];
  return (
    <Container>
      <SectionIntro id={id} level={heading} title={title} text={text} />
      <ul className={styles.pictures} data-ratio={ratio} style={{ '--columns': columns } as CSSProperties}>
        {items.map(({ picture, caption }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a gallery may show a picture twice
          <li key={index} className={styles.item} style={shares({ narrow: narrow[index], wide: wide[index] })}>
            <figure>
              <div className={styles.frame}>
                <PictureView
                  picture={picture}
                  sizes={sizesOf(picture, { ratio, columns, narrow: narrow[index], wide: wide[index] })}
                  load={heading === 1 && index === 0 ? 'first' : 'lazy'}
                  className={styles.picture}
                  style={{ aspectRatio: ratio === 'own' ? undefined : ratio.replace(':', ' / ') }}
                />
                {enlarge && (
                  <UnstyledButton
                    className={styles.open}
                    aria-label={`${enlarge.open}: ${pictureName(section, index)}`}
                    {...openDialog(dialogs[index] as string)}
                  >
                    <ThemeIcon size="2.25rem" className={styles.mark}>
                      <Icon name="tabler:arrows-diagonal" size={18} />
                    </ThemeIcon>
                  </UnstyledButton>
                )}
              </div>
              {caption && (
                <Text component="figcaption" size="sm" c="dimmed" mt={10}>
                  {caption}
                </Text>
              )}
            </figure>
          </li>
        ))}
      </ul>
      {enlarge &&
        items.map(({ picture, caption }, index) => (
          <Enlargement
            key={dialogs[index]}
            dialogs={dialogs}
            index={index}
            picture={picture}
            name={pictureName(section, index)}
            named={caption !== undefined}
            labels={enlarge}
          />
        ))}
    </Container>
  );
}

/** The CSS variables for a picture's share of its row on narrow and on wide screens. */
const shares = (of: Record<'narrow' | 'wide', Share | undefined>) =>
  Object.fromEntries(
    Object.entries(of).flatMap(([width, share]) => [
      [`--${width}-share`, share?.share.toFixed(4)],
      [`--${width}-gaps`, share?.gaps],
    ]),
  ) as CSSProperties;

/** The name of a picture: its caption, its alternative text, or its position. */
function pictureName({ title, items }: SectionDataOf<typeof gallery>, index: number): string {
  return items[index]?.caption ?? (items[index]?.picture.alt || `${title} ${index + 1}`);
}
