import type { SectionProps } from '../../config/resolve/page-model.ts';
import { Prose } from '../../ui/Prose.tsx';
import { SideIntro } from '../../ui/SideIntro.tsx';
import type { richText } from './schema.ts';

/** A heading beside long text. */
export default function RichText({ section: { id, title, blocks }, heading }: SectionProps<typeof richText>) {
  return (
    <SideIntro id={id} level={heading} title={title}>
      <Prose blocks={blocks.flat()} under={heading} />
    </SideIntro>
  );
}
