import desktop from 'virtual:icon/device-desktop';
import moon from 'virtual:icon/moon';
import sun from 'virtual:icon/sun';
import { ActionIcon } from '@mantine/core';
import { LineIcon } from '../ui/LineIcon.tsx';
import { useSite } from '../ui/Providers.tsx';
import styles from './ColorSchemeControl.module.css';
import panel from './PopoverPanel.module.css';
import { PopoverPanel } from './PopoverPanel.tsx';

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
