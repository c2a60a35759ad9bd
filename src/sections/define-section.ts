import type { ComponentType } from 'react';
import type { z } from 'zod';
import type { EntityKind, WrittenLists } from '../../schema/lists.ts';
import type { ListKind } from '../../schema/section.ts';
import type { Diagnostic } from '../config/report/issue.ts';
import type { SiteFacts } from '../config/resolve/json-ld.ts';
import type { PictureUse, SectionDataOf, SectionProps } from '../config/resolve/page-model.ts';

/**
 * When React takes a section over in the browser: never (`static`: its HTML is final and its code is not loaded), when it comes near the
 * screen, when the visitor touches it, or as soon as React runs.
 */
export type ClientMode = 'static' | 'visible' | 'interaction' | 'load';

type AnyTone = 'plain' | 'tinted' | 'contrast';

/** What `schema.ts` of a section type gives. */
interface Schema<T extends string, S extends z.ZodType, L extends ListKind> {
  type: T;
  schema: S;
  list: L;
  examples: z.input<S>[];
  exampleLists: WrittenLists;
}

/** Addresses of other sites, by what is done with them. */
export interface Outside {
  form?: string | undefined;
  frame?: string | undefined;
}

interface Definition<T extends string, S extends z.ZodType, L extends ListKind> extends Schema<T, S, L> {
  client: ClientMode;
  /** Loads the component. The config is read and checked without it. */
  component: () => Promise<{ default: ComponentType<SectionProps<Schema<T, S, L>>> }>;
  /** How large its pictures are shown, by which the widths of their files are chosen; `beside` text unless told. */
  pictures?: PictureUse | ((section: z.output<S>) => PictureUse);
  /** The ground that a section brings itself, whatever its `tone`: words on a photograph are light in each scheme. */
  ground?: (section: z.output<S>) => AnyTone | undefined;
  /** What is the matter with a section as it is written, beyond its schema; paths begin at the section. */
  check?: (written: Record<string, unknown>, page: unknown) => Iterable<Diagnostic>;
  /** What a section takes of the item that its page is for, where it says nothing itself. */
  fromItem?: (item: Record<string, unknown>, kind: EntityKind) => Record<string, unknown>;
  /** The key in `contacts` of the address that a section's form writes to, as it is written. */
  mailbox?: (written: Record<string, unknown>) => unknown;
  /** The addresses elsewhere that a section sends its form to or shows in a frame: the site's policy then allows their origins. */
  outside?: (section: z.output<S>) => Outside;
  /** What search engines are told of the sections of this type on a page, as JSON-LD without its `@context`. */
  structuredData?: (sections: SectionDataOf<Schema<T, S, L>>[], site: SiteFacts) => object[];
}

/** Defines a section type: its schema, its component, and whatever else the site needs to know of it. */
export const defineSection = <const T extends string, S extends z.ZodType, const L extends ListKind>(
  definition: Definition<T, S, L>,
): Definition<T, S, L> => definition;
