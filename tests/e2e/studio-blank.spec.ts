import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, type Locator, type Page, test } from '@playwright/test';
import { optionOf, type SchemaNode, schemaNodeAt, schemaNodeOf } from '../../src/diagnostics/schema-node.ts';
import { findPath } from '../../src/json/edit/id-path.ts';
import { isObject } from '../../src/json/values.ts';
import { companyConfig } from '../company.ts';
import { siteSchema } from '../registry.ts';
import { buildFolder, companyPublic, writeSite } from '../served-site.ts';
import { type ServedStudio, serveStudio } from '../studio/served-studio.ts';

// The home page of the company, made of the blank site in Studio alone: no other program writes a byte of its config.

type Json = Record<string, unknown>;
type Path = (string | number | { id: string })[];

const project = join(import.meta.dirname, '../..');
const shipped = JSON.parse(readFileSync(join(project, 'src/content/texts/en.json'), 'utf8')) as Json;
const target = homeAlone(companyConfig() as unknown as Json);

const folder = mkdtempSync(join(tmpdir(), 'studio-blank-'));
const file = join(folder, 'site.config.json');
const onDisk = () => JSON.parse(readFileSync(file, 'utf8')) as Json;
let studio: ServedStudio;

test.beforeAll(async () => {
  cpSync(join(project, 'examples/blank'), folder, { recursive: true });
  cpSync(companyPublic, join(folder, 'public'), { recursive: true });
  studio = await serveStudio(folder);
});
test.afterAll(async () => {
  await studio?.end('SIGTERM');
  rmSync(folder, { recursive: true, force: true });
});

test('the blank site becomes the home page of the company by forms alone, and is built as if written by hand', async ({
  page,
}) => {
  page.setDefaultTimeout(15_000);
  await page.setViewportSize({ width: 1440, height: 1200 });
  await page.context().addCookies([studio.cookie]);
  await page.goto(`${studio.url}/__studio`);
  await saved(page);
  const { version: _, routes, header, footer, ...rest } = target;
  const [home] = routes as [Json];
  const { sections, id, ...settings } = home;

  for (const [key, value] of Object.entries(rest)) {
    await openPart(page, key);
    await fillWhole(page, [key], value);
  }
  await page.locator('[data-pane=outline]').getByRole('radio', { name: 'Page', exact: true }).press(' ');
  const settingsRow = page.locator('[data-pane=outline]').getByText('Page settings');
  await settingsRow.click();
  const route: Path = ['routes', { id: String(id) }];
  await fillKey(page, route, 'id', id);
  await fillSections(page, [...route, 'sections'], sections as Json[]);
  // Their links lead to sections that are there now.
  for (const [key, value] of Object.entries({ footer, header })) {
    await openPart(page, key);
    await fillWhole(page, [key], value);
  }
  await settingsRow.click();
  for (const [key, value] of Object.entries(settings)) await fillKey(page, route, key, value);
  await saved(page);

  const build = async (name: string, config: Json) => {
    const built = writeSite(name, config, {}, [companyPublic]);
    const warnings = await buildFolder(built);
    const html = readFileSync(join(built, 'dist/index.html'), 'utf8');
    rmSync(built, { recursive: true });
    return { html, warnings };
  };
  const made = await build('studio-blank-made', onDisk());
  expect(made).toEqual(await build('studio-blank-written', target));
});

/** What the company's config holds of its home page and of nothing else. */
function homeAlone(config: Json): Json {
  const ofSite = ['version', 'brand', 'contacts', 'social', 'tokens', 'seo', 'theme', 'dialogs', 'header', 'footer'];
  const { people, services, technologies } = Object.fromEntries(
    Object.entries(config.lists as Record<string, Json>).map(([name, list]) => [
      list.of,
      { name, list: { ...list, items: varied(list.items as Json[]) } },
    ]),
  );
  const lists = [people, services, technologies].flatMap((one) => (one ? [[one.name, one.list]] : []));
  const texts = different(config.texts as Json, shipped);
  return withoutOtherPages({
    ...Object.fromEntries(ofSite.map((key) => [key, config[key]])),
    ...(texts && { texts }),
    lists: Object.fromEntries(lists),
    routes: (config.routes as Json[]).slice(0, 1),
  }) as Json;
}

