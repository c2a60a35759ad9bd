import { Button, Modal, SimpleGrid, Text, TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useEffect, useState } from 'react';
import type { FoundIcon, IconsAnswer } from '../../protocol.ts';
import { ask } from '../document/api.ts';
import { Icon } from '../Icon.tsx';
import * as icons from '../icons.ts';
import { FileDialog } from './FileField.tsx';
import styles from './form.module.css';
import type { FieldProps } from './plain-fields.tsx';
import { useField } from './use-field.tsx';

/** An icon, typed or chosen in a dialog. A logo can also be a picture of the site. */
export function IconField({ path, schemaNode }: FieldProps) {
  const field = useField<string>(path, schemaNode);
  const [open, setOpen] = useState<'icons' | 'files'>();
  const files = schemaNode.field?.asset?.extensions.length ? schemaNode.field.asset : undefined;
  const text = typeof field.value === 'string' ? field.value : '';
  const choose = (name: string) => {
    setOpen(undefined);
    field.set(name);
  };
  return (
    <>
      <TextInput
        {...field.props}
        value={text}
        placeholder={typeof schemaNode.example === 'string' ? `For example ${schemaNode.example}` : undefined}
        leftSection={<Drawing name={text} />}
        rightSectionWidth="auto"
        rightSection={
          <Button.Group>
            <Button variant="subtle" size="compact-xs" onClick={() => setOpen('icons')}>
              Icons
            </Button>
            {files && (
              <Button variant="subtle" size="compact-xs" onClick={() => setOpen('files')}>
                Pictures
              </Button>
            )}
          </Button.Group>
        }
        onChange={({ currentTarget: { value } }) => field.type(value === '' && schemaNode.optional ? undefined : value)}
        onBlur={field.leave}
        spellCheck={false}
      />
      {open === 'icons' && <IconDialog onClose={() => setOpen(undefined)} onChoose={choose} />}
      {open === 'files' && <FileDialog asset={files} onClose={() => setOpen(undefined)} onChoose={choose} />}
    </>
  );
}

/** Shows an icon or a picture. */
function Drawing({ name }: { name: string }) {
  const [found, setFound] = useState<FoundIcon>();
  useEffect(() => {
    setFound(undefined);
    if (/^[\w-]+:/.test(name)) findIcons({ name }).then(([icon]) => setFound(icon));
  }, [name]);
  if (name.startsWith('/')) return <img src={name} alt="" className={styles.glyph} />;
  return found ? <Glyph icon={found} /> : <Icon of={icons.search} size={15} />;
}

async function findIcons(wanted: { query: string } | { name: string }): Promise<FoundIcon[]> {
  const answer = await ask<IconsAnswer>('icons', wanted);
  return answer.ok ? answer.icons : [];
}

/** Draws an icon that the server has read from an icon package. */
const Glyph = ({ icon: { inside, filled } }: { icon: FoundIcon }) => (
  <svg
    className={styles.glyph}
    viewBox="0 0 24 24"
    aria-hidden="true"
    fill={filled ? 'currentColor' : 'none'}
    stroke={filled ? 'none' : 'currentColor'}
    strokeWidth={1.75}
    strokeLinecap="round"
    strokeLinejoin="round"
    // biome-ignore lint/security/noDangerouslySetInnerHtml: lines from the packages of icons
    dangerouslySetInnerHTML={{ __html: inside }}
  />
);

function IconDialog({ onClose, onChoose }: { onClose: () => void; onChoose: (name: string) => void }) {
  const [query, setQuery] = useState('');
  const [wanted] = useDebouncedValue(query, 150);
  const [found, setFound] = useState<FoundIcon[]>();
  useEffect(() => {
    let isLast = true;
    findIcons({ query: wanted }).then((icons) => isLast && setFound(icons));
    return () => {
      isLast = false;
    };
  }, [wanted]);
  return (
    <Modal opened onClose={onClose} title="Icons" size="lg">
      <TextInput
        aria-label="Search for an icon"
        placeholder="Search for an icon"
        leftSection={<Icon of={icons.search} size={15} />}
        value={query}
        onChange={({ currentTarget: { value } }) => setQuery(value)}
        data-autofocus
        mb="sm"
      />
      {found?.length === 0 && <Text c="dimmed">Nothing found</Text>}
      <SimpleGrid cols={{ base: 3, sm: 6 }} spacing="xs">
        {found?.map((icon) => (
          <button key={icon.name} type="button" className={styles.tile} onClick={() => onChoose(icon.name)}>
            <Glyph icon={icon} />
            {icon.name.replace(/^.*:/, '')}
          </button>
        ))}
      </SimpleGrid>
    </Modal>
  );
}
