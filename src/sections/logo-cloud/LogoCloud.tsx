import type { SectionDataOf, SectionProps } from '../../config/resolve/page-model.ts';
import { Heading } from '../../ui/Heading.tsx';
import { titleId } from '../../ui/ids.ts';
import { Logo } from '../../ui/Logo.tsx';
import { Text } from '../../ui/Text.tsx';
import { columnsOf } from './columns-of.ts';
import styles from './LogoCloud.module.css';
import type { logoCloud } from './schema.ts';

/** Logos of one weight in fields that crop marks divide, beside a small heading. */
export default function LogoCloud({ section, heading }: SectionProps<typeof logoCloud>) {
  const { id, title, text, items, colour, names } = section;
  return (
    <div className={`measure ${styles.cloud}`}>
      <div>
        <Heading id={titleId(id)} level={heading} look={3} className={styles.title}>
          {title}
        </Heading>
        {text && <Text className={styles.text}>{text}</Text>}
      </div>
      <ul
        className={styles.fields}
        data-columns={columnsOf(items.length, names === 'shown' ? 4 : 5)}
        data-names={names}
      >
        {items.map((item) => {
          const mark = <Mark {...item} colour={colour} names={names} />;
          return (
            <li key={item.name} className={styles.field}>
              {item.href ? (
                <a className={styles.mark} href={item.href}>
                  {mark}
                </a>
              ) : (
                <div className={styles.mark}>{mark}</div>
              )}
            </li>
          );
        })}
      </ul>
    </div>
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
