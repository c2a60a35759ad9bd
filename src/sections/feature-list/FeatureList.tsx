import { Group, Text, ThemeIcon, Title } from '@mantine/core';
import { Icon, IntroColumn, levelBelow, type SectionProps } from 'site-from-json/ui';
import styles from './FeatureList.module.css';
import type featureList from './section.ts';

/** A heading beside a list of features. */
export default function FeatureList({ section, heading }: SectionProps<typeof featureList>) {
  const { id, title, text, items } = section;
  return (
    <IntroColumn id={id} level={heading} title={title} text={text}>
      <ul className={styles.list}>
        {items.map((item) => (
          <Group
            component="li"
            key={item.title}
            gap="clamp(1rem, 3vw, 2rem)"
            align="start"
            wrap="nowrap"
            className={styles.item}
          >
            {item.icon && (
              <ThemeIcon variant="transparent" size={28} mt={2}>
                <Icon name={item.icon} size={28} />
              </ThemeIcon>
            )}
            <div>
              <Title order={levelBelow(heading)} size="h3">
                {item.title}
              </Title>
              {item.description && (
                <Text c="dimmed" mt={4} maw="34em">
                  {item.description}
                </Text>
              )}
            </div>
          </Group>
        ))}
      </ul>
    </IntroColumn>
  );
}
