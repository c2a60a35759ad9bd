import { registry } from 'virtual:registry';
import { Modal, Text, TextInput, UnstyledButton } from '@mantine/core';
import { useIntersection } from '@mantine/hooks';
import { useState } from 'react';
import type { RegisteredSection } from '../../../../schema/registry.ts';
import { schemaNodeOf } from '../../../diagnostics/schema-node.ts';
import type { IdPath } from '../../../json/edit/id-path.ts';
import { listOf } from '../../../json/values.ts';
import { examplesPath } from '../../protocol.ts';
import { insertItem } from '../commands/items.ts';
import { publicFiles } from '../document/files.ts';
import { valueIn } from '../document/paths.ts';
import { fitIn } from '../document/sample.ts';
import { Icon } from '../Icon.tsx';
import * as icons from '../icons.ts';
import { getState } from '../store.ts';
import { openDialog } from './open.ts';
import styles from './SectionPalette.module.css';

type Type = RegisteredSection;

/** All section types, each with a picture in the style of this site. A click adds a section to the page. */
export default function SectionPalette({ page, at, onClose }: { page: IdPath; at: number; onClose: () => void }) {
  const [query, setQuery] = useState('');
  const search = query.trim().toLowerCase();
  const isNamed = ({ type }: Type) => Number(type.startsWith(search));
  // A type of that name comes before those that mention the word, as Enter adds the first.
  const found = registry.sections
    .filter((type) => searchText(type).includes(search))
    .sort((one, other) => isNamed(other) - isNamed(one));
  const add = async ({ schema, examples }: Type, example: number) => {
    const { value } = getState();
    const fitted = fitIn(value, structuredClone(examples.sections[example]), schemaNodeOf(schema), await publicFiles());
    const list = [...page, 'sections'];
    openDialog(undefined);
    insertItem(list, Math.min(at, listOf(valueIn(value, list)).length), fitted.thing, fitted.edits);
  };
  return (
    <Modal opened onClose={onClose} title="Add a section" size="64rem">
      <TextInput
        className={styles.search}
        aria-label="Search for a section type"
        placeholder="Search for a section type"
        leftSection={<Icon of={icons.search} size={15} />}
        value={query}
        onChange={({ currentTarget: { value } }) => setQuery(value)}
        onKeyDown={({ key }) => {
          const [first] = found;
          if (key === 'Enter' && first && search !== '') void add(first, 0);
        }}
        data-autofocus
      />
      {found.length === 0 && <Text c="dimmed">Nothing found</Text>}
      <ul className={styles.types}>
        {found.map((type) => (
          <li key={type.type}>
            <UnstyledButton className={styles.type} onClick={() => void add(type, 0)}>
              <Picture of={type} />
              <Text fw={600} size="sm" mt={8}>
                {typeTitle(type)}
              </Text>
              <Text size="xs" c="dimmed" lineClamp={2}>
                {type.schema.meta()?.description}
              </Text>
            </UnstyledButton>
            {type.examples.sections.length > 1 && (
              <span className={styles.variants}>
                Or begin with{' '}
                {type.examples.sections.map((_, index) => (
                  <UnstyledButton
                    // biome-ignore lint/suspicious/noArrayIndexKey: examples have no other key than their index
                    key={index}
                    className={styles.variant}
                    aria-label={`${typeTitle(type)}, example ${index + 1}`}
                    onClick={() => void add(type, index)}
                  >
                    {index + 1}
                  </UnstyledButton>
                ))}
              </span>
            )}
          </li>
        ))}
      </ul>
    </Modal>
  );
}

/** An example in a frame that runs no scripts and cannot be focused. It is loaded when it becomes visible. */
function Picture({ of }: { of: Type }) {
  const { ref, entry } = useIntersection({ rootMargin: '100px' });
  const [isSeen, setSeen] = useState(false);
  if (entry?.isIntersecting && !isSeen) setSeen(true);
  return (
    <span ref={ref} className={styles.picture}>
      {isSeen && (
        <iframe
          src={`${examplesPath}/${of.type}-1`}
          title={`Example: ${typeTitle(of)}`}
          sandbox="allow-same-origin"
          tabIndex={-1}
          aria-hidden="true"
        />
      )}
    </span>
  );
}

const typeTitle = ({ schema, type }: Type) => schema.meta()?.title ?? type;

const searchText = (type: Type) =>
  [type.type, typeTitle(type), type.schema.meta()?.description, ...synonymsOf(type)].join(' ').toLowerCase();

const synonymsOf = ({ type, schema }: Type) =>
  (schema.shape.type.meta()?.synonyms as Record<string, string[]> | undefined)?.[type] ?? [];
