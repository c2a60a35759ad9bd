import type { ComponentType } from 'react';
import type { z } from 'zod';
import type { EntityKind, WrittenLists } from '../../schema/lists.ts';
import type { ListKind } from '../../schema/section.ts';
import type { Diagnostic } from '../config/report/issue.ts';
import type { SiteFacts } from '../config/resolve/json-ld.ts';
import type { PictureUse, SectionDataOf, SectionProps } from '../config/resolve/page-model.ts';

const clientModes = ['static', 'visible', 'interaction', 'load'] as const;

/**
 * When React hydrates a section: never (`static`: its HTML is final and its code is not loaded), when it comes near the
 * viewport, when the visitor interacts with it, or as soon as React runs.
 */
export type ClientMode = (typeof clientModes)[number];

type AnyTone = 'plain' | 'tinted' | 'contrast';

/** What `schema.ts` of a section type exports. */
interface Schema<T extends string, S extends z.ZodType, L extends ListKind> {
  type: T;
  schema: S;
  list: L;
  examples: z.input<S>[];
  exampleLists: WrittenLists;
}

/** Addresses of other sites that a section sends a form to or shows in a frame. */
export interface Outside {
  form?: string | undefined;
  frame?: string | undefined;
}

interface Definition<T extends string, S extends z.ZodType, L extends ListKind> extends Schema<T, S, L> {
  client: ClientMode;
  /** Loads the component. Checking a config does not need it. */
  component: () => Promise<{ default: ComponentType<SectionProps<Schema<T, S, L>>> }>;
  /** How large its pictures are shown, which decides the widths of their files. Default: `beside` (text). */
  pictures?: PictureUse | ((section: z.output<S>) => PictureUse);
  /** The background that a section sets itself, instead of its `tone`: text on a photograph is light in both colour schemes. */
  ground?: (section: z.output<S>) => AnyTone | undefined;
  /** Checks a section, as written in the config, beyond its schema. Paths begin at the section. */
  check?: (written: Record<string, unknown>, page: unknown) => Iterable<Diagnostic>;
  /** Default values of a section on the page of an item, made from the item. */
  fromItem?: (item: Record<string, unknown>, kind: EntityKind) => Record<string, unknown>;
  /** The key in `contacts` of the address that a section's form writes to, as written in the config. */
  mailbox?: (written: Record<string, unknown>) => unknown;
  /** The addresses whose origins the site's Content-Security-Policy must allow for a section. */
  outside?: (section: z.output<S>) => Outside;
  /** The structured data (JSON-LD without `@context`) of all sections of this type on a page. */
  structuredData?: (sections: SectionDataOf<Schema<T, S, L>>[], site: SiteFacts) => object[];
}

/** Defines a section type: its schema, its component and its options. Throws if its `client` is unknown. */
export function defineSection<const T extends string, S extends z.ZodType, const L extends ListKind>(
  definition: Definition<T, S, L>,
): Definition<T, S, L> {
  if (!clientModes.includes(definition.client))
    throw new Error(
      `client is "${definition.client}". Use one of ${clientModes.map((mode) => `"${mode}"`).join(', ')}.`,
    );
  return definition;
}
