import { join } from 'node:path';
import { mostIssues, readText, toIssues } from '../../diagnostics/locate.ts';
import { rewrite } from '../../json/edit/apply-edits.ts';
import { isObject, isSame, keyOf } from '../../json/values.ts';
import { displayName } from '../../project/display-name.ts';
import { languageFilesOf } from '../../project/languages/language-files.ts';
import { listsInOrder, namedByIds, withIds } from '../../project/languages/name-items.ts';
import { type Migration, migrate } from '../../validate/rules/version.ts';
import type { SiteTexts, Step } from './step.ts';

// What changed in the config and the files of its other languages.

export const configName = 'site.config.json';

/** The step of a migration of the format. */
export const migrationStep = (migration: Migration): Step => ({
  since: migration.since,
  title: `${configName}: ${migration.change}`,
  change({ texts }) {
    const text = texts.get(configName) as string;
    const { value, changes } = migrate(JSON.parse(text), [migration]);
    return { changes: new Map(changes.length > 0 ? [[configName, rewrite(text, value)]] : []) };
  },
});

/** A site had one announcement once. */
export const severalAnnouncements: Step = {
  since: '1.0.0',
  title: '"announcements" of the header is a list, in place of "announcement".',
  change(site) {
    const main = JSON.parse(site.texts.get(configName) as string);
    const changes = [configName, ...languagesOf(site, main).map(({ name }) => name)].flatMap((name) => {
      const text = site.texts.get(name) as string;
      const value = JSON.parse(text);
      const header = keyOf(value, 'header');
      if (!isObject(header) || !isObject(header.announcement)) return [];
      const entries = Object.entries(header).map(([key, part]) =>
        key === 'announcement' ? ['announcements', [part]] : [key, part],
      );
      return [[name, rewrite(text, { ...value, header: Object.fromEntries(entries) })] as const];
    });
    return { changes: new Map(changes) };
  },
};

/** Items of lists had no ids once, and the files of other languages named them by their order. */
export const itemsById: Step = {
  since: '1.0.0',
  title: 'The files of other languages name the items of lists by ids, in place of their order.',
  change(site) {
    const { folder, texts } = site;
    const text = texts.get(configName) as string;
    const main = JSON.parse(text);
    const languages = languagesOf(site, main);
    const own = languages.map(({ value }) => value);
    const lists = own.flatMap((one) => listsInOrder(main, one));
    const named = withIds(main, lists, own);
    const written = languages.map(({ name, text, value }) => {
      const { value: after, diagnostics } = namedByIds(named, value);
      const issues = toIssues(readText(text, displayName(join(folder, name))), diagnostics, mostIssues);
      return { name, issues, text: isSame(after, value) ? text : rewrite(text, after) };
    });
    return {
      changes: new Map([
        [configName, isSame(named, main) ? text : rewrite(text, named)],
        ...written.map(({ name, text }) => [name, text] as const),
      ]),
      issues: written.flatMap(({ issues }) => issues),
    };
  },
};

const languagesOf = ({ texts }: SiteTexts, main: unknown) =>
  languageFilesOf(main).flatMap(({ name }) => {
    const text = texts.get(name);
    return text === undefined ? [] : [{ name, text, value: JSON.parse(text) as unknown }];
  });
