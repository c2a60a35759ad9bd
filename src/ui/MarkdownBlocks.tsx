import copyIcon from 'virtual:icon/copy';
import type {
  Code,
  Heading as HeadingNode,
  Link,
  List,
  ListItem,
  Paragraph,
  RootContent,
  Table,
  TableRow,
} from 'mdast';
import { createElement, Fragment, type ReactNode } from 'react';
import type { CodeLabels, CodeLines, MarkdownPicture } from '../../schema/section-data.ts';
import { headingRanks } from './heading-ranks.ts';
import { LineIcon } from './LineIcon.tsx';
import { PictureView } from './PictureView.tsx';
import styles from './Prose.module.css';
import scrollable from './ScrollableTable.module.css';

interface MarkdownBlocksProps {
  blocks: RootContent[];
  /** The level of the heading above the text. */
  under: 1 | 2 | 3;
}

/**
 * Renders parsed Markdown. Safe by construction: it creates a fixed set of elements, and text stays text. The only attributes taken from
 * Markdown are the title and address of links, whose scheme is checked, and those of pictures. Throws for any other node.
 */
export function MarkdownBlocks({ blocks, under }: MarkdownBlocksProps) {
  const ranks = headingRanks(blocks);
  const showAll = (nodes: RootContent[]): ReactNode => createElement(Fragment, null, ...joinLists(nodes).map(show));

  const show = (node: RootContent): ReactNode => {
    switch (node.type) {
      case 'text':
        return node.value;
      case 'paragraph':
        return showParagraph(node);
      case 'strong':
        return <strong>{showAll(node.children)}</strong>;
      case 'emphasis':
        return <em>{showAll(node.children)}</em>;
      case 'inlineCode':
        return <code>{node.value}</code>;
      case 'code':
        return showCode(node);
      case 'image':
        return showPicture(node as unknown as MarkdownPicture);
      case 'table':
        return showTable(node);
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

  /** A picture alone in its paragraph becomes a figure, with its title as caption. */
  const showParagraph = ({ children }: Paragraph) => {
    const [only, ...others] = children;
    if (only?.type !== 'image' || others.length > 0) return <p>{showAll(children)}</p>;
    return (
      <figure>
        {show(only)}
        {only.title && <figcaption>{only.title}</figcaption>}
      </figure>
    );
  };

  const showPicture = (picture: MarkdownPicture) => {
    if (!/^\/(?![/\\])/.test(picture.src)) throw new Error(`A text cannot hold the picture ${picture.src}`);
    return <PictureView picture={picture} sizes="(min-width: 48em) 700px, 92vw" />;
  };

  const showTable = ({ align, children: [head, ...rows] }: Table) => {
    const showRow = (cell: 'th' | 'td', row: TableRow) => {
      const cells = row.children.map(({ children }, at) =>
        createElement(
          cell,
          { scope: cell === 'th' ? 'col' : undefined, 'data-align': align?.[at] ?? undefined },
          showAll(children),
        ),
      );
      return createElement('tr', null, ...cells);
    };
    return (
      // biome-ignore lint/a11y/noNoninteractiveTabindex: with the focus on it, the keyboard can scroll it
      <div className={`${scrollable.box} ${styles.table}`} tabIndex={0}>
        <table>
          <thead>{head && showRow('th', head)}</thead>
          {createElement('tbody', null, ...rows.map((row) => showRow('td', row)))}
        </table>
      </div>
    );
  };

  const showHeading = (node: HeadingNode) => {
    const rank = ranks.get(node) ?? 1;
    const className = rank === 1 ? styles.chapter : undefined;
    return createElement(`h${Math.min(under + rank, 6)}`, { id: node.data?.id, className }, showAll(node.children));
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

  /** An item of a tight list has its text without a paragraph around it. */
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

/** Code, with the button that copies it: an inline script works it, and says so in the status beside it. */
function showCode({ labels, ...code }: Code & { labels?: CodeLabels }): ReactNode {
  const block = (
    <pre>
      <code>{highlighted(code)}</code>
    </pre>
  );
  if (!labels) return block;
  const { copy, copied, failed } = labels;
  return (
    <div className={styles.code}>
      {block}
      <button type="button" aria-label={copy} title={copy} data-copied={copied} data-failed={failed}>
        <LineIcon of={copyIcon} size={18} />
      </button>
      <span role="status" />
    </div>
  );
}

/** The text of code, with syntax highlighting if its language is known. */
function highlighted({ value, lines }: Code & { lines?: CodeLines }): ReactNode {
  if (!lines) return value;
  const shown = lines.flatMap((line, at) => [
    at > 0 && '\n',
    ...line.map(([text, part]) => (part ? createElement('span', { className: styles[part] }, text) : text)),
  ]);
  return createElement(Fragment, null, ...shown);
}

/** Joins neighboring lists of one kind, as the config may have each item as a block of its own. */
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
