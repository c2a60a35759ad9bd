import { Anchor, Text } from '@mantine/core';
import { __iconNode as mail } from '@tabler/icons-react/dist/esm/icons/IconMail.mjs';
import { __iconNode as place } from '@tabler/icons-react/dist/esm/icons/IconMapPin.mjs';
import { __iconNode as message } from '@tabler/icons-react/dist/esm/icons/IconMessage2.mjs';
import { __iconNode as phone } from '@tabler/icons-react/dist/esm/icons/IconPhone.mjs';
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
