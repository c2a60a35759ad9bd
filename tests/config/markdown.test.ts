import { describe, expect, it } from 'vitest';
import { addressesOf, nodesOf, parseMarkdown, readMarkdown, spanOf } from '../../src/config/markdown.ts';

const page = (...blocks: string[]) => ({ title: '*kept*', sections: [{ type: 'rich-text', title: '*kept*', blocks }] });
const read = (...blocks: string[]) => readMarkdown(page(...blocks)).sections[0]?.blocks as unknown;

describe('a page of which the Markdown is read', () => {
  it('is the page itself where it has none', () => {
    const plain = { sections: [{ type: 'hero', title: '*A*' }] };
    expect(readMarkdown(plain)).toBe(plain);
  });

  it('is a copy, in which nothing but its Markdown has changed', () => {
    const written = page('*A*');
    const kept = structuredClone(written);
    expect(readMarkdown(written)).toEqual({
      title: '*kept*',
      sections: [
        {
          type: 'rich-text',
          title: '*kept*',
          blocks: [
            [
              {
                type: 'paragraph',
                children: [{ type: 'emphasis', children: [{ type: 'text', value: 'A' }] }],
              },
            ],
          ],
        },
      ],
    });
    expect(written).toEqual(kept);
  });

  it('has every link with its address, of two with one name the first', () => {
    const text = { type: 'text', value: 'words' };
    expect(read('[words][a]\n\n[a]: /first "Title"\n[a]: /second')).toEqual([
      [{ type: 'paragraph', children: [{ type: 'link', url: '/first', title: 'Title', children: [text] }] }],
    ]);
    expect(read('> [words](/page)')).toEqual([
      [
        {
          type: 'blockquote',
          children: [{ type: 'paragraph', children: [{ type: 'link', url: '/page', title: null, children: [text] }] }],
        },
      ],
    ]);
  });
});

describe('the nodes of a text', () => {
  it('come in the order of the text, with their depth', () => {
    const nodes = [...nodesOf(parseMarkdown('# A\n\n*B* C'))].map(({ node, depth }) => `${depth} ${node.type}`);
    expect(nodes).toEqual(['0 root', '1 heading', '2 text', '1 paragraph', '2 emphasis', '3 text', '2 text']);
  });

  it('have their characters', () => {
    const text = 'See *this* one';
    const [, , , node] = [...nodesOf(parseMarkdown(text))].map((one) => one.node);
    const { from, to } = spanOf(node as never);
    expect(text.slice(from, to)).toBe('*this*');
    expect(spanOf({ type: 'text', value: 'of no text' })).toEqual({ from: 0, to: 0 });
  });
});

describe('the addresses of a text', () => {
  const addresses = (text: string) => [...addressesOf(text)].map(({ url, at }) => [url, text.slice(at.from, at.to)]);

  it('are found in links and definitions, with their characters', () => {
    expect(addresses('A [page](/page) and [words][a] and <https://example.com>.\n\n[a]: /other "Title"')).toEqual([
      ['/page', '/page'],
      ['https://example.com', 'https://example.com'],
      ['/other', '/other'],
    ]);
    expect(addresses('[/a](/a) [](/b)')).toEqual([
      ['/a', '/a'],
      ['/b', '/b'],
    ]);
    expect([...addressesOf('[x /b *y*](/b)')].map(({ at }) => at)).toEqual([{ from: 11, to: 13 }]);
    expect([...addressesOf('[/a]: /a')].map(({ at }) => at)).toEqual([{ from: 6, to: 8 }]);
    expect(addresses('[a](&#47;b) /b')).toEqual([['/b', '[a](&#47;b)']]);
    const twice = '[/a](/a)';
    expect([...addressesOf(twice)].map(({ at }) => at)).toEqual([{ from: 5, to: 7 }]);
  });

  it('are those of the whole link where they read otherwise than they are written, or there are none', () => {
    expect(addresses('[a](/a\\_b)')).toEqual([['/a_b', '[a](/a\\_b)']]);
    expect(addresses('[a]() /b')).toEqual([['', '[a]()']]);
    expect(addresses('[a](&#47;b) and /b')).toEqual([['/b', '[a](&#47;b)']]);
  });

  it('are not looked for in words alone, nor in a text that is too long', () => {
    expect(addresses('Words, and (round) brackets.')).toEqual([]);
    expect(addresses(`[a](/b)${' '.repeat(4993)}`)).toEqual([['/b', '/b']]);
    expect(addresses(`[a](/b)${' '.repeat(4994)}`)).toEqual([]);
  });
});
