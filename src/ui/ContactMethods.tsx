import mail from 'virtual:icon/mail';
import place from 'virtual:icon/map-pin';
import message from 'virtual:icon/message-2';
import phone from 'virtual:icon/phone';
import { Anchor, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import type { ContactMethod } from '../../schema/contact-methods.ts';
import styles from './ContactMethods.module.css';
import { LineIcon } from './LineIcon.tsx';

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