/** Two items, and each that has a key which none before it has: the others would only repeat what these have shown. */
function varied(items: Json[]): Json[] {
  const keys = new Set<string>();
  return items.filter((item, at) => {
    const isNew = Object.keys(item).some((key) => !keys.has(key));
    for (const key of Object.keys(item)) keys.add(key);
    return at < 2 || isNew;
  });
}

/** A value without the links that lead to other pages. */
function withoutOtherPages(value: unknown): unknown {
  const leadsAway = (one: unknown) => isObject(one) && /^\/[^#]/.test(String(one.href ?? ''));
  if (Array.isArray(value)) return value.filter((one) => !leadsAway(one)).map(withoutOtherPages);
  if (!isObject(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, withoutOtherPages(part)]));
}

/** The texts that are not the shipped ones. */
function different(texts: Json, others: Json): Json | undefined {
  const own = Object.entries(texts).flatMap(([key, text]): [string, unknown][] => {
    const part = isObject(text) ? different(text, others[key] as Json) : text === others[key] ? undefined : text;
    return part === undefined ? [] : [[key, part]];
  });
  return own.length > 0 ? Object.fromEntries(own) : undefined;
}

const siteSchemaNode = schemaNodeOf(siteSchema) as Extract<SchemaNode, { kind: 'object' }>;

function schemaNodeOfPath(value: unknown, path: Path): SchemaNode | undefined {
  const found = findPath(value, path);
  return found && schemaNodeAt(value, siteSchemaNode, found);
}

const form = (page: Page) => page.locator('[data-pane=form]');
const status = (page: Page) => page.locator('[data-pane=top] output');
const saved = (page: Page) => expect(status(page)).toHaveText('Saved');
const fieldOf = (page: Page, path: Path) => form(page).locator(`[data-field='${JSON.stringify(path)}']`);
const rowOf = (scope: Locator, path: Path) => scope.locator(`[data-item='${JSON.stringify(path)}']`);

/** What the file says at a path. */
async function there(page: Page, path: Path): Promise<unknown> {
  await saved(page);
  return path.reduce<unknown>((at, step) => {
    if (typeof step === 'object') return (at as Json[] | undefined)?.find(({ id = 'home' }) => id === step.id);
    return (at as Json | undefined)?.[step];
  }, onDisk());
}

async function openPart(page: Page, key: string): Promise<void> {
  const tab = key === 'header' || key === 'footer' ? 'Page' : 'Site';
  const outline = page.locator('[data-pane=outline]');
  await outline.getByRole('radio', { name: tab, exact: true }).press(' ');
  await rowOf(outline, [key]).click();
  await expect(rowOf(outline, [key])).toHaveAttribute('aria-current', 'true');
}

/** Goes to what the thing whose form is shown is in. */
const leave = (page: Page) => form(page).getByRole('navigation').getByRole('button').last().click();

/** Fills in the form of a thing that is shown. */
async function fillWhole(page: Page, path: Path, value: unknown): Promise<void> {
  const schemaNode = path.length === 1 ? siteSchemaNode.keys.get(String(path[0])) : schemaNodeOfPath(onDisk(), path);
  if (schemaNode?.kind === 'record') await fillRecord(page, form(page), path, value as Json);
  else if (Array.isArray(value)) await fillItems(page, form(page), path, value as Json[], schemaNode);
  else await fillKeys(page, path, value as Json);
}

async function fillKeys(page: Page, path: Path, value: Json): Promise<void> {
  let known = (await there(page, path)) as Json | undefined;
  const owner = schemaNodeOfPath(onDisk(), path.slice(0, -1));
  const schemaNode = owner?.kind === 'record' ? owner.value : owner?.kind === 'list' ? owner.item : undefined;
  const kinds = schemaNode?.kind === 'choice' ? schemaNode : undefined;
  if (kinds && kinds.by !== 'type' && known?.[kinds.by] !== value[kinds.by]) {
    const kind = kinds.options.get(String(value[kinds.by]));
    await form(page).getByRole('combobox').first().click();
    await page.getByRole('option', { name: kind?.title ?? '', exact: true }).click();
    known = (await there(page, path)) as Json;
  }
  // A dialog takes the place of a link, which goes after it.
  const keys = Object.entries(value).sort(([one], [other]) => Number(one === 'dialog') - Number(other === 'dialog'));
  for (const [key, part] of keys) {
    if (key === kinds?.by) continue;
    if (known?.[key] !== undefined && JSON.stringify(known[key]) === JSON.stringify(part)) continue;
    await fillKey(page, path, key, part);
  }
  for (const key of Object.keys(known ?? {})) {
    const isKind = key === kinds?.by;
    // The dialog waits in its field for the link to go.
    if (key === 'href' && 'dialog' in value) await expect(status(page)).toHaveText('1 field not saved');
    // What an example has brought is not wanted.
    if (!(key in value) && key !== 'id' && !isKind)
      await fieldOf(page, [...path, key])
        .locator(':scope > span')
        .last()
        .getByRole('button')
        .click();
  }
}

