import type { ProfileData } from '../../schema/section-data.ts';
import type { Texts } from '../../schema/texts.ts';
import { DrawnIcon } from './DrawnIcon.tsx';
import { LineIcon } from './LineIcon.tsx';
import { networkOf } from './networks.ts';

/** The icon of a profile: its own, or that of its network. Decoration. */
export function ProfileIcon({ profile: { network, icon, drawing }, size }: { profile: ProfileData; size: number }) {
  if (drawing) return <DrawnIcon drawing={drawing} size={size} />;
  if (icon) return <img src={icon} alt="" width={size} height={size} loading="lazy" decoding="async" />;
  return <LineIcon of={networkOf(network).icon} size={size} />;
}

/** The label of a profile: its own, or the name of its network. Mail and websites are called by words of the site's language. */
export const profileLabel = ({ label, network }: ProfileData, { networks }: Texts): string =>
  label ?? (networks as Record<string, string>)[network] ?? networkOf(network).name;
