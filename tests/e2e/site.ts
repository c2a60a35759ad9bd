import { readFileSync } from 'node:fs';
import type { CollectionName, Entity } from '../../schema/collection-names.ts';
import { companyFile, wholeConfig } from '../company.ts';
import { siteSchema } from '../registry.ts';

/** The config of the site under test, with its tokens filled and nothing left out. */
export const config = wholeConfig(siteSchema.parse(JSON.parse(readFileSync(companyFile, 'utf8'))));

/** The items of the lists of one kind. */
export function listOf<K extends CollectionName>(kind: K): Entity<K>[] {
  return Object.values(config.lists).flatMap((list) => (list.of === kind ? (list.items as Entity<K>[]) : []));
}

/** Every address with a page of its own, and one without. */
export const paths = [...config.routes.map(({ path }) => path), '/no-such-page'];
