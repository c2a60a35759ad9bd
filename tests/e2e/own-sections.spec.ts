import { expect, type Page, test } from '@playwright/test';
import { type ServedSite, type SiteFiles, serveFolder, writeSmallSite } from '../served-site.ts';
import { hold } from './hold-requests.ts';
import { pageLog, watchViolations } from './page-log.ts';
import { takeOver } from './take-over.ts';

// Live section types of a site's own, as a developer writes them who knows React and Zod, in a built site with its policy.

let site: ServedSite;

/** A section type with a title, whose component has this state and content. */
function sectionType(type: string, client: string, state: string, content: string, options = ''): SiteFiles {
  const folder = `sections/${type}`;
  return {
    [`${folder}/section.ts`]: `import { defineSection, text } from 'site-from-json/schema';
export default defineSection('${type}', {
  title: '${type}', description: 'Shows.', client: '${client}', shape: { title: text('Title', 'A title.', 'x') }${options},
});
`,
    [`${folder}/examples.json`]: JSON.stringify({ sections: [{ type, id: type, title: 'x' }] }),
    [`${folder}/${type}.tsx`]: `import { useEffect, useRef, useState } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { z } from 'zod';
export default function Shown({ section: { id, title }, heading: Heading }) {
  const Title = 'h' + Heading;
  ${state}
  return <div><Title id={'_title-' + id}>{title}</Title>${content}</div>;
}
`,
  };
}

const types = {
  ...sectionType(
    'working',
    'visible',
    `const [said, say] = useState([]);
  const div = useRef(null);
  useEffect(() => {
    const blob = URL.createObjectURL(new Blob(['postMessage("by a text")']));
    for (const worker of [new Worker(new URL('./work.ts', import.meta.url), { type: 'module' }), new Worker(blob)])
      worker.onmessage = ({ data }) => say((said) => [...said, data].sort());
    div.current.innerHTML = '<b>Bare</b><br><svg/>';
  }, []);`,
    '<p>{said.join(", ")}</p><div ref={div} />',
    ", outside: () => ({ worker: 'blob:' })",
  ),
  'sections/working/work.ts': `import { greeting } from './greeting.ts';
postMessage(greeting);`,
  'sections/working/greeting.ts': `export const greeting: string = 'by a file';`,
  ...sectionType(
    'checking',
    'visible',
    `const [said, say] = useState('');
  useEffect(() => {
    const price = z.object({ price: z.coerce.number().min(1, 'Too little') });
    say(price.safeParse({ price: '0' }).error.issues[0].message);
  }, []);`,
    '<p>{said}</p>',
  ),
  ...sectionType(
    'failing',
    'visible',
    `if (typeof window !== 'undefined' && window.outOfPaint) throw new Error('Out of paint');`,
    '<p>Good words</p>',
  ),
  ...sectionType(
    'placed',
    'load',
    'const [query] = useSearchParams(); const { pathname, hash } = useLocation();',
    "<p>{[pathname, query.get('size') ?? 'any', hash || 'none'].join(' ')}</p>",
  ),
  ...sectionType(
    'pressed',
    'visible',
    `const [count, setCount] = useState(0); const [isBold, setBold] = useState(false); const [size, setSize] = useState('S');
  const [color, setColor] = useState('red'); const [word, setWord] = useState('');`,
    `<button onClick={() => setCount(count + 1)}>More</button>
    <div role="button" tabIndex={0} onClick={() => setCount(count + 10)}>Many more</div>
    <table><tbody><tr><td onClick={() => setCount(count + 100)}>Cell</td></tr></tbody></table>
    <label><input type="checkbox" checked={isBold} onChange={(event) => setBold(event.target.checked)} />Bold</label>
    <label><input type="radio" name="size" checked={size === 'S'} onChange={() => setSize('S')} />Small</label>
    <label><input type="radio" name="size" checked={size === 'L'} onChange={() => setSize('L')} />Large</label>
    <select aria-label="Color" value={color} onChange={(event) => setColor(event.target.value)}>
      <option>red</option><option>blue</option>
    </select>
    <input aria-label="Word" value={word} onChange={(event) => setWord(event.target.value)} />
    <output>{[count, String(isBold), size, color, word].join(' ')}</output>`,
  ),
};

