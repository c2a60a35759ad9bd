import { Stack, Table, Text, Title } from '@mantine/core';
import { Fragment, type ReactNode } from 'react';
import { isWholeDay, type SectionDataOf, type Texts } from 'site-from-json/schema';
import {
  dateFormat,
  dayOf,
  IntroColumn,
  levelBelow,
  listFormat,
  SectionEnd,
  type SectionProps,
  titleId,
  unitFormat,
} from 'site-from-json/ui';
import styles from './OpeningHours.module.css';
import type { Opening } from './openings.ts';
import type openingHours from './section.ts';

type Data = SectionDataOf<typeof openingHours>;

/** The week as a table, and below it the special days; under a heading of their own they have a table of their own. */
export default function OpeningHours({ section, site, heading, texts }: SectionProps<typeof openingHours>) {
  const { id, title, text, actions, week = [], specialTitle, special, clock, note } = section;
  const { days, dates, times, wholeDay, status } = wordsIn(site.lang, clock);
  // What `atBuild` adds.
  const { openings = [] } = section as { openings?: Opening[] };
  // Later than the build can say.
  const over = [(openings.at(-1)?.from ?? 0) + 86_400_000, ''];
  const specialId = `_special-${id}`;
  const specialDays = special.map((entry) => (
    <Row
      key={entry.date}
      {...entry}
      name={dates(entry.date, entry.until)}
      times={times}
      wholeDay={wholeDay}
      closed={texts.closed}
    />
  ));
  return (
    <IntroColumn id={id} level={heading} title={title} text={text} actions={actions}>
      <Stack gap="xl">
        {openings.length > 0 && (
          <Text
            size="xl"
            fw={600}
            mih="1lh"
            data-timed={JSON.stringify([...openings.map((one) => [one.from, status(one, site.texts.hours)]), over])}
          />
        )}
        <Hours labelledBy={titleId(id)}>
          {week.map((entry) => (
            <Row
              key={entry.days.join()}
              {...entry}
              name={days(entry.days)}
              times={times}
              wholeDay={wholeDay}
              closed={texts.closed}
            />
          ))}
          {!specialTitle && specialDays}
        </Hours>
        {specialTitle && special.length > 0 && (
          <Stack gap="sm">
            <Title id={specialId} order={levelBelow(heading)} size="h3">
              {specialTitle}
            </Title>
            <Hours labelledBy={specialId}>{specialDays}</Hours>
          </Stack>
        )}
        <SectionEnd footnote={note} />
      </Stack>
    </IntroColumn>
  );
}

function Hours({ labelledBy, children }: { labelledBy: string; children: ReactNode }) {
  return (
    <Table aria-labelledby={labelledBy} horizontalSpacing={0} verticalSpacing="md" className={styles.table}>
      <Table.Tbody>{children}</Table.Tbody>
    </Table>
  );
}

type RowProps = Pick<Data['special'][number], 'label' | 'hours' | 'note'> & {
  name: ReactNode;
  times: (time: string) => string;
  wholeDay: string;
  closed: string;
};

function Row({ name, label, hours, note, times, wholeDay, closed }: RowProps) {
  return (
    <Table.Tr>
      <Table.Th scope="row" className={styles.days}>
        {label && <div>{label}</div>}
        {label ? (
          <Text inherit c="dimmed" fz="sm" fw={400}>
            {name}
          </Text>
        ) : (
          name
        )}
      </Table.Th>
      <Table.Td className={styles.hours}>
        {hours.map((span) => (
          <div key={span.from} className={styles.span}>
            {isWholeDay(span) ? (
              <data value={span.to}>{wholeDay}</data>
            ) : (
              <bdi>
                <time dateTime={span.from}>{times(span.from)}</time> –{' '}
                <time dateTime={timeOfDay(span.to)}>{times(span.to)}</time>
              </bdi>
            )}
          </div>
        ))}
        {note && (
          <Text inherit c="dimmed" fz={hours.length > 0 ? 'sm' : undefined}>
            {note}
          </Text>
        )}
        {hours.length === 0 && !note && closed}
      </Table.Td>
    </Table.Tr>
  );
}

/** The formats of days, dates and times in a language. */
function wordsIn(lang: string, clock: Data['clock']) {
  const ofWeek = dateFormat(lang, { weekday: 'long' });
  const ofYear = dateFormat(lang, { day: 'numeric', month: 'long', year: 'numeric' });
  const ofDay = dateFormat(lang, { hour: 'numeric', minute: '2-digit', hourCycle: clock === '12' ? 'h12' : 'h23' });
  const ofNear = dateFormat(lang, { weekday: 'long', day: 'numeric', month: 'long' });
  const times = (time: string) =>
    time === '24:00' && clock === '24' ? time : ofDay.format(new Date(`2024-01-01T${time}Z`));
  return {
    days(days: NonNullable<Data['week']>[number]['days']) {
      // The first of January 2024 was a Monday.
      const dayName = (day: string) => capital(ofWeek.format(Date.UTC(2024, 0, 1 + order.indexOf(day))));
      const show = (day: string) => <data value={day}>{dayName(day)}</data>;
      if (isRow(days))
        return (
          <>
            {show(days[0] as string)} – {show(days.at(-1) as string)}
          </>
        );
      // Between two days is what the language puts there.
      const parts = listFormat(lang).formatToParts(days);
      return days.map((day, at) => (
        <Fragment key={day}>
          {parts[2 * at - 1]?.value}
          {show(day)}
        </Fragment>
      ));
    },
    dates(from: string, until = from) {
      const [first, last] = [dayOf(from), dayOf(until)];
      return <time dateTime={from}>{first < last ? ofYear.formatRange(first, last) : ofYear.format(first)}</time>;
    },
    times,
    status({ isOpen, isClosedToday, next }: Opening, texts: Texts['hours']) {
      const { open, openUntil, opensAt, opensOn, closedToday, closed } = texts ?? {};
      const fill = (text = '') =>
        text.replace('{time}', times(next?.time ?? '')).replace('{day}', ofNear.format(dayOf(next?.day ?? '')));
      if (isOpen) return next && (next.isToday || next.time < '12:00') ? fill(openUntil) : open;
      if (!next) return closed;
      if (next.isToday) return fill(opensAt);
      return fill(isClosedToday ? closedToday : opensOn);
    },
    wholeDay: unitFormat(lang, 'hour').format(24),
  };
}

/** The end of a day is the beginning of the next one: HTML knows no 24:00. */
const timeOfDay = (time: string) => time.replace('24:', '00:');

const order = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'];

/** Whether at least three days follow each other. */
const isRow = (days: string[]) =>
  days.length > 2 && days.every((day, at) => at === 0 || order.indexOf(day) === order.indexOf(days[at - 1] ?? '') + 1);

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);
