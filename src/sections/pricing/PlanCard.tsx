import type { SectionDataOf } from '../../config/resolve/page-model.ts';
import { Actions } from '../../ui/Actions.tsx';
import { Heading } from '../../ui/Heading.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Motif } from '../../ui/Motif.tsx';
import { Text } from '../../ui/Text.tsx';
import styles from './Pricing.module.css';
import type { pricing } from './schema.ts';

// The more a plan holds, the further its drawing has become a thing.
const stages = ['points', 'wire', 'solid'] as const;
const heights = [[2, 1]];

interface PlanCardProps {
  plan: SectionDataOf<typeof pricing>['plans'][number];
  /** How far the plan stands on the way from the first one, 0, to the last one, 1. */
  part: number;
  /** The level of its heading. */
  level: 2 | 3;
}

/** One plan: what it is, what it costs, how to get it and what it includes. */
export function PlanCard({ plan: { name, price, period, text, badge, features, action }, part, level }: PlanCardProps) {
  const stage = stages[Math.round(part * 2)] ?? 'solid';
  return (
    <li className={styles.plan} data-featured={badge ? '' : undefined}>
      <div className={styles.head}>
        {badge && <Text className={styles.badge}>{badge}</Text>}
        <Heading level={level} look={3} className={styles.name}>
          {name}
        </Heading>
        <Motif stage={stage} heights={heights} className={styles.motif} />
      </div>
      <Text className={styles.price}>
        <span className={styles.amount}>{price}</span> {period && <span className={styles.period}>{period}</span>}
      </Text>
      {text && <Text className={styles.text}>{text}</Text>}
      {action && (
        <div className={styles.action}>
          <Actions actions={[action]} />
        </div>
      )}
      {features.length > 0 && (
        <ul className={styles.features}>
          {features.map((feature) => (
            <li key={feature} className={styles.feature}>
              <span className={styles.check}>
                <Icon name="tabler:check" size={18} />
              </span>
              {feature}
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}
