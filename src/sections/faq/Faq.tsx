import type { SectionProps } from '../../config/resolve/page-model.ts';
import { Actions } from '../../ui/Actions.tsx';
import { Heading, levelBelow } from '../../ui/Heading.tsx';
import { beside, SideIntro } from '../../ui/SideIntro.tsx';
import { Text } from '../../ui/Text.tsx';
import styles from './Faq.module.css';
import type { faq } from './schema.ts';

/** Questions beside their heading; each unfolds its answer without script. */
export default function Faq({ section, heading }: SectionProps<typeof faq>) {
  const { id, title, text, actions, items, firstOpen, exclusive } = section;
  return (
    <div className={`measure ${beside}`}>
      <SideIntro id={id} level={heading} title={title} text={text}>
        <Actions actions={actions} />
      </SideIntro>
      <div className={styles.list}>
        {items.map(({ question, answer }, index) => (
          <details
            key={question}
            className={styles.item}
            name={exclusive ? id : undefined}
            open={firstOpen && index === 0}
          >
            <summary className={styles.question}>
              <Heading level={levelBelow(heading)} look={3} className={styles.name}>
                {question}
              </Heading>
            </summary>
            <div className={styles.answer}>
              {answer.map((paragraph) => (
                <Text key={paragraph}>{paragraph}</Text>
              ))}
            </div>
          </details>
        ))}
      </div>
    </div>
  );
}