test.beforeAll(async () => {
  const folder = writeSmallSite(
    'own-live-sections',
    ({ routes }) => {
      const add = (at: number, ...own: string[]) =>
        routes[at]?.sections.push(...own.map((type) => ({ type, id: type, title: type }) as never));
      add(0, 'checking', 'failing', 'working');
      add(1, 'placed', 'pressed');
    },
    types,
  );
  site = await serveFolder(folder);
});
test.afterAll(() => site?.close());

const isLive = (page: Page, id: string) => expect(page.locator(`#${id}`)).toHaveAttribute('data-live', '');

test('a live section that uses Zod breaks no rule of the policy', async ({ page }) => {
  const violations = await watchViolations(page);
  await page.goto(site.url);
  await takeOver(page);
  await page.locator('#checking').scrollIntoViewIfNeeded();
  await expect(page.getByText('Too little')).toBeVisible();
  expect(violations).toEqual([]);
});

test('a live section may have workers and write tags without attributes, as packages do', async ({ page }) => {
  const { said } = pageLog(page);
  await page.goto(site.url);
  await takeOver(page);
  const section = page.locator('#working');
  await section.scrollIntoViewIfNeeded();
  await expect(section.getByRole('paragraph')).toHaveText('by a file, by a text');
  await expect(section.locator('b')).toHaveText('Bare');
  expect(said).toEqual([]);
});

test('a live section that fails keeps its prerendered HTML, and the error is told', async ({ page }) => {
  const { said } = pageLog(page);
  await page.addInitScript('window.outOfPaint = true');
  await page.goto(site.url);
  const before = await page.locator('#failing').innerHTML();
  await takeOver(page);
  await page.locator('#failing').scrollIntoViewIfNeeded();
  await expect(page.locator('#failing')).toHaveAttribute('data-live', 'failed');
  await expect(page.getByText('Good words')).toBeVisible();
  expect(await page.locator('#failing').innerHTML()).toBe(before);
  expect(said.join('\n')).toContain('Out of paint');
});

test('a section that reads the address is hydrated without a mismatch on a deep link, and then has the address', async ({
  page,
}) => {
  const { said } = pageLog(page);
  await page.goto(`${site.url}/about?size=L#pressed`);
  await expect(page.locator('#placed p')).toHaveText('/about any none');
  await takeOver(page);
  await isLive(page, 'placed');
  await expect(page.locator('#placed p')).toHaveText('/about L #pressed');
  expect(said).toEqual([]);
});

/** Presses, chooses and writes in the section before its code is there. */
async function workWith(page: Page): Promise<void> {
  const section = page.locator('#pressed');
  await section.getByRole('button', { name: 'More', exact: true }).click();
  await section.getByRole('button', { name: 'More', exact: true }).click();
  await section.getByRole('button', { name: 'Many more' }).click();
  await section.getByRole('cell').click();
  await section.getByRole('checkbox').check();
  await section.getByRole('radio', { name: 'Large' }).check();
  await section.getByRole('combobox').selectOption('blue');
  await section.getByRole('textbox').fill('Hello');
}

for (const [what, pattern] of [
  ['React', '**/assets/*.js'],
  ['its own code', '**/assets/pressed-*.js'],
] as const)
  test(`what a visitor does in a live section before ${what} is there is done once it is`, async ({ page }) => {
    const release = await hold(page, pattern);
    await page.goto(`${site.url}/about`);
    await page.locator('#pressed').scrollIntoViewIfNeeded();
    if (what === 'its own code') await takeOver(page);
    await workWith(page);
    await expect(page.locator('output')).toHaveText('0 false S red');
    release();
    await isLive(page, 'pressed');
    await expect(page.locator('output')).toHaveText('112 true L blue Hello');
    await expect(page.getByRole('checkbox')).toBeChecked();
    await expect(page.getByRole('radio', { name: 'Large' })).toBeChecked();
    await expect(page.getByRole('textbox')).toHaveValue('Hello');
  });
