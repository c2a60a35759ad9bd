import { Badge, Card, Container, List, Text, Title } from '@mantine/core';
import type { CSSProperties } from 'react';
import type { SectionDataOf } from 'site-from-json/schema';
import { Actions, Icon, levelBelow, Motif, SectionEnd, SectionIntro, type SectionProps } from 'site-from-json/ui';
import styles from './Pricing.module.css';
import type pricing from './section.ts';

/** Plans side by side, with their parts aligned. */
export default function Pricing({ section, heading }: SectionProps<typeof pricing>) {
  const { id, title, text, plans, footnote } = section;
  const columns = { '--columns': section.columns ?? (plans.length === 2 || plans.length === 4 ? plans.length : 3) };
  return (
    <Container className={styles.pricing}>
      <SectionIntro id={id} level={heading} title={title} text={text} />
      <ul className={styles.plans} style={columns as CSSProperties}>
        {plans.map((plan, index) => (
          <Plan
            key={plan.name}
            {...plan}
            part={plans.length > 1 ? index / (plans.length - 1) : 1}
            level={levelBelow(heading)}
          />
        ))}
      </ul>
      <SectionEnd footnote={footnote} mt="calc(var(--gap) + var(--mantine-spacing-lg))" />
    </Container>
  );
}

// The larger the plan, the more solid its drawing.
const stages = ['points', 'wire', 'solid'] as const;
const heights = [[2, 1]];

type PlanProps = SectionDataOf<typeof pricing>['plans'][number] & {
  /** The position of the plan among all plans, from 0 for the first to 1 for the last. */
  part: number;
  level: 2 | 3;
};

function Plan({ name, price, period, text, badge, features, action, part, level }: PlanProps) {
  return (
    <Card component="li" className={styles.plan} mod={{ featured: Boolean(badge) }}>
      <div className={styles.head}>
        {badge && (
          <Badge variant="filled" radius="xl" className={styles.badge}>
            {badge}
          </Badge>
        )}
        <Title order={level} size="h3">
          {name}
        </Title>
        <Motif stage={stages[Math.round(part * 2)] ?? 'solid'} heights={heights} className={styles.motif} />
      </div>
      <Text c="dimmed" className={styles.price}>
        <span className={styles.amount}>{price}</span> {period && <span className={styles.period}>{period}</span>}
      </Text>
      {text && (
        <Text c="dimmed" className={styles.text}>
          {text}
        </Text>
      )}
      {action && (
        <div className={styles.action}>
          <Actions actions={[action]} />
        </div>
      )}
      {features.length > 0 && (
        <List size="sm" spacing="0.625rem" icon={<Icon name="tabler:check" size={18} />} className={styles.features}>
          {features.map((feature) => (
            <List.Item key={feature}>{feature}</List.Item>
          ))}
        </List>
      )}
    </Card>
  );
}
