import { Container, Title } from '@mantine/core';
import { groupsOf, LogoGrid, levelBelow, SectionEnd, SectionIntro, type SectionProps } from 'site-from-json/ui';
import styles from './Sponsors.module.css';
import type sponsors from './section.ts';

/** Logos by tier: the further down, the smaller and the more in a row. */
export default function Sponsors({ section, heading }: SectionProps<typeof sponsors>) {
  const { id, title, text, items, colour, names, actions } = section;
  const tiers = groupsOf(items, ({ tier }) => tier);
  // One tier alone is as dense as the last of many.
  const most = (names === 'shown' ? [3, 3, 4] : [3, 4, 5]).slice(tiers.length > 1 ? 0 : -1);
  return (
    <Container>
      <SectionIntro id={id} level={heading} title={title} text={text} />
      {tiers.map(([tier, members], rank) => (
        <div key={tier} className={styles.tier} data-named={tier ? '' : undefined}>
          {tier && (
            <Title order={levelBelow(heading)} size="h3">
              {tier}
            </Title>
          )}
          <LogoGrid
            items={members}
            color={colour}
            names={names}
            maxColumns={most[rank] ?? most.at(-1) ?? 4}
            size={rank === 0 ? 'large' : 'small'}
            rel="sponsored noopener"
          />
        </div>
      ))}
      <SectionEnd actions={actions} mt="xxl" />
    </Container>
  );
}
