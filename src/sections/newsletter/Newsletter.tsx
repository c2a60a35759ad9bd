import type { FormField } from '../../../schema/form-fields.ts';
import type { SectionProps } from '../../config/resolve/page-model.ts';
import { FormFields } from '../../ui/form/FormFields.tsx';
import { SideIntro } from '../../ui/SideIntro.tsx';
import type { newsletter } from './schema.ts';

/** A heading beside a form with one field. */
export default function Newsletter({ section, site, heading }: SectionProps<typeof newsletter>) {
  const { id, title, text, name, label = site.texts.form.email, consent } = section;
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
    <SideIntro id={id} level={heading} title={title} text={text}>
      <FormFields form={{ ...section, to: '', fields }} site={site} isLine />
    </SideIntro>
  );
}
