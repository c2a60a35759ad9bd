import { ActionIcon } from '@mantine/core';
import DeviceDesktop from '@tabler/icons-react/dist/esm/icons/IconDeviceDesktop.mjs';
import Moon from '@tabler/icons-react/dist/esm/icons/IconMoon.mjs';
import Sun from '@tabler/icons-react/dist/esm/icons/IconSun.mjs';
import type { Texts } from '../../schema/texts.ts';
import styles from './SchemeControl.module.css';

interface SchemeControlProps {
  texts: Texts['theme'];
  initial: 'light' | 'dark' | 'system';
}

const icons = { light: Sun, dark: Moon, system: DeviceDesktop };
const schemes = ['light', 'dark', 'system'] as const;

/** The choice of light, dark or the system's scheme. The platform script marks the choice and carries it out. */
export function SchemeControl({ texts, initial }: SchemeControlProps) {
  return (
    <>
      <ActionIcon className={styles.toggle} variant="default" size={44} aria-label={texts.label} popoverTarget="scheme">
        <Sun className={styles.sun} size={20} stroke={1.6} aria-hidden />
        <Moon className={styles.moon} size={20} stroke={1.6} aria-hidden />
      </ActionIcon>
      <div id="scheme" popover="auto" className={styles.panel}>
        <fieldset className={styles.choices}>
          <legend className="visually-hidden">{texts.label}</legend>
          {schemes.map((scheme) => {
            const Mark = icons[scheme];
            return (
              <label key={scheme} className={styles.choice}>
                <input
                  className={styles.input}
                  type="radio"
                  name="color-scheme"
                  value={scheme}
                  defaultChecked={scheme === initial}
                  suppressHydrationWarning
                />
                <Mark size={18} stroke={1.6} aria-hidden />
                <span>{texts[scheme]}</span>
              </label>
            );
          })}
        </fieldset>
      </div>
    </>
  );
}
