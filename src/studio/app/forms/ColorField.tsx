import { ColorInput, SegmentedControl } from '@mantine/core';
import { keyOf } from '../../../json/values.ts';
import { contrast } from '../../../theme/color.ts';
import { paletteOf } from '../../../theme/palette.ts';
import { useStudio } from '../store.ts';
import styles from './form.module.css';
import type { FieldProps } from './plain-fields.tsx';
import { useField } from './use-field.tsx';

const isHex = (text: unknown) => typeof text === 'string' && /^#[0-9a-fA-F]{6}$/.test(text);

/** A color. Below the accent color, a link and a button are shown in both schemes, with their contrast. */
export default function ColorField({ path, schemaNode }: FieldProps) {
  const field = useField<string>(path, schemaNode);
  const theme = useStudio(({ value }) => keyOf(value, 'theme'));
  const key = String(path.at(-1));
  const text = field.value ?? '';
  const shown = typeof field.value === 'string' ? field.value : String(field.fallback ?? '');
  const names = schemaNode.examples.map(String).filter((one) => !isHex(one));
  const wanted = {
    accent: keyOf(theme, 'accent') ?? '#2456d6',
    neutral: keyOf(theme, 'neutral') ?? 'pure',
    [key]: shown,
  };
  const isGood = isHex(wanted.accent) && schemaNode.schema.safeParse(shown).success;
  return (
    <>
      {names.length > 0 && (
        <SegmentedControl
          fullWidth
          aria-label={field.props.label}
          value={names.includes(shown) ? shown : ''}
          data={names}
          onChange={(name) => field.set(name)}
          mb={6}
        />
      )}
      <ColorInput
        {...field.props}
        size="xs"
        format="hex"
        value={names.includes(text) ? '' : text}
        placeholder={shown}
        eyeDropperButtonProps={{ 'aria-label': 'Pick a color from the screen' }}
        fixOnBlur={false}
        onChange={(next) => {
          if (next !== text) field.type(next === '' ? undefined : next);
        }}
        onBlur={field.leave}
        onChangeEnd={field.leave}
      />
      {isGood && key === 'accent' && (
        <Shown coloring={{ accent: String(wanted.accent), neutral: String(wanted.neutral) }} />
      )}
    </>
  );
}

function Shown({ coloring }: { coloring: { accent: string; neutral: string } }) {
  const palette = paletteOf(coloring as Parameters<typeof paletteOf>[0]);
  return (
    <div className={styles.swatches}>
      {(['light', 'dark'] as const).map((scheme) => {
        const colors = palette[scheme];
        const ratio = (one: string, ground: string) => `${(Math.floor(contrast(one, ground) * 10) / 10).toFixed(1)}:1`;
        return (
          <div key={scheme} className={styles.swatch} style={{ background: colors.body, color: colors.text }}>
            <b style={{ color: colors['accent-text'] }}>Link {ratio(colors['accent-text'], colors.body)}</b>
            <span
              style={{
                display: 'inline-block',
                padding: '0.125rem 0.375rem',
                borderRadius: '0.25rem',
                background: colors['accent-filled'],
                color: colors['accent-contrast'],
              }}
            >
              Button {ratio(colors['accent-contrast'], colors['accent-filled'])}
            </span>
          </div>
        );
      })}
    </div>
  );
}
