import { Anchor, Text, Title } from '@mantine/core';
import type { CSSProperties } from 'react';
import type { SectionDataOf, SectionProps } from '../../config/resolve/page-model.ts';
import { titleId } from '../../ui/ids.ts';
import { Logo } from '../../ui/Logo.tsx';
import { Split } from '../../ui/Split.tsx';
import styles from './LogoCloud.module.css';
import type { logoCloud } from './schema.ts';

/** Logos of one weight in fields that crop marks divide, beside a small heading. */
export default function LogoCloud({ section, heading }: SectionProps<typeof logoCloud>) {
  const { id, title, text, items, colour, names } = section;
  const columns = { '--columns': section.columns ?? columnsOf(items.length, names === 'shown' ? 4 : 5) };
  return (
    <Split columns="3fr 9fr" gap="var(--s4) var(--s5)" align="start">
      <div>
        <Title id={titleId(id)} order={heading} size="h3">
          {title}
        </Title>
        {text && (
          <Text c="dimmed" mt="xs" className={styles.text}>
            {text}
          </Text>
        )}
      </div>
      <ul className={styles.fields} style={columns as CSSProperties} data-names={names}>
        {items.map((item) => {
          const mark = <Mark {...item} colour={colour} names={names} />;
          return (
            <li key={item.name} className={styles.field}>
              {item.href ? (
                <Anchor href={item.href} underline="never" className={styles.mark}>
                  {mark}
                </Anchor>
              ) : (
                <div className={styles.mark}>{mark}</div>
              )}
            </li>
          );
        })}
      </ul>
    </Split>
  );
}

type Cloud = SectionDataOf<typeof logoCloud>;

function Mark({ name, logo, colour, names }: Cloud['items'][number] & Pick<Cloud, 'colour' | 'names'>) {
  if (names === 'hidden') return <Logo logo={logo} tint={colour} size="large" name={name} />;
  return (
    <>
      <Logo logo={logo} tint={colour} />
      <span className={styles.name}>{name}</span>
    </>
  );
}

/** As many columns as there may be without a hole in the last row; the most, where each number leaves one. */
function columnsOf(count: number, most: number): number {
  if (count <= most) return count;
  for (let columns = most; columns > 2; columns--) if (count % columns === 0) return columns;
  return most;
}
