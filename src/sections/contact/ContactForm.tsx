import { Button, Textarea, TextInput } from '@mantine/core';
import { type SubmitEvent, useRef } from 'react';
import type { SectionDataOf } from 'site-from-json/schema';
import { FormCard, halfField, openMail, type SiteData } from 'site-from-json/ui';
import type contact from './section.ts';
import { readDraft, useDraft } from './use-draft.ts';

interface ContactFormProps {
  section: SectionDataOf<typeof contact>;
  site: SiteData;
}

/** The contact form. It sends nothing: it opens the visitor's mail program with the message filled in. */
export function ContactForm({
  section: { id, to, formLabel, placeholders },
  site: { contacts, texts },
}: ContactFormProps) {
  const address = contacts[to] ?? '';
  const form = useRef<HTMLFormElement>(null);
  useDraft(form);

  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { name, email, subject, message } = readDraft(event.currentTarget);
    const lines = [
      { label: texts.form.name, value: name },
      { label: texts.form.email, value: email },
    ];
    openMail(address, { subject, lines, message }, texts);
  };

  const field = (name: 'name' | 'email' | 'subject' | 'message') => ({
    id: `${id}_${name}`,
    name,
    label: texts.form[name],
    placeholder: placeholders[name],
    required: true,
    withAsterisk: false,
  });

  return (
    <FormCard
      ref={form}
      aria-label={formLabel ?? texts.form.submit}
      action={`mailto:${address}`}
      encType="text/plain"
      onSubmit={onSubmit}
    >
      <TextInput {...field('name')} className={halfField} type="text" autoComplete="name" />
      <TextInput {...field('email')} className={halfField} type="email" autoComplete="email" />
      <TextInput {...field('subject')} type="text" autoComplete="off" />
      <Textarea {...field('message')} rows={4} resize="vertical" autoComplete="off" />
      <Button type="submit">{texts.form.submit}</Button>
    </FormCard>
  );
}
