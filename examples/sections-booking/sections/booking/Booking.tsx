import {
  Alert,
  Button,
  Fieldset,
  Group,
  NativeSelect,
  Radio,
  Stack,
  Stepper,
  Textarea,
  TextInput,
} from '@mantine/core';
import { type FormEvent, useRef, useState } from 'react';
import { IntroColumn, type SectionProps } from 'site-from-json/ui';
import styles from './Booking.module.css';
import type booking from './section.ts';

const weekdays = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'] as const;

/** An appointment in four steps. Without script they are below each other, and the form is sent by the browser. */
export default function Booking({ section, site, heading, texts }: SectionProps<typeof booking>) {
  const { id, title, text, items, openings, action, submit = site.texts.form.submit, thanks, honeypot } = section;
  const form = useRef<HTMLFormElement>(null);
  const [step, setStep] = useState(0);
  const [day, setDay] = useState('');
  const [state, setState] = useState<'open' | 'sending' | 'sent' | 'failed'>('open');
  const weekday = day ? weekdays[new Date(`${day}T12:00`).getDay()] : undefined;
  const opening = openings.find(({ days }) => days.some((one) => one === weekday));
  const times = weekday ? (opening?.times ?? []) : [...new Set(openings.flatMap(({ times }) => times))].sort();

  const next = () => {
    const fields = [
      ...(form.current?.querySelectorAll<HTMLInputElement>(`[data-step="${step}"] :is(input, select)`) ?? []),
    ];
    if (fields.every((field) => field.reportValidity())) setStep(step + 1);
  };
  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (step < steps.length - 1) return next();
    setState('sending');
    const body = new FormData(event.currentTarget);
    const isSent = await fetch(action, { method: 'POST', body, headers: { Accept: 'application/json' } }).then(
      ({ ok }) => ok,
      () => false,
    );
    setState(isSent ? 'sent' : 'failed');
  };

  const steps = [
    {
      label: texts.appointment,
      fields: (
        <Radio.Group name="appointment" label={texts.appointment} required>
          <Stack mt="xs">
            {items.map(({ id: item, name, description, minutes, price }) => (
              <Radio
                key={item}
                value={item}
                required
                label={[name, `${minutes} min`, price].filter(Boolean).join(' · ')}
                description={description}
              />
            ))}
          </Stack>
        </Radio.Group>
      ),
    },
    {
      label: texts.day,
      fields: (
        <TextInput
          name="day"
          type="date"
          label={texts.day}
          required
          value={day}
          onChange={({ currentTarget }) => {
            currentTarget.setCustomValidity('');
            setDay(currentTarget.value);
          }}
          error={weekday && times.length === 0 ? texts.closed : undefined}
        />
      ),
    },
    {
      label: texts.time,
      fields: (
        <NativeSelect name="time" label={texts.time} required disabled={step < 2 && times.length === 0}>
          {times.map((time) => (
            <option key={time}>{time}</option>
          ))}
        </NativeSelect>
      ),
    },
    {
      label: texts.person,
      fields: (
        <Stack>
          <TextInput name="name" label={texts.name} required autoComplete="name" />
          <TextInput name="email" type="email" label={texts.email} required autoComplete="email" />
          <Textarea name="note" label={texts.note} />
        </Stack>
      ),
    },
  ];

  return (
    <IntroColumn id={id} level={heading} title={title} text={text}>
      {state === 'sent' ? (
        <Alert role="status">{thanks ?? texts.sent}</Alert>
      ) : (
        <form ref={form} method="post" action={action} onSubmit={send}>
          <Stepper
            active={step}
            size="xs"
            className={styles.steps}
            classNames={{ stepBody: styles.label }}
            allowNextStepsSelect={false}
            onStepClick={setStep}
          >
            {steps.map(({ label }) => (
              <Stepper.Step key={label} label={label} />
            ))}
          </Stepper>
          {steps.map(({ label, fields }, at) => (
            <Fieldset key={label} data-step={at} variant="unstyled" className={at === step ? undefined : styles.later}>
              {fields}
              <Group mt="lg" className={styles.ways}>
                {at > 0 && (
                  <Button variant="default" onClick={() => setStep(at - 1)}>
                    {texts.back}
                  </Button>
                )}
                {at < steps.length - 1 && (
                  <Button onClick={next} disabled={at === 1 && weekday !== undefined && times.length === 0}>
                    {texts.next}
                  </Button>
                )}
              </Group>
            </Fieldset>
          ))}
          <input name={honeypot} className={styles.trap} tabIndex={-1} autoComplete="off" aria-hidden />
          <Button
            type="submit"
            mt="md"
            loading={state === 'sending'}
            className={step === steps.length - 1 ? undefined : styles.later}
          >
            {submit}
          </Button>
          {state === 'failed' && (
            <Alert mt="md" color="red" role="alert">
              {texts.failed}
            </Alert>
          )}
        </form>
      )}
    </IntroColumn>
  );
}
