import { IntroColumn, Prose, type SectionProps } from 'site-from-json/ui';
import type richText from './section.ts';

/** A heading beside long text. */
export default function RichText({ section: { id, title, blocks }, heading }: SectionProps<typeof richText>) {
  return (
    <IntroColumn id={id} level={heading} title={title}>
      <Prose blocks={blocks.flat()} under={heading} />
    </IntroColumn>
  );
}
