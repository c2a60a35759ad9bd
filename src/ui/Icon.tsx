import { getIcon } from './icon-data.ts';

/** An icon by name, drawn in the colour of the text around it; decoration, so it has no name. Rendered at build time only. */
export function Icon({ name, size = 24 }: { name: string; size?: number }) {
  const icon = getIcon(name);
  if (icon.set === 'tabler') return <icon.Component size={size} stroke={1.6} aria-hidden />;
  return (
    <svg width={size} height={size} viewBox="0 0 24 24" fill="currentColor" aria-hidden="true">
      <path d={icon.path} />
    </svg>
  );
}
