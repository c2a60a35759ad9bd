type Keys = Pick<KeyboardEvent, 'code' | 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey'>;

/**
 * Tells whether a key press is the hotkey, written as `Alt+T`. It goes by the key's place (`code`), because Option on
 * a Mac changes the letter; with Ctrl, Alt is what some layouts send for AltGr.
 */
export function matchesHotkey(event: Keys, hotkey: string): boolean {
  const letter = hotkey.slice(-1);
  return event.code === `Key${letter}` && event.altKey && !event.ctrlKey && !event.metaKey && !event.shiftKey;
}
