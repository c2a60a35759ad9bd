import type { SectionProps } from '../../config/page-model.ts';
import { Actions } from '../../ui/Actions.tsx';
import { Heading } from '../../ui/Heading.tsx';
import { PictureView } from '../../ui/PictureView.tsx';
import { Stages } from '../../ui/Stages.tsx';
import { Text } from '../../ui/Text.tsx';
import styles from './Hero.module.css';

/** The opening of a page: headline, a few words, actions and a picture beside them. */
export default function Hero({ section, heading }: SectionProps<'hero'>) {
  const { id, eyebrow, title, lead, paragraphs = [], actions, picture } = section;
  return (
    <div className={`measure ${styles.hero}`} data-picture={picture ? '' : undefined}>
      <div className={styles.words}>
        {eyebrow && (
          <p className={styles.eyebrow}>
            <Stages />
            {eyebrow}
          </p>
        )}
        <Heading id={`${id}-title`} level={heading} look={1} className={styles.title}>
          {title}
        </Heading>
        {lead && <Text className={styles.lead}>{lead}</Text>}
        {paragraphs.map((paragraph) => (
          <Text key={paragraph} className={styles.paragraph}>
            {paragraph}
          </Text>
        ))}
        <Actions actions={actions} />
      </div>
      {picture && (
        <PictureView
          picture={picture}
          sizes="(min-width: 83em) 606px, (min-width: 62em) 46vw, (min-width: 37em) 544px, 92vw"
          load={heading === 1 ? 'first' : 'lazy'}
          className={styles.picture}
        />
      )}
    </div>
  );
}
