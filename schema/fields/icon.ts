import { slug } from '../slug.ts';
import { type FieldType, fieldMeta, matching } from './field-type.ts';
import { fixClimb } from './file.ts';

/** The name of an icon: its set and its name in the set. */
const iconField = {
  control: 'icon',
  propose: icons,
  fix: fixClimb,
  asset: { what: 'an icon', extensions: [], otherwise: 'icon' },
} satisfies FieldType;

export const iconName = '(tabler|simple-icons):[a-z0-9]+(-[a-z0-9]+)*';

/** The name of an icon: its set and its name in the set. */
export const icon = (description = 'An icon, by set and name.') =>
  matching(new RegExp(`^${iconName}$`), 100).meta(
    fieldMeta(
      iconField,
      'Icon',
      `${description} Sets: tabler (tabler.io/icons) and simple-icons (simpleicons.org).`,
      ['tabler:code', 'simple-icons:react'],
      'Write the set, a colon and the name in lower case, such as tabler:code or simple-icons:react.',
    ),
  );

/** Proposes the name of an icon for its name in React, or in another set. */
export function* icons(text: string): Iterable<string> {
  if (/[/\\.]/.test(text)) return;
  const [, set, name = ''] = /^(?:(tabler|simple[\s-]?icons)[\s:/-]+)?(.*)$/i.exec(text) ?? [];
  const icon = slug(name.replace(/^Icon(?=[A-Z])/, ''));
  const bare = icon.replace(/^(fa[brs]?|mdi|bi|ti|lucide)-((solid|regular|brands)-)?(fa-)?/, '');
  if (bare !== icon) yield `tabler:${bare}`;
  if (set === undefined || /^tabler$/i.test(set)) yield `tabler:${icon}`;
  if (set === undefined || !/^tabler$/i.test(set)) yield `simple-icons:${icon}`;
}
