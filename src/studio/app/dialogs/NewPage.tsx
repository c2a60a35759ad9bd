import { registry } from 'virtual:registry';
import { Button, Group, Modal, Radio, Stack, TextInput } from '@mantine/core';
import { useState } from 'react';
import { slug } from '../../../../schema/slug.ts';
import { freeName } from '../../../content/item-id.ts';
import { type SchemaNode, schemaNodeOf } from '../../../diagnostics/schema-node.ts';
import { keyOf, listOf } from '../../../json/values.ts';
import { insertItem } from '../commands/items.ts';
import { publicFiles } from '../document/files.ts';
import { fitIn } from '../document/sample.ts';
import { getState } from '../store.ts';
import { openDialog } from './open.ts';

interface Template {
  label: string;
  description: string;
  /** Section types, of which the page has the first examples. */
  sections: string[];
}

const templates: Record<string, Template> = {
  landing: {
    label: 'Landing page',
    description: 'A hero, features, what clients say, a call to action.',
    sections: ['hero', 'feature-list', 'testimonials', 'call-to-action'],
  },
  empty: { label: 'Hero only', description: 'A hero to build on.', sections: ['hero'] },
  text: { label: 'Text', description: 'A long text, for terms or a story.', sections: ['rich-text'] },
  prices: {
    label: 'Prices',
    description: 'Plans, questions and answers, a call to action.',
    sections: ['hero', 'pricing', 'faq', 'call-to-action'],
  },
  about: {
    label: 'About us',
    description: 'A story, numbers, people.',
    sections: ['about', 'statistics', 'people-grid'],
  },
  contact: { label: 'Contact', description: 'A form and opening hours.', sections: ['contact', 'opening-hours'] },
};

/** Creates a page from a template, with a title and a path. */
export default function NewPage({ onClose }: { onClose: () => void }) {
  const [title, setTitle] = useState('');
  const [given, setPath] = useState<string>();
  const [template, setTemplate] = useState('landing');
  const paths = listOf(keyOf(getState().value, 'routes')).map((one) => keyOf(one, 'path'));
  const path = given ?? freeName(`/${slug(title) || 'page'}`, paths);
  const isFormed = registry.route.shape.path.safeParse(path).success;
  const problem = !isFormed
    ? 'Begin with a slash, use lower-case letters, digits and single hyphens, and end without a slash.'
    : paths.includes(path)
      ? 'This is taken already.'
      : undefined;

  const add = async () => {
    const { value } = getState();
    const schemaNode = (schemaNodeOf(registry.route) as Extract<SchemaNode, { kind: 'object' }>).keys.get(
      'sections',
    ) as SchemaNode;
    const sections = (templates[template]?.sections ?? []).map((type) => firstExample(type));
    const fitted = fitIn(value, withOwnIds(sections), schemaNode, await publicFiles());
    const [first] = fitted.thing as Record<string, unknown>[];
    const shown =
      first && 'title' in first ? [{ ...first, title }, ...(fitted.thing as unknown[]).slice(1)] : fitted.thing;
    openDialog(undefined);
    insertItem(['routes'], paths.length, { path, title, sections: shown }, fitted.edits);
  };

  return (
    <Modal opened onClose={onClose} title="New page">
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (title.trim() && !problem) void add();
        }}
      >
        <Stack>
          <TextInput
            label="Title"
            value={title}
            onChange={({ currentTarget: { value } }) => setTitle(value)}
            data-autofocus
            required
            withAsterisk={false}
          />
          <TextInput
            label="Address"
            value={path}
            error={title || given !== undefined ? problem : undefined}
            onChange={({ currentTarget: { value } }) => setPath(value)}
            spellCheck={false}
          />
          <Radio.Group label="Begin with" value={template} onChange={setTemplate}>
            <Stack gap={8} mt={6}>
              {Object.entries(templates).map(([name, { label, description }]) => (
                <Radio key={name} size="xs" value={name} label={label} description={description} />
              ))}
            </Stack>
          </Radio.Group>
          <Group justify="end">
            <Button variant="default" onClick={onClose}>
              Cancel
            </Button>
            <Button type="submit" disabled={!title.trim() || problem !== undefined}>
              Create the page
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
