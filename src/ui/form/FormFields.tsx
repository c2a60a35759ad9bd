import { Button, Paper, Text } from '@mantine/core';
import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import type { FormField } from '../../../schema/form-fields.ts';
import type { SiteData } from '../../pages/page-data.ts';
import { titleId } from '../ids.ts';
import { openMail, readMail } from '../mail.ts';
import { showToast } from '../toasts/show-toast.ts';
import { Field } from './Field.tsx';
import styles from './Form.module.css';
import card from './FormCard.module.css';
import { FormCard } from './FormCard.tsx';
import { sendForm } from './send-form.ts';

interface FormParts {
  id: string;
  title: string;
  /** The address that it is sent to, or `mailto`. */
  action: string;
  /** For `mailto`: the key of the address in `contacts`. */
  to: string;
  fields: FormField[];
  submit?: string | undefined;
  thanks?: string | undefined;
  thanksPage?: string | undefined;
  honeypot: string;
}

interface FormFieldsProps {
  form: FormParts;
  site: SiteData;
  /** Whether the button is beside the last field. */
  isLine?: boolean;
}

const multipart = 'multipart/form-data';

/** A form. Without script the browser sends it; with script the page stays, and a toast reports the result. */
export function FormFields({ form, site: { contacts, texts }, isLine }: FormFieldsProps) {
  const { id, title, action, to, fields, submit, thanks, thanksPage, honeypot } = form;
  const [state, setState] = useState<'open' | 'sending' | 'sent'>('open');
  const isSending = useRef(false);
  const button = useRef<HTMLButtonElement>(null);
  const thanksText = useRef<HTMLParagraphElement>(null);
  const isMail = action === 'mailto';
  const address = contacts[to] ?? '';
  const encoding = isMail ? 'text/plain' : fields.some(({ type }) => type === 'file') ? multipart : undefined;

  useEffect(() => {
    if (state === 'sent') thanksText.current?.focus();
  }, [state]);

  const onSubmit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    if (isMail) return openMail(address, readMail(data, fields, title), texts);
    // A second press may come before React has rendered the disabled button.
    if (isSending.current) return;
    isSending.current = true;
    setState('sending');
    const notice = showToast({ type: 'loading', message: texts.toast.sending });
    const { isSent, message } = await sendForm(data, action, encoding === multipart);
    isSending.current = false;
    const result = isSent ? (thanks ?? texts.toast.sent) : [texts.toast.sendFailed, message].filter(Boolean).join(' ');
    await showToast({ type: isSent ? 'success' : 'error', message: result }, await notice);
    setState(isSent ? 'sent' : 'open');
    if (isSent && thanksPage) window.location.assign(thanksPage);
    // A disabled button loses the focus.
    else if (!isSent) setTimeout(() => document.activeElement === document.body && button.current?.focus());
  };

  if (state === 'sent')
    return (
      <Paper withBorder className={card.form}>
        <Text ref={thanksText} tabIndex={-1} size="xl" className={styles.thanks}>
          {thanks ?? texts.toast.sent}
        </Text>
      </Paper>
    );
  return (
    <FormCard
      className={isLine ? `${styles.form} ${styles.line}` : styles.form}
      aria-labelledby={titleId(id)}
      action={isMail ? `mailto:${address}` : action}
      encType={encoding}
      onSubmit={onSubmit}
    >
      {fields.map((field) => (
        <Field
          key={field.name}
          id={`${id}_${field.name}`}
          field={field}
          choose={texts.form.choose}
          yes={isMail ? texts.form.yes : 'yes'}
        />
      ))}
      {!isMail && (
        <div className="visually-hidden" aria-hidden="true">
          <input type="text" name={honeypot} tabIndex={-1} autoComplete="off" />
        </div>
      )}
      <Button ref={button} type="submit" disabled={state === 'sending'}>
        {submit ?? texts.form.submit}
      </Button>
    </FormCard>
  );
}
