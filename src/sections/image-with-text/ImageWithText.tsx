import type { SectionProps } from '../../config/resolve/page-model.ts';
import { Actions } from '../../ui/Actions.tsx';
import { Heading } from '../../ui/Heading.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { titleId } from '../../ui/ids.ts';
import { PictureView } from '../../ui/PictureView.tsx';
import { Text } from '../../ui/Text.tsx';
import styles from './ImageWithText.module.css';
import type { imageWithText } from './schema.ts';

/** A large picture, and beside it words. */
export default function ImageWithText({ section, heading }: SectionProps<typeof imageWithText>) {
  const { id, eyebrow, title, paragraphs, points, actions, picture, side } = section;
  return (
    <div className={`measure ${styles.pair}`} data-side={side}>
      <div className={styles.words}>
        <div>
          {eyebrow && <Text className={styles.eyebrow}>{eyebrow}</Text>}
          <Heading id={titleId(id)} level={heading} look={2} className={styles.title}>
            {title}
          </Heading>
        </div>
        {paragraphs.map((paragraph) => (
          <Text key={paragraph} className={styles.paragraph}>
            {paragraph}
          </Text>
        ))}
        {points.length > 0 && (
          <ul className={styles.points}>
            {points.map((point) => (
              <li key={point} className={styles.point}>
                <span className={styles.check}>
                  <Icon name="tabler:check" size={20} />
                </span>
                {point}
              </li>
            ))}
          </ul>
        )}
        <Actions actions={actions} />
      </div>
      <div className={styles.frame}>
        <PictureView
          picture={picture}
          sizes="(min-width: 76em) 603px, (min-width: 62em) 50vw, 92vw"
          load={heading === 1 ? 'first' : 'lazy'}
          className={styles.picture}
        />
      </div>
    </div>
  );
}
