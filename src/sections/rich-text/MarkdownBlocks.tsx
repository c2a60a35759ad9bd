import type { Heading as HeadingNode, Link, List, ListItem, RootContent } from 'mdast';
import { createElement, Fragment, type ReactNode } from 'react';
import styles from './RichText.module.css';

interface MarkdownBlocksProps {
  blocks: RootContent[];
  /** The level of the heading that the text stands under. */
  under: 1 | 2;
}

/**
 * Shows read Markdown. Safe by construction: it makes a few elements of its own choice and no others, every text is a
 * text, and the only attributes that come from outside are a link's title and its address of an allowed scheme. What it
 * does not know it refuses.
 */
export function MarkdownBlocks({ blocks, under }: MarkdownBlocksProps) {
  const ranks = headingRanks(blocks);
  const showAll = (nodes: RootContent[]): ReactNode => createElement(Fragment, null, ...joinLists(nodes).map(show));

  const show = (node: RootContent): ReactNode => {
    switch (node.type) {
      case 'text':
        return node.value;
      case 'paragraph':
        return <p>{showAll(node.children)}</p>;
      case 'strong':
        return <strong>{showAll(node.children)}</strong>;
      case 'emphasis':
        return <em>{showAll(node.children)}</em>;
      case 'inlineCode':
        return <code>{node.value}</code>;
      case 'code':
        return (
          <pre>
            <code>{node.value}</code>
          </pre>
        );
      case 'blockquote':
        return <blockquote>{showAll(node.children)}</blockquote>;
      case 'break':
        return <br />;
      case 'thematicBreak':
        return <hr />;
      case 'heading':
        return showHeading(node);
      case 'link':
        return showLink(node);
      case 'list':
        return showList(node);
      default:
        throw new Error(`A text cannot hold ${node.type}`);
    }
  };

  const showHeading = (node: HeadingNode) => {
    const rank = ranks.get(node) ?? 1;
    const className = rank === 1 ? styles.chapter : undefined;
    return createElement(`h${Math.min(under + rank, 6)}`, { className }, showAll(node.children));
  };

  const showLink = ({ url, title, children }: Link) => {
    if (!/^(https:|mailto:|tel:|\/(?![/\\])|#)/.test(url)) throw new Error(`A text cannot link to ${url}`);
    return (
      <a href={url} title={title ?? undefined}>
        {showAll(children)}
      </a>
    );
  };

  const showList = ({ ordered, start, spread, children }: List) => {
    const loose = spread || children.some((item) => item.spread);
    const items = children.map((item) => showItem(item, loose));
    return ordered
      ? createElement('ol', { start: start === 1 ? undefined : start }, ...items)
      : createElement('ul', null, ...items);
  };

  /** The text of a point in a tight list stands there by itself, without a paragraph around it. */
  const showItem = ({ children }: ListItem, loose: boolean) => (
    <li>
      {showAll(
        loose
          ? children
          : children.flatMap<RootContent>((node) => (node.type === 'paragraph' ? node.children : [node])),
      )}
    </li>
  );

  return showAll(blocks);
}

/** How deep each heading of a text stands below the text's own title, from 1, never more than one deeper than the one before. */
function headingRanks(blocks: RootContent[]): Map<HeadingNode, number> {
  const ranks = new Map<HeadingNode, number>();
  const above: number[] = [];
  const visit = (node: RootContent) => {
    if (node.type === 'heading') {
      while ((above.at(-1) ?? 0) >= node.depth) above.pop();
      above.push(node.depth);
      ranks.set(node, above.length);
    } else if ('children' in node) for (const child of node.children) visit(child);
  };
  for (const block of blocks) visit(block);
  return ranks;
}

/** Makes one list of neighbouring lists of one kind, so that each point may be written as a block of its own. */
function joinLists(nodes: RootContent[]): RootContent[] {
  const joined: RootContent[] = [];
  for (const node of nodes) {
    const before = joined.at(-1);
    if (node.type === 'list' && before?.type === 'list' && Boolean(node.ordered) === Boolean(before.ordered)) {
      const spread = Boolean(before.spread || node.spread);
      joined[joined.length - 1] = { ...before, spread, children: [...before.children, ...node.children] };
    } else joined.push(node);
  }
  return joined;
}
