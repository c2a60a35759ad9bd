import type { SectionProps } from '../../config/resolve/page-model.ts';
import { Actions } from '../../ui/Actions.tsx';
import { Heading } from '../../ui/Heading.tsx';
import { titleId } from '../../ui/ids.ts';
import { PictureView } from '../../ui/PictureView.tsx';
import { Text } from '../../ui/Text.tsx';
import styles from './About.module.css';
import type { about } from './schema.ts';

/** Why to choose the company: text beside a picture, and what can be counted below. */
export default function About({ section, heading }: SectionProps<typeof about>) {
  const { id, title, paragraphs, claims, actions, picture } = section;
  return (
    <div className="measure">
      <div className={styles.about} data-picture={picture ? '' : undefined}>
        {picture && (
          <PictureView
            picture={picture}
            sizes="(min-width: 75em) 522px, (min-width: 62em) 44vw, (min-width: 37em) 544px, 92vw"
            load={heading === 1 ? 'first' : 'lazy'}
            className={styles.picture}
          />
        )}
        <div className={styles.words}>
          <Heading id={titleId(id)} level={heading} look={2}>
            {title}
          </Heading>
          {paragraphs.map((paragraph) => (
            <Text key={paragraph} className={styles.paragraph}>
              {paragraph}
            </Text>
          ))}
          <Actions actions={actions} />
        </div>
      </div>
      {claims.length > 0 && (
        <dl className={styles.claims}>
          {claims.map(({ value, label }) => (
            <div key={label} className={styles.claim}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
    </div>
  );
}
