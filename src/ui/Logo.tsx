import { paletteOf } from '../theme/palette.ts';
import { Icon } from './Icon.tsx';
import styles from './Logo.module.css';
import { logoFile } from './logo-file.ts';
import { useSite } from './Providers.tsx';

// In pixels: every logo has the area of a square of `side`, but is at most `widest`. `icon` is the size of Tabler icons.
const sizes = {
  small: { side: 36, widest: 60, icon: 44 },
  large: { side: 48, widest: 84, icon: 56 },
};

interface LogoProps {
  logo: string;
  /** `brand` keeps the brand's color, adjusted for legibility; `ink` uses the color of text. */
  tint?: 'brand' | 'ink';
  size?: keyof typeof sizes;
  /** Its accessible name, if there is no name beside it. */
  name?: string;
}

/** A logo with the same optical size as others, legible on every background. For static content only. */
export function Logo({ logo, tint = 'brand', size = 'small', name }: LogoProps) {
  return (
    <span
      className={styles.box}
      data-ink={tint === 'ink' ? '' : undefined}
      data-large={size === 'large' ? '' : undefined}
    >
      <Drawing logo={logo} size={size} name={name} />
    </span>
  );
}

function Drawing({ logo, size, name = '' }: Pick<LogoProps, 'logo' | 'name'> & { size: keyof typeof sizes }) {
  const { theme, base = '' } = useSite();
  const lazy = { loading: 'lazy', decoding: 'async' } as const;
  if (logo.startsWith('/'))
    return <img className={styles.picture} src={logo} alt={name} width={40} height={40} {...lazy} />;
  const { side, widest, icon } = sizes[size];
  if (logo.startsWith('tabler:')) return <Icon name={logo} size={icon} className={styles.icon} label={name} />;
  const { src, width, height } = logoFile(logo, paletteOf(theme));
  const scale = Math.min(side / Math.sqrt(width * height), widest / width);
  const shown = { width: Math.round(width * scale), height: Math.round(height * scale) };
  return <img className={styles.brand} src={base + src} alt={name} {...shown} {...lazy} />;
}
