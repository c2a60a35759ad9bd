import { Container, Group, NativeSelect, Text, TextInput } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import type { AnyItem } from 'site-from-json/schema';
import { ItemCards, levelBelow, numberFormat, SectionIntro, type SectionProps } from 'site-from-json/ui';
import styles from './Directory.module.css';
import type directory from './section.ts';

type Props = SectionProps<typeof directory>;

/** The name of the search in the address. */
const query = 'q';

/** The cards of those items that fit what is written and chosen, which is in the address of the page too. */
export default function Directory({ section, site, heading, texts }: Props) {
  const { id, title, text, items, filters, search, columns = 3 } = section;
  const controls = useRef<HTMLElement>(null);
  const [wanted, setWanted] = useState<Record<string, string>>({});
  const change = () => {
    const chosen = chosenIn(controls.current);
    const address = new URL(location.href);
    for (const name of [query, ...filters.map(({ key }) => key)]) address.searchParams.delete(name);
    for (const [name, value] of Object.entries(chosen)) address.searchParams.set(name, value);
    history.replaceState(history.state, '', address);
    setWanted(chosen);
  };
  useEffect(() => {
    for (const [name, value] of new URLSearchParams(location.search)) {
      const field = fieldsIn(controls.current).find((one) => one.name === name);
      // What somebody has chosen before React came stays.
      if (field && !field.value) field.value = value;
    }
    setWanted(chosenIn(controls.current));
  }, []);
  const shown = items.filter((item) => fits(item, wanted, site.lang));
  const number = (count: number) => numberFormat(site.lang).format(count);
  return (
    <Container>
      <SectionIntro id={id} level={heading} title={title} text={text} />
      <search ref={controls} aria-label={title} className={styles.controls} onInput={change}>
        <Group align="end" gap="md">
          {search && <TextInput type="search" name={query} label={texts.search} autoComplete="off" />}
          {filters.map(({ key, label }) => (
            <NativeSelect key={key} name={key} label={label}>
              <option value="">{texts.all}</option>
              {valuesIn(items, key, site.lang).map(([value, count]) => (
                <option key={value} value={value}>
                  {`${value} (${number(count)})`}
                </option>
              ))}
            </NativeSelect>
          ))}
          <Text role="status" c="dimmed" py="sm">
            {shown.length < items.length &&
              texts.found.replace('{count}', number(shown.length)).replace('{all}', number(items.length))}
          </Text>
        </Group>
      </search>
      {shown.length === 0 && <Text>{texts.none}</Text>}
      <ItemCards items={shown} level={levelBelow(heading)} lang={site.lang} columns={columns} />
    </Container>
  );
}

const fieldsIn = (controls: HTMLElement | null) => [
  ...(controls?.querySelectorAll<HTMLInputElement | HTMLSelectElement>('input, select') ?? []),
];

/** What is written and chosen, by the names of the fields. */
const chosenIn = (controls: HTMLElement | null): Record<string, string> =>
  Object.fromEntries(fieldsIn(controls).flatMap(({ name, value }) => (value ? [[name, value]] : [])));

/** The values of an item at a key: those of a list, the year of a date, or the text or number itself. */
const valuesAt = (item: AnyItem, key: string): string[] =>
  [Reflect.get(item, key) ?? []].flat().map((value) => String(value).replace(/^(\d{4})-\d\d-\d\d$/, '$1'));

/** The values that items have at a key, each with the number of items. Years begin with the latest. */
function valuesIn(items: AnyItem[], key: string, lang: string): [value: string, count: number][] {
  const counts = new Map<string, number>();
  for (const item of items)
    for (const value of new Set(valuesAt(item, key))) counts.set(value, (counts.get(value) ?? 0) + 1);
  const areYears = [...counts.keys()].every((value) => /^\d{4}$/.test(value));
  const { compare } = new Intl.Collator(lang, { numeric: true });
  return [...counts].sort(([a], [b]) => (areYears ? compare(b, a) : compare(a, b)));
}

/** A text without what a search does not tell apart: capital letters and accents. */
const plain = (text: string, lang: string) => text.normalize('NFKD').replace(/\p{M}/gu, '').toLocaleLowerCase(lang);

function fits(item: AnyItem, { [query]: words = '', ...chosen }: Record<string, string>, lang: string): boolean {
  if (!Object.entries(chosen).every(([key, value]) => valuesAt(item, key).includes(value))) return false;
  const { title, name, description, role, place, address, tags = [] } = item;
  const text = plain([title, name, description, role, place, address, ...tags].join(' '), lang);
  return plain(words, lang)
    .split(/\s+/)
    .every((word) => text.includes(word));
}
