import { describe, expect, it } from 'vitest';
import { getIcon, provideIcons } from '../../src/config/resolve/icon-data.ts';
import { readIcon } from '../../src/site/assets/icons.ts';

provideIcons(readIcon);

describe('an icon', () => {
  it.each([
    'tabler:no-such-icon',
    'simple-icons:nosuchbrand',
    'tabler:',
    'code',
    'tabler:../icons/code',
    'tabler:Code',
  ])('is not known by the name of %s', (name) => {
    expect(readIcon(name)).toBeUndefined();
  });

  it('is missed loudly', () => {
    expect(() => getIcon('tabler:no-such-icon')).toThrow('There is no icon named "tabler:no-such-icon"');
  });

  it('of lines is what stands inside of its svg', () => {
    expect(getIcon('tabler:x')).toEqual({
      set: 'tabler',
      filled: false,
      inside: '<path d="M18 6l-12 12"/><path d="M6 6l12 12"/>',
    });
  });

  it.each(['tabler:star-filled', 'simple-icons:react'])('%s is filled', (name) => {
    expect(getIcon(name)).toMatchObject({ filled: true, inside: expect.stringMatching(/^<path d="[^"]+"\/>$/) });
  });
});
