import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { inflateSync } from 'node:zlib';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { describe, expect, it } from 'vitest';
import type { SyllabusInput } from '../../src/outputs/syllabus/input.ts';
import { findUndrawableCharacters, renderSyllabus } from '../../src/outputs/syllabus/syllabus.ts';

const input: SyllabusInput = {
  course: {
    name: 'R&D with <Café>',
    description: 'Build things & learn to test them.',
    duration: '12 weeks',
    audience: 'Beginners who have written a little code in any language.',
    outline: [
      { title: 'First part', topics: ['Types and records', 'Łódź, naïve and façade'] },
      { title: 'Second part', topics: ['Routing', 'Validation', 'Delivery'] },
    ],
    outcomes: ['Design a service.', 'Release it.'],
  },
  brand: { name: 'Acme', motto: 'Made well' },
  addresses: ['training@example.com', 'info@example.com'],
  texts: {
    syllabus: 'Course syllabus',
    duration: 'Duration',
    audience: 'Who it is for',
    outline: 'Outline',
    outcomes: 'What you will be able to do',
    contact: 'Questions and dates',
    page: 'Page {index} of {count}',
  },
  lang: 'en-IN',
  theme: { accent: '#d9480f', neutral: 'warm', motif: 'blocks' },
};

const longOutline = Array.from({ length: 14 }, (_, part) => ({
  title: `Part number ${part + 1}`,
  topics: Array.from({ length: 3 + (part % 4) }, (_, topic) => `Topic ${part + 1}.${topic + 1}`),
}));

interface Node {
  role?: string;
  type?: string;
  id?: string;
  children?: Node[];
}

async function open(pdf: Buffer) {
  return getDocument({ data: new Uint8Array(pdf), verbosity: 0 }).promise;
}

/** What a page says, each text beside its role and the roles around it, in the order of the structure. */
async function readStructure(pdf: Buffer, pageNumber = 1): Promise<{ path: string; text: string }[]> {
  const page = await (await open(pdf)).getPage(pageNumber);
  const { items } = await page.getTextContent({ includeMarkedContent: true });
  const texts = new Map<string, string>();
  const opened: string[] = [];
  for (const item of items) {
    if ('str' in item) {
      const id = opened.findLast((each) => each !== '');
      if (id) texts.set(id, (texts.get(id) ?? '') + item.str + (item.hasEOL ? ' ' : ''));
    } else if (item.type === 'endMarkedContent') opened.pop();
    else opened.push(item.id ?? '');
  }
  const read = (node: Node, path: string[]): { path: string; text: string }[] =>
    (node.children ?? []).flatMap((child) =>
      child.type === 'content'
        ? [{ path: path.join(' '), text: (texts.get(child.id ?? '') ?? '').trim() }]
        : read(child, child.role === undefined ? path : [...path, child.role]),
    );
  return read((await page.getStructTree()) as Node, []);
}

async function readText(pdf: Buffer, pageNumber: number): Promise<string> {
  const { items } = await (await (await open(pdf)).getPage(pageNumber)).getTextContent();
  return items.map((item) => ('str' in item ? item.str + (item.hasEOL ? '\n' : '') : '')).join('');
}

