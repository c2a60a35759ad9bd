import { getIcon } from '../config/resolve/icon-data.ts';
import styles from './Icon.module.css';

interface IconProps {
  name: string;
  size?: number;
  className?: string;
  /** What it says, where no word beside it does. */
  label?: string;
}

/** An icon by name, drawn in the colour of the text around it; decoration unless it has a label. Rendered at build time only. */
export function Icon({ name, size = 24, className = '', label }: IconProps) {
  const { inside, filled } = getIcon(name);
  return (
    <svg
      className={[!filled && styles.line, className].filter(Boolean).join(' ') || undefined}
      fill={filled ? 'currentColor' : undefined}
      width={size}
      viewBox="0 0 24 24"
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: a drawing of the icon's package, made once
      dangerouslySetInnerHTML={{ __html: inside }}
    />
  );
}
