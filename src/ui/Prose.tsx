import { Typography } from '@mantine/core';
import type { MarkdownContent } from '../../schema/section-data.ts';
import { MarkdownBlocks } from './MarkdownBlocks.tsx';
import styles from './Prose.module.css';

interface ProseProps {
  blocks: MarkdownContent;
  /** The level of the heading above the text. */
  under: 1 | 2 | 3;
  className?: string | undefined;
}

/** Long text from Markdown. */
export function Prose({ blocks, under, className }: ProseProps) {
  return (
    <Typography className={className ? `${styles.prose} ${className}` : styles.prose}>
      <MarkdownBlocks blocks={blocks} under={under} />
    </Typography>
  );
}
