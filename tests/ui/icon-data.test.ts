import { describe, expect, it } from 'vitest';
import { findIcon, getIcon } from '../../src/ui/icon-data.ts';

describe('findIcon', () => {
  it.each([
    'tabler:code',
    'tabler:vector-bezier-2',
    'tabler:3d-cube-sphere',
    'simple-icons:react',
    'simple-icons:dotnet',
  ])('knows %s', (name) => {
    expect(findIcon(name)).toMatchObject({ set: name.split(':')[0] });
  });

  it.each(['tabler:no-such-icon', 'simple-icons:nosuchbrand', 'tabler:', 'code'])('does not know %s', (name) => {
    expect(findIcon(name)).toBeUndefined();
  });

  it('fails loudly for a name that no set has', () => {
    expect(() => getIcon('tabler:no-such-icon')).toThrow('There is no icon named "tabler:no-such-icon"');
  });

  it('draws an icon of lines as what stands inside of its svg', () => {
    expect(getIcon('tabler:x')).toEqual({
      set: 'tabler',
      filled: false,
      inside: '<path d="M18 6l-12 12"/><path d="M6 6l12 12"/>',
    });
  });

  it.each(['tabler:star-filled', 'simple-icons:react'])('fills %s', (name) => {
    expect(getIcon(name)).toMatchObject({ filled: true, inside: expect.stringMatching(/^<path d="[^"]+"\/>$/) });
  });
});
