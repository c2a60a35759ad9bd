import { ActionIcon } from '@mantine/core';
import { __iconNode as desktop } from '@tabler/icons-react/dist/esm/icons/IconDeviceDesktop.mjs';
import { __iconNode as moon } from '@tabler/icons-react/dist/esm/icons/IconMoon.mjs';
import { __iconNode as sun } from '@tabler/icons-react/dist/esm/icons/IconSun.mjs';
import type { Texts } from '../../schema/texts.ts';
import { LineIcon } from '../ui/LineIcon.tsx';
import styles from './SchemeControl.module.css';

interface SchemeControlProps {
  texts: Texts['theme'];
  initial: 'light' | 'dark' | 'system';
}

const icons = { light: sun, dark: moon, system: desktop };
const schemes = ['light', 'dark', 'system'] as const;

/** The choice of light, dark or the system's scheme. The platform script marks the choice and carries it out. */
export function SchemeControl({ texts, initial }: SchemeControlProps) {
  return (
    <>
      <ActionIcon className={styles.toggle} aria-label={texts.label} popoverTarget="_scheme" suppressHydrationWarning>
        <LineIcon of={sun} size={20} className={styles.sun} />
        <LineIcon of={moon} size={20} className={styles.moon} />
      </ActionIcon>
      <div id="_scheme" popover="auto" className={styles.panel}>
        <fieldset className={styles.choices}>
          <legend className="visually-hidden">{texts.label}</legend>
          {schemes.map((scheme) => (
            <label key={scheme} className={styles.choice}>
              <input
                className={styles.input}
                type="radio"
                name="color-scheme"
                value={scheme}
                defaultChecked={scheme === initial}
                suppressHydrationWarning
              />
              <LineIcon of={icons[scheme]} size={18} />
              <span>{texts[scheme]}</span>
            </label>
          ))}
        </fieldset>
      </div>
    </>
  );
}
