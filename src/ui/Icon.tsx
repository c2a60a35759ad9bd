import { getIcon } from '../media/icon-data.ts';
import styles from './Icon.module.css';

interface IconProps {
  name: string;
  size?: number;
  className?: string;
  /** Its accessible name; without one it is decoration. */
  label?: string;
}

/** An icon by name, in the color of the text around it. For static content only: the drawings are not in the browser. */
export function Icon({ name, size = 24, className = '', label }: IconProps) {
  const { inside, filled } = getIcon(name);
  const isPointing = /[-:](left|right)(-|$)/.test(name);
  return (
    <svg
      className={
        [!filled && styles.line, isPointing && styles.pointing, className].filter(Boolean).join(' ') || undefined
      }
      fill={filled ? 'currentColor' : undefined}
      width={size}
      viewBox="0 0 24 24"
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: it comes from the icon's package
      dangerouslySetInnerHTML={{ __html: inside }}
    />
  );
}
