import { imageField, pictureField } from '../../../schema/fields/index.ts';
import { textField } from '../../../schema/fields/text.ts';
import { slug } from '../../../schema/slug.ts';
import { keysOf, type SchemaNode } from '../../diagnostics/schema-node.ts';
import { freeName } from '../item-id.ts';
import { idOfFile } from './item-file.ts';

/**
 * Makes items of pictures in `public/`. The words of a file name are its alternative text, or the name of an item that has one:
 * `2-sunset-over-the-lake.jpg` is “Sunset over the lake”.
 */
export function pictureItems(files: string[], schemaNode: SchemaNode): Record<string, unknown>[] {
  const keys = keysOf(schemaNode);
  const picture = keys.find(([, { field }]) => field === pictureField)?.[0];
  const image = keys.find(([, { field }]) => field === imageField)?.[0];
  const name = keys.find(([, { field, optional }]) => field === textField && !optional)?.[0];
  const ids = new Set<string>();
  return files.map((file) => {
    const src = file.replace(/^public/, '');
    const words = wordsOf(file);
    // Without the number that says where the picture stands.
    const id = freeName(slug(words) || idOfFile(file), ids);
    ids.add(id);
    if (picture) return { id, [picture]: { src, alt: words } };
    return { id, ...(name && { [name]: words }), ...(image && { [image]: src }) };
  });
}

function wordsOf(file: string): string {
  const name = file.replace(/^.*\//, '').replace(/\.\w+$/, '');
  const words = name
    .replace(/^\d+[-_. ]+/, '')
    .replace(/[-_]+/g, ' ')
    .trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Whether a file has the name that a camera gave it, which says nothing about the picture. */
export const isOfCamera = (file: string): boolean =>
  /^(?:img|dsc[nf]?|pxl|p|image|photo|screenshot)?[-_. ]*\d[\d\W_]*$/i.test(
    file.replace(/^.*\//, '').replace(/\.\w+$/, ''),
  );
