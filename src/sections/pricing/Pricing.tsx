import type { SectionProps } from '../../config/resolve/page-model.ts';
import { SectionIntro } from '../../ui/SectionIntro.tsx';
import { Text } from '../../ui/Text.tsx';
import { PlanCard } from './PlanCard.tsx';
import styles from './Pricing.module.css';
import type { pricing } from './schema.ts';

/** Plans side by side, their parts on common lines. */
export default function Pricing({ section, heading }: SectionProps<typeof pricing>) {
  const { id, title, text, plans, footnote } = section;
  return (
    <div className={`measure ${styles.pricing}`}>
      <SectionIntro id={id} level={heading} title={title} text={text} />
      <ul className={styles.plans} data-count={plans.length}>
        {plans.map((plan, index) => (
          <PlanCard
            key={plan.name}
            plan={plan}
            part={plans.length > 1 ? index / (plans.length - 1) : 1}
            level={heading === 1 ? 2 : 3}
          />
        ))}
      </ul>
      {footnote && <Text className={styles.footnote}>{footnote}</Text>}
    </div>
  );
}
