import { mkdirSync, mkdtempSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { fileNotes, type LinkedFiles, linkedFilesOf } from '../../src/pages/linked-files.ts';

const sizes = {
  '/files/prices.pdf': 243_000,
  '/files/all.tar.gz': 1_240_000,
  '/files/Plan B.docx': 12,
  '/files/film.mp4': 996_000_000,
  '/images/logo.svg': 1000,
  '/images/Photo.JPG': 1000,
  '/old/page.html': 1000,
  '/LICENSE': 1000,
};

const folder = mkdtempSync(join(tmpdir(), 'linked-files-'));
let files: LinkedFiles;
beforeAll(async () => {
  for (const [address, size] of Object.entries(sizes)) {
    mkdirSync(dirname(folder + address), { recursive: true });
    // A file with a hole, as it is only asked for its size.
    writeFileSync(folder + address, '');
    truncateSync(folder + address, size);
  }
  files = await linkedFilesOf(folder);
});
afterAll(() => rmSync(folder, { recursive: true }));

const notes = (lang: string, siteUrl = 'https://a.example') =>
  fileNotes(files, { lang, siteUrl } as Parameters<typeof fileNotes>[1]);
const note = (href: string, { lang = 'en', words = 'Here' } = {}) =>
  notes(lang)(href, words).replaceAll(/[\u00a0\u202f]/g, '_');

it.each([
  ['/files/prices.pdf', ' (PDF, 240_kB)'],
  ['/files/prices.pdf#page=2', ' (PDF, 240_kB)'],
  ['/files/all.tar.gz', ' (GZ, 1.2_MB)'],
  ['/files/Plan%20B.docx', ' (DOCX, 1_kB)'],
  ['/files/film.mp4', ' (MP4, 1_GB)'],
])('%s is%s', (href, says) => {
  expect(note(href)).toBe(says);
});

it.each(['/images/logo.svg', '/images/Photo.JPG', '/old/page.html', '/', '/LICENSE', '/files/none.pdf', '#files'])(
  'nothing is said of %s',
  (href) => expect(note(href)).toBe(''),
);

it.each(['https://b.example/files/prices.pdf', '/constructor', 'mailto:a@b.example', '/files/__proto__.pdf'])(
  'nothing is said of %s',
  (href) => expect(note(href)).toBe(''),
);

it.each([
  ['de', ' (PDF, 240_kB)'],
  ['fr', ' (PDF, 240_ko)'],
  ['ar', ' (PDF، 240_كيلوبايت)'],
  ['fa', ' (PDF، ۲۴۰_kB)'],
])('in the language %s it is%s', (lang, says) => {
  expect(note('/files/prices.pdf', { lang })).toBe(says);
});

it('what the words of a link say already is left out', () => {
  expect(note('/files/prices.pdf', { words: 'Prices (PDF)' })).toBe(' (240_kB)');
  expect(note('/files/prices.pdf', { words: 'Prices (PDF, 240\u00a0kB)' })).toBe('');
  expect(note('/files/prices.pdf', { words: 'Prices (PDF, 240 kB)' })).toBe('');
});

it('a site below a path has it in its links', () => {
  const below = notes('en', 'https://a.example/project');
  expect(below('/project/files/prices.pdf', '')).not.toBe('');
  expect(below('/files/prices.pdf', '')).toBe('');
});
