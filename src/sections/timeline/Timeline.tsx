import { Timeline as Line, Text, Title } from '@mantine/core';
import { Icon, IntroColumn, levelBelow, type SectionProps } from 'site-from-json/ui';
import type timeline from './section.ts';
import styles from './Timeline.module.css';

/** Events with their dates along a line. */
export default function Timeline({ section, heading }: SectionProps<typeof timeline>) {
  const { id, title, text, actions, items, done = items.length } = section;
  return (
    <IntroColumn id={id} level={heading} title={title} text={text} actions={actions}>
      <Line
        active={done - 1}
        bulletSize={items.some(({ icon }) => icon) ? 32 : 18}
        lineWidth={2}
        color="var(--mantine-color-accent-filled)"
        classNames={{ item: styles.item, itemBullet: styles.bullet, itemTitle: styles.head }}
      >
        {items.map((event) => (
          <Line.Item
            key={`${event.date} ${event.title}`}
            bullet={event.icon && <Icon name={event.icon} size={18} />}
            title={
              <>
                <Text size="sm" fw={600} c="var(--mantine-color-accent-text)">
                  {event.date}
                </Text>
                <Title order={levelBelow(heading)} size="h3">
                  {event.title}
                </Title>
              </>
            }
          >
            {event.text && (
              <Text c="dimmed" maw="36em">
                {event.text}
              </Text>
            )}
          </Line.Item>
        ))}
      </Line>
    </IntroColumn>
  );
}