/** Fills in one key of a thing, which is added from the menu where it is not there yet. */
async function fillKey(page: Page, path: Path, key: string, value: unknown): Promise<void> {
  const place = [...path, key];
  const field = fieldOf(page, place);
  if ((await field.count()) === 0) await addKey(page, path, key);
  const schemaNode = typeof value === 'object' ? await schemaNodeOfKey(page, path, key) : undefined;
  if (Array.isArray(value)) {
    if (schemaNode?.kind === 'list' && schemaNode.item.kind === 'value')
      await fillTexts(page, field, place, value as string[]);
    else await fillItems(page, field, place, value as Json[], schemaNode);
  } else if (isObject(value)) {
    if (schemaNode?.kind === 'record') await fillRecord(page, field, place, value);
    else await fillKeys(page, place, value);
  } else await setValue(page, field, value as string | number | boolean);
}

/** What the schema says of a key of a thing. */
async function schemaNodeOfKey(page: Page, path: Path, key: string) {
  const value = await there(page, path);
  const whole = path.length === 1 ? siteSchemaNode.keys.get(String(path[0])) : schemaNodeOfPath(onDisk(), path);
  const own = whole?.kind === 'choice' ? optionOf(value, whole) : whole;
  return own?.kind === 'object' ? own.keys.get(key) : undefined;
}

async function addKey(page: Page, path: Path, key: string): Promise<void> {
  const owner = fieldOf(page, path);
  const scope = (await owner.count()) > 0 ? owner : form(page);
  const part = await schemaNodeOfKey(page, path, key);
  // The menus of parts come before the one of the whole.
  await scope.getByRole('button', { name: 'More', exact: true }).last().click();
  await page
    .getByRole('menuitem')
    .filter({ has: page.getByText(part?.description ?? part?.title ?? key, { exact: true }) })
    .click();
  await expect(fieldOf(page, [...path, key]), JSON.stringify([...path, key])).toBeVisible();
  await saved(page);
}

async function setValue(page: Page, field: Locator, value: string | number | boolean): Promise<void> {
  const checkbox = field.getByRole('checkbox', { name: 'Decoration only' });
  if (value === '' && (await checkbox.count()) > 0) return checkbox.check();
  const toggle = field.getByRole('switch');
  if ((await toggle.count()) > 0) return (await toggle.isChecked()) === value ? undefined : toggle.press(' ');
  const radio = field.locator(`input[type=radio][value=${JSON.stringify(String(value))}]`);
  if ((await radio.count()) > 0) return radio.press(' ');
  const input = field.locator('input:not([type=radio], [type=checkbox], [type=hidden], [type=file]), textarea').first();
  if (await input.evaluate((one: HTMLInputElement) => one.readOnly || one.matches('[data-select]'))) {
    await input.click();
    await page
      .getByRole('option')
      .filter({ hasText: new RegExp(`^${String(value).replaceAll('-', '[- ]')}( |$)`, 'i') })
      .click();
    return;
  }
  await input.fill(String(value));
  const rename = field.getByRole('button', { name: 'Rename everywhere' });
  if ((await rename.count()) > 0) {
    await input.press('Enter');
    await expect(rename).toBeHidden();
    return saved(page);
  }
  await input.blur();
}

async function fillTexts(page: Page, field: Locator, path: Path, texts: string[]): Promise<void> {
  for (const [at, text] of texts.entries()) {
    const row = field.locator(`li[data-at="${at}"]`);
    if ((await row.count()) === 0) await field.getByRole('button', { name: /^Add / }).click();
    await row.getByRole('textbox').fill(text);
    await row.getByRole('textbox').blur();
  }
  const more = ((await there(page, path)) as string[]).length - texts.length;
  for (let left = more; left > 0; left--) {
    const row = field.locator(`li[data-at="${texts.length}"]`);
    await row.getByRole('button', { name: /^Actions for/ }).click();
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    await saved(page);
  }
}

