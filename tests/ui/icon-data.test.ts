import { expect, it } from 'vitest';
import { getIcon, provideIcons } from '../../src/media/icon-data.ts';
import { readIcon } from '../../src/media/icons.ts';

provideIcons(readIcon);

it('an icon of lines is what stands inside of its svg, and others are filled', () => {
  const [one, other] = ['M18 6l-12 12', 'M6 6l12 12'];
  expect(getIcon('tabler:x')).toEqual({
    set: 'tabler',
    filled: false,
    inside: `<path d="${one}"/><path d="${other}"/>`,
    nodes: [
      ['path', { d: one }],
      ['path', { d: other }],
    ],
  });
  for (const name of ['tabler:star-filled', 'simple-icons:react'])
    expect(getIcon(name)).toMatchObject({ filled: true, inside: expect.stringMatching(/^<path d="[^"]+"\/>$/) });
});

it('an icon that there is not is missed loudly', () => {
  for (const name of [
    'tabler:none',
    'simple-icons:none',
    'tabler:',
    'code',
    'tabler:../icons/code',
    'tabler:Code',
    'tabler:constructor',
  ])
    expect(readIcon(name), name).toBeUndefined();
  expect(() => getIcon('tabler:no-such-icon')).toThrow('There is no icon named "tabler:no-such-icon"');
});
