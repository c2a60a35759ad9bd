import { Prose, type SectionProps, SideIntro } from 'site-from-json/ui';
import type richText from './section.ts';

/** A heading beside long text. */
export default function RichText({ section: { id, title, blocks }, heading }: SectionProps<typeof richText>) {
  return (
    <SideIntro id={id} level={heading} title={title}>
      <Prose blocks={blocks.flat()} under={heading} />
    </SideIntro>
  );
}
