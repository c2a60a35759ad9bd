import { registry } from 'virtual:registry';
import { Button, Group, Modal, Radio, Stack, TextInput } from '@mantine/core';
import { useState } from 'react';
import { slug } from '../../../../schema/slug.ts';
import { freeName } from '../../../content/item-id.ts';
import { type SchemaNode, schemaNodeOf } from '../../../diagnostics/schema-node.ts';
import { keyOf, listOf } from '../../../json/values.ts';
import { words } from '../../words.ts';
import { insertItem } from '../commands/items.ts';
import { publicFiles } from '../document/files.ts';
import { fitIn } from '../document/sample.ts';
import { getState } from '../store.ts';
import { openDialog } from './open.ts';

/** The templates of new pages: the first example of each of these section types. */
const examples: Record<keyof typeof words.examples, string[]> = {
  empty: ['hero'],
  landing: ['hero', 'feature-list', 'testimonials', 'call-to-action'],
  text: ['rich-text'],
  prices: ['hero', 'pricing', 'faq', 'call-to-action'],
  about: ['about', 'statistics', 'people-grid'],
  contact: ['contact', 'opening-hours'],
};

/** Creates a page from a template, with a title and a path. */
export default function NewPage({ onClose }: { onClose: () => void }) {
  const [title, setTitle] = useState('');
  const [given, setPath] = useState<string>();
  const [example, setExample] = useState<keyof typeof examples>('landing');
  const paths = listOf(keyOf(getState().value, 'routes')).map((one) => keyOf(one, 'path'));
  const path = given ?? freeName(`/${slug(title) || 'page'}`, paths);
  const isFormed = registry.route.shape.path.safeParse(path).success;
  const problem = !isFormed ? words.pathForm : paths.includes(path) ? words.taken : undefined;

  const add = async () => {
    const { value } = getState();
    const schemaNode = (schemaNodeOf(registry.route) as Extract<SchemaNode, { kind: 'object' }>).keys.get(
      'sections',
    ) as SchemaNode;
    const sections = examples[example].map((type) => firstExample(type));
    const fitted = fitIn(value, withOwnIds(sections), schemaNode, await publicFiles());
    const [first] = fitted.thing as Record<string, unknown>[];
    const shown =
      first && 'title' in first ? [{ ...first, title }, ...(fitted.thing as unknown[]).slice(1)] : fitted.thing;
    openDialog(undefined);
    insertItem(['routes'], paths.length, { path, title, sections: shown }, fitted.edits);
  };

  return (
    <Modal opened onClose={onClose} title={words.newPage}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (title.trim() && !problem) void add();
        }}
      >
        <Stack>
          <TextInput
            label={words.pageTitle}
            value={title}
            onChange={({ currentTarget: { value } }) => setTitle(value)}
            data-autofocus
            required
            withAsterisk={false}
          />
          <TextInput
            label={words.pagePath}
            value={path}
            error={title || given !== undefined ? problem : undefined}
            onChange={({ currentTarget: { value } }) => setPath(value)}
            spellCheck={false}
          />
          <Radio.Group label={words.beginWith} value={example} onChange={(one) => setExample(one as typeof example)}>
            <Stack gap={8} mt={6}>
              {Object.entries(words.examples).map(([name, [label, description]]) => (
                <Radio key={name} size="xs" value={name} label={label} description={description} />
              ))}
            </Stack>
          </Radio.Group>
          <Group justify="end">
            <Button variant="default" onClick={onClose}>
              {words.cancel}
            </Button>
            <Button type="submit" disabled={!title.trim() || problem !== undefined}>
              {words.createPage}
            </Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  );
}

function firstExample(type: string): Record<string, unknown> {
  const found = registry.section(type);
  return structuredClone(found?.examples.sections[0]) as Record<string, unknown>;
}

/** Makes ids unique: examples of several types may have the same id. */
function withOwnIds(sections: Record<string, unknown>[]): Record<string, unknown>[] {
  const taken: unknown[] = [];
  return sections.map((section) => {
    const id = freeName(String(section.id), taken);
    taken.push(id);
    return { ...section, id };
  });
}
