import { Anchor, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import type { ContactMethod } from '../../schema/contact-methods.ts';
import styles from './ContactMethods.module.css';
import { LineIcon } from './LineIcon.tsx';

// Drawings of tabler.io/icons.
const mail = 'M3 7a2 2 0 0 1 2 -2h14a2 2 0 0 1 2 2v10a2 2 0 0 1 -2 2h-14a2 2 0 0 1 -2 -2v-10M3 7l9 6l9 -6';
const place =
  'M9 11a3 3 0 1 0 6 0a3 3 0 0 0 -6 0M17.657 16.657l-4.243 4.243a2 2 0 0 1 -2.827 0l-4.244 -4.243a8 8 0 1 1 11.314 0';
const message =
  'M8 9h8M8 13h6M9 18h-3a3 3 0 0 1 -3 -3v-8a3 3 0 0 1 3 -3h12a3 3 0 0 1 3 3v8a3 3 0 0 1 -3 3h-3l-3 3l-3 -3';
const phone = 'M5 4h4l2 5l-2.5 1.5a11 11 0 0 0 5 5l1.5 -2.5l5 2v4a2 2 0 0 1 -2 2a16 16 0 0 1 -15 -15a2 2 0 0 1 2 -2';

/** Ways to get in touch, as entries of a `dl`. */
export function ContactMethods({ ways }: { ways: ContactMethod[] }) {
  return ways.map(({ label, text, href }) => (
    <LabeledEntry key={label} label={label}>
      {href ? (
        <Anchor href={href} className={styles.way} rel="noopener">
          <LineIcon of={iconOf(href)} size={22} />
          <bdi>{text}</bdi>
        </Anchor>
      ) : (
        <span className={styles.way}>
          <LineIcon of={place} size={22} />
          <bdi>{text}</bdi>
        </span>
      )}
    </LabeledEntry>
  ));
}

const iconOf = (href: string) => (href.startsWith('mailto:') ? mail : href.startsWith('tel:') ? phone : message);

/** An entry of a `dl`: a label, and what it heads. */
export function LabeledEntry({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <Text component="dt" size="sm" lh="lg" c="dimmed" mb={2}>
        {label}
      </Text>
      <dd>{children}</dd>
    </div>
  );
}
