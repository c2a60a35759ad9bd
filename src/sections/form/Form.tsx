import type { SectionProps } from '../../config/resolve/page-model.ts';
import { FormFields } from '../../ui/form/FormFields.tsx';
import { SideIntro } from '../../ui/SideIntro.tsx';

import type { form } from './schema.ts';

/** A heading beside a form with custom fields. */
export default function Form({ section, site, heading }: SectionProps<typeof form>) {
  const { id, title, text } = section;
  return (
    <SideIntro id={id} level={heading} title={title} text={text}>
      <FormFields form={section} site={site} />
    </SideIntro>
  );
}