describe('the syllabus', () => {
  it('says its title, author, subject and language, escaped', async () => {
    const { info, metadata } = await (await open(await renderSyllabus(input))).getMetadata();
    expect(info).toMatchObject({
      Title: 'R&D with <Café> – Course syllabus',
      Author: 'Acme',
      Subject: 'Build things & learn to test them.',
      Language: 'en-IN',
      IsSignaturesPresent: false,
    });
    expect(info).not.toHaveProperty('CreationDate');
    expect(metadata?.get('dc:title')).toContain('R&D with <Café> – Course syllabus');
    expect(metadata?.get('pdfuaid:part')).toBe('1');
  });

  it('is tagged and reads from the title to the contact', async () => {
    const pdf = await renderSyllabus(input);
    expect(await (await open(pdf)).getMarkInfo()).toMatchObject({ Marked: true });
    expect((await readStructure(pdf)).map(({ path, text }) => `${path}: ${text}`).join('\n')).toMatchInlineSnapshot(`
      "Document P: Course syllabus
      Document H1: R&D with <Café>
      Document P: Build things & learn to test them.
      Document H2: Duration
      Document P: 12 weeks
      Document H2: Who it is for
      Document P: Beginners who have written a little code in any language.
      Document H2: Outline
      Document H3: 1 First part
      Document L LI Lbl: •
      Document L LI LBody: Types and records
      Document L LI Lbl: •
      Document L LI LBody: Łódź, naïve and façade
      Document H3: 2 Second part
      Document L LI Lbl: •
      Document L LI LBody: Routing
      Document L LI Lbl: •
      Document L LI LBody: Validation
      Document L LI Lbl: •
      Document L LI LBody: Delivery
      Document H2: What you will be able to do
      Document L LI Lbl: →
      Document L LI LBody: Design a service.
      Document L LI Lbl: →
      Document L LI LBody: Release it.
      Document H2: Questions and dates
      Document P: Acme · Made well
      Document P Link: training@example.com
      Document P Link: info@example.com"
    `);
  });

  it('makes the addresses links with a name', async () => {
    const page = await (await open(await renderSyllabus(input))).getPage(1);
    const links = await page.getAnnotations();
    expect(links.map(({ url, contentsObj }) => [url, contentsObj.str])).toEqual([
      ['mailto:training@example.com', 'training@example.com'],
      ['mailto:info@example.com', 'info@example.com'],
    ]);
  });

  it('has a bookmark for each section, and below the outline for each part', async () => {
    const bookmarks = await (await open(await renderSyllabus(input))).getOutline();
    expect(bookmarks.map(({ title, items }) => [title, items.map((item: { title: string }) => item.title)])).toEqual([
      ['Outline', ['First part', 'Second part']],
      ['What you will be able to do', []],
      ['Questions and dates', []],
    ]);
  });

  it('embeds its fonts', async () => {
    const pdf = (await renderSyllabus(input)).toString('latin1');
    expect(pdf.match(/\/FontFile2 /g)).toHaveLength(2);
    expect(pdf).not.toMatch(/\/BaseFont \/Helvetica/);
  });

  it('has the same bytes in every process', async () => {
    const script = `
      import { createHash } from 'node:crypto';
      import { renderSyllabus } from './src/outputs/syllabus/syllabus.ts';
      const pdf = await renderSyllabus(${JSON.stringify(input)});
      console.log(createHash('sha256').update(pdf).digest('hex'));`;
    const elsewhere = execFileSync(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', script], {
      encoding: 'utf8',
    });
    expect(elsewhere.trim()).toBe(
      createHash('sha256')
        .update(await renderSyllabus(input))
        .digest('hex'),
    );
  });

  it('keeps its letters for readers, also those that a document before it only drew as parts of others', async () => {
    const called = (name: string) => renderSyllabus({ ...input, course: { ...input.course, name } });
    const alone = await called('Quiz');
    await called('ŽŹŻ ÝŶŸ');
    expect(await readText(await called('ZYZ'), 1)).toContain('ZYZ');
    expect((await called('Quiz')).equals(alone)).toBe(true);
  });

  it('numbers its pages and never ends one with a heading', async () => {
    const pdf = await renderSyllabus({ ...input, course: { ...input.course, outline: longOutline } });
    const { numPages } = await open(pdf);
    expect(numPages).toBeGreaterThan(2);
    for (let number = 1; number <= numPages; number++) {
      expect(await readText(pdf, number)).toContain(`Page ${number} of ${numPages}`);
      const said = await readStructure(pdf, number);
      expect(said.length).toBeGreaterThan(0);
      expect(said.at(-1)?.path).not.toMatch(/H\d$/);
    }
  });

  it('cuts a part that is longer than a page between two topics, and loses none', async () => {
    const topics = Array.from({ length: 90 }, (_, index) => `Topic ${index + 1} of a part that does not end`);
    const pdf = await renderSyllabus({
      ...input,
      course: { ...input.course, outline: [{ title: 'Endless', topics }] },
    });
    const { numPages } = await open(pdf);
    const said = (
      await Promise.all(Array.from({ length: numPages }, (_, index) => readStructure(pdf, index + 1)))
    ).flat();
    expect(said.filter(({ path }) => path.endsWith('LI LBody')).map(({ text }) => text)).toEqual([
      ...topics,
      ...input.course.outcomes,
    ]);
  });

  it('sets a text in a script that its font lacks in the font of that script, and keeps the words for readers', async () => {
    const name = 'व्यावसायिक प्रशिक्षण';
    const hindi = { ...input, lang: 'hi', course: { ...input.course, name } };
    expect(findUndrawableCharacters(hindi)).toEqual([]);
    const pdf = await renderSyllabus(hindi);
    const { metadata } = await (await open(pdf)).getMetadata();
    expect(metadata?.get('pdfuaid:part')).toBe('1');
    expect(
      pdf
        .toString('latin1')
        .match(/\/FontName \/\S+/g)
        ?.join(),
    ).toContain('NotoSansDevanagari-Bold');
    // Glyphs stand in the order in which they are drawn, and two letters may share one: what they say is written beside them.
    expect(actualTexts(pdf)).toEqual([name]);
  });

  it('draws boxes for what no font has, keeps the words for readers, and then does not call itself PDF/UA', async () => {
    const name = 'இணைய மேம்பாடு';
    const tamil = { ...input, course: { ...input.course, name } };
    expect(findUndrawableCharacters(input)).toEqual([]);
    expect(findUndrawableCharacters(tamil)).toContain('இ');
    const pdf = await renderSyllabus(tamil);
    const { info, metadata } = await (await open(pdf)).getMetadata();
    expect(info).toMatchObject({ Title: `${name} – Course syllabus` });
    expect(metadata?.get('pdfuaid:part')).toBeFalsy();
    expect(actualTexts(pdf)).toEqual([name]);
  });
});

/** The words that a document gives beside its glyphs. */
function actualTexts(pdf: Buffer): string[] {
  const streams = pdf.toString('latin1').matchAll(/stream\r?\n([\s\S]*?)\r?\nendstream/g);
  return [...streams].flatMap(([, data = '']) => {
    const bytes = Buffer.from(data, 'latin1');
    // Fonts and pages are deflated, the metadata is not.
    const content = bytes[0] === 0x78 ? inflateSync(bytes).toString('latin1') : '';
    return [...content.matchAll(/\/ActualText \(((?:\\[\s\S]|[^\\)])*)\)/g)].map(([, text = '']) => readString(text));
  });
}

/** A string of a PDF as text: UTF-16 behind a mark, with what would end it escaped. */
function readString(written: string): string {
  const plain = written.replace(
    /\\([nrtbf\\()])/g,
    (_, char: string) => ({ n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' })[char] ?? char,
  );
  return Buffer.from(plain, 'latin1').subarray(2).swap16().toString('utf16le');
}
