import { FormFields, IntroColumn, type SectionProps } from 'site-from-json/ui';

import type form from './section.ts';

/** A heading beside a form with custom fields. */
export default function Form({ section, site, heading }: SectionProps<typeof form>) {
  const { id, title, text } = section;
  return (
    <IntroColumn id={id} level={heading} title={title} text={text}>
      <FormFields form={section} site={site} />
    </IntroColumn>
  );
}
