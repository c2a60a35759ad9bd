import type { CSSProperties } from 'react';
import { boxOfPath } from './box-of-path.ts';
import { getIcon } from './icon-data.ts';
import styles from './Logo.module.css';
import { legibleColours } from './legible-colour.ts';

// Side of the square whose area every logo fills, and what none may exceed, in pixels.
const SIDE = 36;
const WIDEST = 60;

/**
 * A technology's logo, as large to the eye as any other, in its brand's colour as far as that is legible on the
 * scheme's ground. Decoration beside the name. Rendered at build time only.
 */
export function Logo({ logo }: { logo: string }) {
  return (
    <span className={styles.box}>
      {logo.startsWith('/') ? <img src={logo} alt="" width={40} height={40} loading="lazy" /> : drawn(logo)}
    </span>
  );
}

function drawn(name: string) {
  const icon = getIcon(name);
  if (icon.set === 'tabler') return <icon.Component size={44} stroke={1.5} aria-hidden className={styles.logo} />;
  const { light, dark } = legibleColours(icon.hex);
  const { x, y, width, height } = boxOfPath(icon.path);
  const scale = Math.min(SIDE / Math.sqrt(width * height), WIDEST / width);
  return (
    <svg
      className={styles.logo}
      viewBox={[x, y, width, height].map(short).join(' ')}
      width={short(width * scale)}
      height={short(height * scale)}
      fill="currentColor"
      aria-hidden="true"
      style={{ '--on-light': light, '--on-dark': dark } as CSSProperties}
    >
      <path d={icon.path} />
    </svg>
  );
}

const short = (value: number) => Math.round(value * 100) / 100;
