import { readFileSync } from 'node:fs';
import type { Entity, EntityKind } from '../../schema/lists.ts';
import { siteSchema } from '../../schema/site.ts';
import { textsFor } from '../../src/config/texts/index.ts';
import { fillTokens, tokenValues } from '../../src/config/tokens.ts';
import { companyFile } from '../company.ts';

const parsed = siteSchema.parse(JSON.parse(readFileSync(companyFile, 'utf8')));

/** The config of the site under test, with its tokens filled. */
export const config = fillTokens(
  { ...parsed, texts: textsFor(parsed.seo.lang, parsed.texts) },
  tokenValues(parsed),
);

/** The items of the lists of one kind. */
export function listOf<K extends EntityKind>(kind: K): Entity<K>[] {
  return Object.values(config.lists).flatMap((list) => (list.of === kind ? (list.items as Entity<K>[]) : []));
}

/** Every address with a page of its own, and one without. */
export const paths = [...config.routes.map(({ path }) => path), '/no-such-page'];
