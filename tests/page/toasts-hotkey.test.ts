import { describe, expect, it } from 'vitest';
import { matchesHotkey } from '../../src/client/toasts/matches-hotkey.ts';

const press = (code: string, held: string[] = ['alt']) => ({
  code,
  altKey: held.includes('alt'),
  ctrlKey: held.includes('ctrl'),
  metaKey: held.includes('meta'),
  shiftKey: held.includes('shift'),
});

describe('the hotkey of toasts', () => {
  it('is the key at the place of the letter, with Alt alone', () => {
    expect(matchesHotkey(press('KeyT'), 'Alt+T')).toBe(true);
    expect(matchesHotkey(press('KeyN'), 'Alt+N')).toBe(true);
  });

  it('is no other key, and not with other keys held', () => {
    expect(matchesHotkey(press('KeyN'), 'Alt+T')).toBe(false);
    expect(matchesHotkey(press('KeyT', []), 'Alt+T')).toBe(false);
    for (const other of ['ctrl', 'meta', 'shift'])
      expect(matchesHotkey(press('KeyT', ['alt', other]), 'Alt+T')).toBe(false);
  });
});
