import { Typography } from '@mantine/core';
import type { SectionProps } from '../../config/resolve/page-model.ts';
import { SideIntro } from '../../ui/SideIntro.tsx';
import { MarkdownBlocks } from './MarkdownBlocks.tsx';
import styles from './RichText.module.css';
import type { richText } from './schema.ts';

/** A heading, and beside it long text. */
export default function RichText({ section: { id, title, blocks }, heading }: SectionProps<typeof richText>) {
  return (
    <SideIntro id={id} level={heading} title={title}>
      <Typography className={styles.prose}>
        <MarkdownBlocks blocks={blocks.flat()} under={heading} />
      </Typography>
    </SideIntro>
  );
}
