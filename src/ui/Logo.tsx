import { paletteOf } from '../config/resolve/palette.ts';
import { Icon } from './Icon.tsx';
import styles from './Logo.module.css';
import { logoFile } from './logo-file.ts';
import { useSite } from './Providers.tsx';

// In pixels: the side of the square whose area every logo fills, what none may exceed, and how large a line icon is.
const sizes = {
  small: { side: 36, widest: 60, icon: 44 },
  large: { side: 48, widest: 84, icon: 56 },
};

interface LogoProps {
  logo: string;
  /** `brand` keeps the brand's colour as far as it is legible on the scheme's ground; `ink` draws it like text. */
  tint?: 'brand' | 'ink';
  size?: keyof typeof sizes;
  /** Says whose logo it is, where no name stands beside it. */
  name?: string;
}

/** A logo, as large to the eye as any other and legible on every ground. Rendered at build time only. */
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
  const { theme } = useSite();
  const late = { loading: 'lazy', decoding: 'async' } as const;
  if (logo.startsWith('/'))
    return <img className={styles.picture} src={logo} alt={name} width={40} height={40} {...late} />;
  const { side, widest, icon } = sizes[size];
  if (logo.startsWith('tabler:')) return <Icon name={logo} size={icon} className={styles.icon} label={name} />;
  const { src, width, height } = logoFile(logo, paletteOf(theme));
  const scale = Math.min(side / Math.sqrt(width * height), widest / width);
  const shown = { width: Math.round(width * scale), height: Math.round(height * scale) };
  return <img className={styles.brand} src={src} alt={name} {...shown} {...late} />;
}
