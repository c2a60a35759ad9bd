import { Group, Stack, Text, Title } from '@mantine/core';
import { IntroColumn, levelBelow, type SectionProps } from 'site-from-json/ui';
import styles from './Faq.module.css';
import type faq from './section.ts';

/** A heading beside questions with expandable answers, which need no script. */
export default function Faq({ section, heading }: SectionProps<typeof faq>) {
  const { id, title, text, actions, items, firstOpen, exclusive } = section;
  return (
    <IntroColumn id={id} level={heading} title={title} text={text} actions={actions}>
      <div className={styles.list}>
        {items.map(({ question, answer }, index) => (
          <details
            key={question}
            className={styles.item}
            name={exclusive ? id : undefined}
            open={firstOpen && index === 0}
          >
            <Group
              component="summary"
              gap="lg"
              align="baseline"
              justify="space-between"
              wrap="nowrap"
              className={styles.question}
            >
              <Title order={levelBelow(heading)} size="h3">
                {question}
              </Title>
            </Group>
            <Stack gap="md" className={styles.answer}>
              {answer.map((paragraph) => (
                <Text key={paragraph} c="dimmed">
                  {paragraph}
                </Text>
              ))}
            </Stack>
          </details>
        ))}
      </div>
    </IntroColumn>
  );
}
