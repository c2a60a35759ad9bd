import type { SectionDataOf, SectionProps } from '../../config/resolve/page-model.ts';
import { Actions } from '../../ui/Actions.tsx';
import { Heading, levelBelow } from '../../ui/Heading.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Motif } from '../../ui/Motif.tsx';
import { SectionIntro } from '../../ui/SectionIntro.tsx';
import { beside, SideIntro } from '../../ui/SideIntro.tsx';
import { Text } from '../../ui/Text.tsx';
import { drawingOf } from './drawing-of.ts';
import styles from './Steps.module.css';
import type { steps } from './schema.ts';

const MOST_IN_A_ROW = 5;

/** Numbered steps along one line, on which the motif grows from points to a solid. */
export default function Steps({ section, heading }: SectionProps<typeof steps>) {
  const { id, title, text, items, actions } = section;
  const intro = { id, level: heading, title, text };
  const list = { items, level: levelBelow(heading) } as const;
  if (items.length > MOST_IN_A_ROW) {
    return (
      <div className={`measure ${beside}`}>
        <SideIntro {...intro}>
          <Actions actions={actions} />
        </SideIntro>
        <StepList {...list} way="down" />
      </div>
    );
  }
  return (
    <div className="measure">
      <SectionIntro {...intro} />
      <StepList {...list} way="along" />
      <Actions actions={actions} />
    </div>
  );
}

interface StepListProps {
  items: SectionDataOf<typeof steps>['items'];
  level: 2 | 3;
  way: 'along' | 'down';
}

function StepList({ items, level, way }: StepListProps) {
  return (
    <ol className={styles.list} data-way={way}>
      {items.map(({ icon, title, text }, index) => {
        const drawing = drawingOf(index, items.length);
        return (
          <li key={title} className={styles.step} data-stage={drawing.stage}>
            <div className={styles.ground}>
              <Motif {...drawing} className={styles.motif} />
            </div>
            <div className={styles.words}>
              <Heading level={level} look={3} className={styles.name}>
                {icon && <Icon name={icon} size={22} />}
                {title}
              </Heading>
              {text && <Text className={styles.text}>{text}</Text>}
            </div>
          </li>
        );
      })}
    </ol>
  );
}
