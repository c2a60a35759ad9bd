import { Text } from '@mantine/core';
import { Fragment, type ReactNode } from 'react';
import { dateFormat, dayOf } from './date-format.ts';

/** Short facts in one line, without missing ones. */
export const Facts = ({ facts, className }: { facts: ReactNode[]; className?: string | undefined }) => (
  <Text size="sm" c="dimmed" lh={1.4} className={className}>
    {facts.filter(Boolean).map((fact, at) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: their order is always the same
      <Fragment key={at}>
        {at > 0 && ' · '}
        <bdi>{fact}</bdi>
      </Fragment>
    ))}
  </Text>
);

/** A date, or a range of dates, written out in a language. */
export function Day({ date, until, lang }: { date: string; until?: string | undefined; lang: string }) {
  const format = dateFormat(lang, { dateStyle: 'long' });
  const words = until && until > date ? format.formatRange(dayOf(date), dayOf(until)) : format.format(dayOf(date));
  return <time dateTime={date}>{words}</time>;
}
