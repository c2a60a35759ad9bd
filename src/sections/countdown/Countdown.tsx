import { Text } from '@mantine/core';
import { useReducedMotion } from '@mantine/hooks';
import { useEffect, useState } from 'react';
import { dateFormat, IntroText, type SectionProps, TwoColumns, unitFormat } from 'site-from-json/ui';
import styles from './Countdown.module.css';
import type countdown from './section.ts';

const units = [
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
  ['second', 1],
] as const;

/** A date and the time until then. Only the browser counts, as the prerendered page is older. */
export default function Countdown({ section, site, heading }: SectionProps<typeof countdown>) {
  const { id, title, text, to, over, actions } = section;
  const isCalm = useReducedMotion();
  const [left, setLeft] = useState<number>();
  useEffect(() => {
    const count = () => setLeft(Math.max(0, Math.ceil((Date.parse(to) - Date.now()) / 1000)));
    count();
    // With reduced motion, no number changes each second.
    const timer = setInterval(count, isCalm ? 60_000 : 1000);
    return () => clearInterval(timer);
  }, [to, isCalm]);
  return (
    <TwoColumns columns="6fr 6fr" gap="var(--mantine-spacing-xl) 4rem">
      <IntroText {...{ id, title, text, actions }} level={heading} textWidth="30em" />
      <div>
        {left === 0 ? (
          <Text size="xl" fw={600}>
            {over}
          </Text>
        ) : (
          <Numbers left={left} lang={site.lang} hasSeconds={!isCalm} />
        )}
        <Text c="dimmed" mt="md">
          {/* The browser may write dates otherwise than the build. */}
          <time dateTime={to} suppressHydrationWarning>
            {dateOf(to, site.lang)}
          </time>
        </Text>
      </div>
    </TwoColumns>
  );
}

/** Days, hours, minutes and seconds; empty until the browser counts. */
function Numbers({ left, lang, hasSeconds }: { left: number | undefined; lang: string; hasSeconds: boolean }) {
  return (
    <div role="timer" className={styles.numbers} data-counting={left === undefined ? undefined : ''}>
      {units.slice(0, hasSeconds ? 4 : 3).map(([unit, seconds], at) => {
        const whole = at === 0 ? Number.POSITIVE_INFINITY : (units[at - 1]?.[1] ?? 1);
        const parts =
          left === undefined ? [] : unitFormat(lang, unit).formatToParts(Math.floor((left % whole) / seconds));
        const textOf = (wanted: RegExp) =>
          parts.flatMap(({ type, value }) => (wanted.test(type) ? value : [])).join('') || '\u00a0';
        return (
          <div key={unit} className={styles.box}>
            <span className={styles.number}>{textOf(/integer|group/)}</span>{' '}
            <span className={styles.unit}>{textOf(/unit/)}</span>
          </div>
        );
      })}
    </div>
  );
}

/** A date and time in the time zone of the event. */
const dateOf = (to: string, lang: string) =>
  dateFormat(lang, { dateStyle: 'full', timeStyle: 'short' }).format(new Date(`${to.slice(0, 16)}Z`));
