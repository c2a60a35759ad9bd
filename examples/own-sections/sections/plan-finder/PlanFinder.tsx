import { Anchor, Button, Card, Group, SimpleGrid, Stack, Text, Title } from '@mantine/core';
import { useCallback, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { IntroColumn, levelBelow, type SectionProps } from 'site-from-json/ui';
import styles from './PlanFinder.module.css';
import type planFinder from './section.ts';

/** Questions that lead to a plan. The answers are in the address, so that what they lead to can be sent to others. */
export default function PlanFinder({ section, heading }: SectionProps<typeof planFinder>) {
  const { id, title, text, questions, plans, labels } = section;
  const [query, setQuery] = useSearchParams();
  const isAsked = useRef(false);

  const answers = questions.map(({ id, answers }) => answers.find((answer) => answer.id === query.get(id)));
  const open = answers.indexOf(undefined);
  const at = open < 0 ? questions.length : open;
  const question = questions[at];
  const votes = (plan: string) => answers.filter((answer) => answer?.plans.includes(plan)).length;
  const best = plans.reduce((best, plan) => (votes(plan.id) > votes(best.id) ? plan : best));

  /** Leads who has pressed a button to what it has brought. */
  const lead = useCallback((shown: HTMLHeadingElement | null) => {
    if (isAsked.current) shown?.focus();
    if (shown) isAsked.current = false;
  }, []);

  /** Keeps the first answers, and adds one. */
  const answer = (count: number, ...added: [string, string][]) => {
    isAsked.current = true;
    setQuery(
      (query) => {
        for (const { id } of questions.slice(count)) query.delete(id);
        for (const [question, answer] of added) query.set(question, answer);
        return query;
      },
      { preventScrollReset: true },
    );
  };

  const Shown = `h${levelBelow(heading)}` as const;
  return (
    <IntroColumn id={id} level={heading} title={title} text={text}>
      <Stack gap="xl">
        <Card withBorder padding="xl" className={styles.finder}>
          {question ? (
            <Stack>
              <Text c="dimmed" size="sm">
                {at + 1} / {questions.length}
              </Text>
              <Title key={at} ref={lead} tabIndex={-1} order={levelBelow(heading)} size="h3" className={styles.shown}>
                {question.text}
              </Title>
              {question.answers.map(({ id, label }) => (
                <Button key={id} variant="default" size="md" onClick={() => answer(at, [question.id, id])}>
                  {label}
                </Button>
              ))}
            </Stack>
          ) : (
            <Stack>
              <Text c="dimmed" size="sm">
                {labels.recommended}
              </Text>
              <Title key={at} ref={lead} tabIndex={-1} order={levelBelow(heading)} size="h3" className={styles.shown}>
                {best.name}
              </Title>
              <Text>{best.text}</Text>
              <Text fw={600}>{best.price}</Text>
              <Group>
                <Button component="a" href={best.href}>
                  {labels.choose}
                </Button>
                <Button variant="default" onClick={() => answer(0)}>
                  {labels.again}
                </Button>
              </Group>
            </Stack>
          )}
          {at > 0 && (
            <Button variant="subtle" mt="md" onClick={() => answer(at - 1)}>
              {labels.back}
            </Button>
          )}
        </Card>
        <details>
          <summary className={styles.all}>{labels.all}</summary>
          <SimpleGrid cols={{ base: 1, sm: 2 }} mt="md">
            {plans.map(({ id, name, text, price, href }) => (
              <Card key={id} withBorder>
                <Shown className={styles.name}>{name}</Shown>
                <Text size="sm">{text}</Text>
                <Group justify="space-between" mt="sm">
                  <Text size="sm" fw={600}>
                    {price}
                  </Text>
                  <Anchor size="sm" href={href}>
                    {labels.choose}
                  </Anchor>
                </Group>
              </Card>
            ))}
          </SimpleGrid>
        </details>
      </Stack>
    </IntroColumn>
  );
}
