import { Anchor, Text } from '@mantine/core';
import type { Nodes } from 'mdast';
import type { MarkdownContent } from '../../schema/section-data.ts';
import { headingRanks } from './heading-ranks.ts';
import styles from './TextContents.module.css';

interface TextContentsProps {
  /** The id of the section. */
  id: string;
  /** The words above the links. */
  label: string | undefined;
  blocks: MarkdownContent;
  className?: string | undefined;
}

/** The headings of a long text as links, down to the second level. Renders nothing without a label, or if the text has none. */
export function TextContents({ id, label, blocks, className }: TextContentsProps) {
  const headings = [...headingRanks(blocks)].filter(([{ data }, rank]) => data?.id && rank <= 2);
  if (!label || headings.length === 0) return null;
  const labelId = `_contents-${id}`;
  return (
    <nav aria-labelledby={labelId} className={className ? `${styles.contents} ${className}` : styles.contents}>
      <Text id={labelId} fw={600}>
        {label}
      </Text>
      <ul>
        {headings.map(([heading, rank]) => (
          <li key={heading.data?.id} className={rank === 2 ? styles.below : undefined}>
            <Anchor href={`#${heading.data?.id}`} className={styles.link}>
              {wordsIn(heading)}
            </Anchor>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function wordsIn(node: Nodes): string {
  if ('children' in node) return node.children.map(wordsIn).join('');
  return 'value' in node ? node.value : '';
}
