import '@mantine/charts/styles.css';
import { AreaChart } from '@mantine/charts';
import { NumberInput, Slider, Stack, Table, Text } from '@mantine/core';
import { useState } from 'react';
import { IntroColumn, type SectionProps } from 'site-from-json/ui';
import styles from './LoanCalculator.module.css';
import type loanCalculator from './section.ts';

/** What is paid each month for a loan, and what is left to pay at the end of each of its months, from the first day on. */
function loanOf(amount: number, months: number, interest: number) {
  const rate = interest / 1200;
  const monthly = rate === 0 ? amount / months : (amount * rate) / (1 - (1 + rate) ** -months);
  const left = [amount];
  for (let month = 1; month <= months; month++) left.push(Math.max(0, (left[month - 1] ?? 0) * (1 + rate) - monthly));
  return { monthly, left };
}

/** What a loan costs each month. Without script, for the amount and the months that it begins with. */
export default function LoanCalculator({ section, site, heading }: SectionProps<typeof loanCalculator>) {
  const { id, title, text, currency, interest, labels } = section;
  const [amount, setAmount] = useState(section.amount.start);
  const [months, setMonths] = useState(section.months.start);
  const { monthly, left } = loanOf(amount, months, interest);
  const format = (options: Intl.NumberFormatOptions) => {
    const money = new Intl.NumberFormat([site.lang, 'en'], { style: 'currency', currency, ...options });
    return (value: number) => money.format(value);
  };
  const [exact, whole] = [format({}), format({ maximumFractionDigits: 0 })];
  const points = left.map((value, month) => ({ month, left: Math.round(value) }));

  return (
    <IntroColumn id={id} level={heading} title={title} text={text}>
      <Stack gap="xl">
        <Field label={labels.amount} range={section.amount} value={amount} onChange={setAmount} format={whole} />
        <Field label={labels.months} range={section.months} value={months} onChange={setMonths} format={String} />
        <dl className={styles.sums}>
          <Sum label={labels.amount} value={whole(amount)} className={styles.given} />
          <Sum label={labels.months} value={String(months)} className={styles.given} />
          <Sum label={labels.monthly} value={exact(monthly)} />
          <Sum label={labels.total} value={exact(monthly * months)} />
        </dl>
        <AreaChart
          h={260}
          data={points}
          dataKey="month"
          series={[{ name: 'left', label: labels.left, color: 'var(--mantine-color-accent-text)' }]}
          valueFormatter={whole}
          curveType="linear"
          withDots={false}
          xAxisProps={{ interval: 'equidistantPreserveStart' }}
          areaChartProps={{ accessibilityLayer: false }}
          className={styles.chart}
          aria-hidden
        />
        <details>
          <summary className={styles.summary}>{labels.table}</summary>
          <Table>
            <Table.Thead>
              <Table.Tr>
                <Table.Th>{labels.months}</Table.Th>
                <Table.Th>{labels.left}</Table.Th>
              </Table.Tr>
            </Table.Thead>
            <Table.Tbody>
              {points
                .filter(({ month }) => month % 6 === 0 || month === months)
                .map(({ month, left }) => (
                  <Table.Tr key={month}>
                    <Table.Th scope="row">{month}</Table.Th>
                    <Table.Td>{whole(left)}</Table.Td>
                  </Table.Tr>
                ))}
            </Table.Tbody>
          </Table>
        </details>
      </Stack>
    </IntroColumn>
  );
}

interface FieldProps {
  label: string;
  range: { min: number; max: number; step: number };
  value: number;
  onChange(value: number): void;
  format(value: number): string;
}

/** A number that is written or drawn. */
function Field({ label, range: { min, max, step }, value, onChange, format }: FieldProps) {
  const [written, setWritten] = useState<number | string>(value);
  const change = (value: number | string) => {
    setWritten(value);
    if (typeof value === 'number' && value >= min && value <= max) onChange(value);
  };
  return (
    <div className={styles.field}>
      <NumberInput
        label={label}
        value={written}
        min={min}
        max={max}
        step={step}
        allowDecimal={!Number.isInteger(step)}
        onChange={change}
      />
      <Slider
        mt="md"
        value={value}
        min={min}
        max={max}
        step={step}
        onChange={change}
        label={format}
        thumbLabel={label}
      />
    </div>
  );
}

const Sum = ({ label, value, className }: { label: string; value: string; className?: string | undefined }) => (
  <div className={className}>
    <Text component="dt" c="dimmed">
      {label}
    </Text>
    <Text component="dd" m={0} fw={600} size="xl">
      {value}
    </Text>
  </div>
);
