import { Table, Text } from '@mantine/core';
import { dateFormat, dayOf, IntroColumn, type SectionProps } from 'site-from-json/ui';
import styles from './ExchangeRates.module.css';
import type exchangeRates from './section.ts';

/** What one unit of a currency costs in others. */
export default function ExchangeRates({ section, site, heading }: SectionProps<typeof exchangeRates>) {
  const { id, title, text, currencies, dated, missing, data } = section;
  const names = new Intl.DisplayNames([site.lang, 'en'], { type: 'currency' });
  const numbers = new Intl.NumberFormat([site.lang, 'en'], { minimumFractionDigits: 2, maximumFractionDigits: 2 });
  const shown = currencies.flatMap((code) => {
    const rate = data?.rates[code];
    return rate === undefined ? [] : [{ code, rate }];
  });
  return (
    <IntroColumn id={id} level={heading} title={title} text={text}>
      {data && shown.length > 0 ? (
        <Table verticalSpacing="sm">
          <Table.Caption>
            {dated}{' '}
            <time dateTime={data.date}>{dateFormat(site.lang, { dateStyle: 'long' }).format(dayOf(data.date))}</time>
          </Table.Caption>
          <Table.Tbody>
            {shown.map(({ code, rate }) => (
              <Table.Tr key={code}>
                <Table.Th scope="row">{names.of(code)}</Table.Th>
                <Table.Td className={styles.rate}>
                  1 {data.base} = <data value={rate}>{numbers.format(rate)}</data> {code}
                </Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      ) : (
        <Text>{missing}</Text>
      )}
    </IntroColumn>
  );
}
