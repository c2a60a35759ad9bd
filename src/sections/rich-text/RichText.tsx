import type { BranchLink } from 'site-from-json/schema';
import { BranchLinks, IntroColumn, Prose, type SectionProps, TextContents } from 'site-from-json/ui';
import styles from './RichText.module.css';
import type richText from './section.ts';

/** A heading beside long text, with the contents of the text below the heading. */
export default function RichText({ section, heading }: SectionProps<typeof richText>) {
  const { id, title, contents, branch } = section;
  // What `ofPage` adds.
  const { pages } = section as { pages?: BranchLink[] };
  const blocks = section.blocks.flat();
  return (
    <IntroColumn
      id={id}
      level={heading}
      title={title}
      aside={
        <>
          <BranchLinks label={branch} pages={pages} />
          <TextContents id={id} label={contents} blocks={blocks} className={styles.contents} />
        </>
      }
    >
      <Prose blocks={blocks} under={heading} />
    </IntroColumn>
  );
}
