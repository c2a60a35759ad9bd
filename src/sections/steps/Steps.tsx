import { Container, Text, Title } from '@mantine/core';
import type { SectionDataOf } from 'site-from-json/schema';
import {
  Icon,
  IntroColumn,
  levelBelow,
  Motif,
  SectionEnd,
  SectionIntro,
  type SectionProps,
  useHasMotif,
} from 'site-from-json/ui';
import styles from './Steps.module.css';
import type steps from './section.ts';

const MOST_IN_A_ROW = 5;

/** Numbered steps along a line, each with a drawing that goes from points to a solid. */
export default function Steps({ section, heading }: SectionProps<typeof steps>) {
  const { id, title, text, items, actions } = section;
  const intro = { id, level: heading, title, text };
  const list = { items, level: levelBelow(heading) } as const;
  if (items.length > MOST_IN_A_ROW) {
    return (
      <IntroColumn {...intro} actions={actions}>
        <StepList {...list} way="down" />
      </IntroColumn>
    );
  }
  return (
    <Container>
      <SectionIntro {...intro} />
      <StepList {...list} way="along" />
      <SectionEnd actions={actions} mt="xxl" />
    </Container>
  );
}

interface StepListProps {
  items: SectionDataOf<typeof steps>['items'];
  level: 2 | 3;
  way: 'along' | 'down';
}

function StepList({ items, level, way }: StepListProps) {
  const hasMotif = useHasMotif();
  return (
    <ol className={hasMotif ? `${styles.list} ${styles.drawn}` : styles.list} data-way={way}>
      {items.map(({ icon, title, text }, index) => {
        const drawing = drawingOf(index, items.length);
        return (
          <li key={title} className={styles.step} data-stage={drawing.stage}>
            <div className={styles.ground}>
              {hasMotif ? <Motif {...drawing} className={styles.motif} /> : <span className={styles.mark} />}
            </div>
            <div className={styles.words}>
              <Title order={level} size="h3" className={styles.name}>
                {icon && <Icon name={icon} size={22} />}
                {title}
              </Title>
              {text && (
                <Text c="dimmed" mt="xs" maw="30em">
                  {text}
                </Text>
              )}
            </div>
          </li>
        );
      })}
    </ol>
  );
}

const whole = [
  [4, 2, 1],
  [3, 2, 1],
  [1, 1, 1],
];

const stages = ['points', 'wire', 'solid'] as const;

/** The drawing of one of `count` steps: the later the step, the higher and the more solid. */
function drawingOf(index: number, count: number) {
  const done = (index + 1) / count;
  const stage = stages[Math.ceil(done * stages.length) - 1] ?? 'solid';
  const heights = whole.map((row) => row.map((height) => Math.max(1, Math.round(height * done))));
  return { stage, heights };
}
