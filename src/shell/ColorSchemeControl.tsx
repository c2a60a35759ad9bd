import { ActionIcon } from '@mantine/core';
import { LineIcon } from '../ui/LineIcon.tsx';
import { useSite } from '../ui/Providers.tsx';
import styles from './ColorSchemeControl.module.css';
import panel from './PopoverPanel.module.css';
import { PopoverPanel } from './PopoverPanel.tsx';

// Drawings of tabler.io/icons.
const desktop = 'M3 5a1 1 0 0 1 1 -1h16a1 1 0 0 1 1 1v10a1 1 0 0 1 -1 1h-16a1 1 0 0 1 -1 -1v-10M7 20h10M9 16v4M15 16v4';
const moon = 'M12 3c.132 0 .263 0 .393 0a7.5 7.5 0 0 0 7.92 12.446a9 9 0 1 1 -8.313 -12.454l0 .008';
const sun =
  'M8 12a4 4 0 1 0 8 0a4 4 0 1 0 -8 0M3 12h1m8 -9v1m8 8h1m-9 8v1m-6.4 -15.4l.7 .7m12.1 -.7l-.7 .7m0 11.4l.7 .7m-12.1 -.7l-.7 .7';

const choices = [
  ['light', sun],
  ['dark', moon],
  ['system', desktop],
] as const;

/** The choice of the light, dark or system color scheme, which `client/first.ts` handles. */
export function ColorSchemeControl() {
  const { theme, texts } = useSite();
  return (
    <>
      <ActionIcon
        className={styles.toggle}
        aria-label={texts.theme.label}
        popoverTarget="_scheme"
        suppressHydrationWarning
      >
        <LineIcon of={sun} size={20} className={styles.sun} />
        <LineIcon of={moon} size={20} className={styles.moon} />
      </ActionIcon>
      <PopoverPanel id="_scheme" className={styles.panel}>
        <fieldset className={styles.choices}>
          <legend className="visually-hidden">{texts.theme.label}</legend>
          {choices.map(([scheme, icon]) => (
            <label key={scheme} className={`${panel.item} ${styles.choice}`}>
              <input
                className={styles.input}
                type="radio"
                name="color-scheme"
                value={scheme}
                defaultChecked={scheme === theme.scheme}
                suppressHydrationWarning
              />
              <LineIcon of={icon} size={18} />
              <span>{texts.theme[scheme]}</span>
            </label>
          ))}
        </fieldset>
      </PopoverPanel>
    </>
  );
}
