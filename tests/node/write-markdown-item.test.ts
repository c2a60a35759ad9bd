import { expect, test } from 'vitest';
import { markdownItem } from '../../src/content/items/markdown-item.ts';
import { writeMarkdownItem } from '../../src/content/items/write-markdown-item.ts';
import { schemaNodeOf } from '../../src/diagnostics/schema-node.ts';
import type { JsonObject } from '../../src/json/values.ts';
import { registry } from '../registry.ts';

const node = schemaNodeOf(registry.collection('posts')?.item as never);
const file = 'content/news/summer.md';
const text = `---
# What the editor noted stays.
title: 'Summer hours'
description: We open earlier.   # also this
date: 2026-05-01
tags: [hours,   summer]
image:
  src: /images/a.jpg
  alt: A door
---

From May we open at **eight**.
`;
const read = (text: string) => markdownItem(file, text, node).items[0] as JsonObject;
const written = (changed: object, before = text) => {
  const item = { ...read(before), ...changed };
  return writeMarkdownItem(file, before, node, JSON.parse(JSON.stringify(item)));
};

test('a value that differs is written in its place, and all else stays as it is', () => {
  expect(written({})).toBe(text);
  expect(written({ title: "Ada's: hours" })).toBe(text.replace("'Summer hours'", "'Ada''s: hours'"));
  expect(written({ description: 'Later: at # nine' })).toBe(
    text.replace('We open earlier.   # also', '"Later: at # nine"   # also'),
  );
  expect(written({ date: '2026-06-01' })).toBe(text.replace('2026-05-01', '2026-06-01'));
  expect(written({ tags: ['a, b', 'c'] })).toBe(text.replace('tags: [hours,   summer]\n', 'tags:\n  - a, b\n  - c\n'));
  expect(written({ image: { src: '/images/a.jpg', alt: 'A red door' } })).toBe(
    text.replace('alt: A door', 'alt: A red door'),
  );
  expect(written({ body: 'Closed.\n' })).toBe(text.replace('From May we open at **eight**.', 'Closed.'));
});

test('comments stay, also beside and within a list that changes', () => {
  const noted = text
    .replace('tags: [hours,   summer]', 'tags: # what it is about\n  - hours # not seconds\n  - summer')
    .replace('2026-05-01', '2026-05-01 # a Friday');
  const next = written({ tags: ['hours', 'new', 'summer'], title: 'B', date: undefined, draft: true }, noted);
  expect(read(next ?? '')).toEqual({
    ...read(noted),
    title: 'B',
    tags: ['hours', 'new', 'summer'],
    draft: true,
    date: undefined,
  });
  for (const comment of ['# What the editor noted stays.', '# also this', '# what it is about', '# not seconds'])
    expect(next).toContain(comment);
  const beside = text.replace('tags: [hours,   summer]', 'tags: [hours, summer] # two');
  expect(written({ tags: ['hours'] }, beside)).toContain('# two');
});

test('keys come and go', () => {
  expect(written({ draft: true })).toBe(text.replace('  alt: A door\n', '  alt: A door\ndraft: true\n'));
  expect(written({ image: undefined })).toBe(text.replace('image:\n  src: /images/a.jpg\n  alt: A door\n', ''));
  expect(written({ updated: '2026-06-01' }, 'Only a text.\n')).toBe('---\nupdated: 2026-06-01\n---\n\nOnly a text.\n');
  expect(written({ body: 'Words.' }, '---\ntitle: A\n---')).toBe('---\ntitle: A\n---\n\nWords.');
});

test('texts of every kind are read as they were written', () => {
  const texts = [
    '12',
    'true',
    '- a',
    'a: b',
    '"',
    "'",
    'null',
    ' x ',
    'two\nlines',
    '# no comment',
    '2026-05-01',
    '{a}',
    '\\n',
    '~',
  ];
  for (const one of texts)
    for (const start of [
      text,
      text.replace("'Summer hours'", 'Summer'),
      text.replace("'Summer hours'", '|-\n  Summer\n  hours'),
    ]) {
      const next = written({ title: one }, start);
      expect(read(next ?? '').title, JSON.stringify(next)).toBe(one);
    }
});

test('the line ends of the file stay, and what cannot be written is told', () => {
  const windows = text.replaceAll('\n', '\r\n');
  expect(written({ title: 'Winter' }, windows)).toBe(windows.replace('Summer hours', 'Winter'));
  expect(written({ body: 'One.\n\nTwo.\n' }, windows)).toBe(
    windows.replace('From May we open at **eight**.\r\n', 'One.\r\n\r\nTwo.\r\n'),
  );
  const broken = '---\ntitle: [\n---\n\nWords.\n';
  expect(writeMarkdownItem(file, broken, node, { id: 'summer', title: 'A', body: 'Words.\n' })).toBeUndefined();
  expect(written({ title: 'B' }, '---\n{title: A}\n---\n')).toBeUndefined();
});