/** The step to an item of a list. */
const stepTo = (item: Json | undefined, at: number) => (typeof item?.id === 'string' ? { id: item.id } : at);

async function fillItems(
  page: Page,
  scope: Locator,
  path: Path,
  items: Json[],
  whole: SchemaNode | undefined,
): Promise<void> {
  if (whole?.kind !== 'list') throw new Error(`No list: ${JSON.stringify(path)}`);
  let there = await itemsAt(page, path);
  for (let at = there.length - 1; at >= items.length; at--) {
    await rowOf(scope, [...path, stepTo(there[at], at)]).click();
    await page.keyboard.press('Delete');
    there = await itemsAt(page, path);
  }
  for (const [at, item] of items.entries()) {
    if (at < there.length) await rowOf(scope, [...path, stepTo(there[at], at)]).click();
    else {
      await scope.getByRole('button', { name: /^Add / }).last().click();
      if (whole.item.kind === 'choice') {
        const kind = whole.item.options.get(String(item[whole.item.by]));
        await page
          .getByRole('menuitem')
          .filter({ has: page.getByText(kind?.title ?? '', { exact: true }) })
          .click();
      }
    }
    await expect.poll(async () => (await itemsAt(page, path)).length).toBeGreaterThan(at);
    there = await itemsAt(page, path);
    await fillItem(page, [...path, stepTo(there[at], at)], item);
    there = await itemsAt(page, path);
    await leave(page);
  }
}

const itemsAt = async (page: Page, path: Path) => ((await there(page, path)) as Json[] | undefined) ?? [];

/** Fills in the form of an item, its id first: places below it are named by it. */
async function fillItem(page: Page, path: Path, { id, ...item }: Json): Promise<void> {
  // Its form is there.
  await expect(
    form(page)
      .locator(`[data-field^='${JSON.stringify(path).slice(0, -1)}']`)
      .first(),
  ).toBeVisible();
  if (id !== undefined && JSON.stringify(path.at(-1)) !== JSON.stringify({ id })) await fillKey(page, path, 'id', id);
  await fillKeys(page, id === undefined ? path : [...path.slice(0, -1), { id: String(id) }], item);
}

async function fillRecord(page: Page, scope: Locator, path: Path, entries: Json): Promise<void> {
  for (const [name, value] of Object.entries(entries)) {
    const known = (await there(page, path)) as Json | undefined;
    if (!known || !(name in known)) {
      await scope.getByRole('button', { name: /^Add / }).last().click();
      await scope.getByLabel('Name', { exact: true }).fill(name);
      await page.keyboard.press('Enter');
      await expect.poll(async () => (await there(page, path)) as Json).toHaveProperty([name]);
    } else if (isObject(value)) await rowOf(scope, [...path, name]).click();
    if (isObject(value)) {
      await fillWhole(page, [...path, name], value);
      await leave(page);
    } else await setValue(page, fieldOf(page, [...path, name]), value as string);
  }
}

async function fillSections(page: Page, path: Path, sections: Json[]): Promise<void> {
  const outline = page.locator('[data-pane=outline]');
  const row = (item: Json | undefined, at: number) => rowOf(outline, [...path, stepTo(item, at)]);
  for (const [at, { type, id }] of sections.entries()) {
    if (at < (await itemsAt(page, path)).length) continue;
    await outline.getByRole('button', { name: 'Add a section', exact: true }).click();
    const palette = page.getByRole('dialog');
    await palette.getByRole('textbox').fill(String(type));
    await palette.getByRole('listitem').first().getByRole('button').first().click();
    await expect.poll(async () => (await itemsAt(page, path)).length).toBeGreaterThan(at);
    const added = (await itemsAt(page, path))[at];
    expect(added?.type).toBe(type);
    await expect(row(added, at)).toHaveAttribute('aria-current', 'true');
    await fillKey(page, [...path, stepTo(added, at)], 'id', id);
  }
  // All are there before links lead to them.
  for (const [at, { type: _, ...section }] of sections.entries()) {
    await row(section, at).click();
    await fillItem(page, [...path, stepTo(section, at)], section);
  }
}
