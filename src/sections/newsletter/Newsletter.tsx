import type { FormField } from 'site-from-json/schema';
import { FormFields, IntroColumn, type SectionProps } from 'site-from-json/ui';
import type newsletter from './section.ts';

/** A heading beside a form with one field. */
export default function Newsletter({ section, site, heading, texts }: SectionProps<typeof newsletter>) {
  const { id, title, text, name, label = site.texts.form.email, submit = texts.subscribe, consent } = section;
  const address: FormField = {
    type: 'email',
    name,
    label,
    required: true,
    width: 'full',
    autocomplete: 'email',
  };
  const fields = consent ? [address, { type: 'consent' as const, name: 'consent', ...consent }] : [address];
  return (
    <IntroColumn id={id} level={heading} title={title} text={text}>
      <FormFields form={{ ...section, submit, to: '', fields }} site={site} isLine />
    </IntroColumn>
  );
}
