const isMac = navigator.platform.startsWith('Mac');

/** Formats keys: `mod+shift+z` becomes Ctrl+Shift+Z. */
export function formatKeys(keys: string): string {
  const names: Record<string, string> = {
    mod: isMac ? '⌘' : 'Ctrl',
    shift: isMac ? '⇧' : 'Shift',
    alt: isMac ? '⌥' : 'Alt',
    ArrowUp: '↑',
    ArrowDown: '↓',
    Escape: 'Esc',
  };
  return keys
    .split('+')
    .map((key) => names[key] ?? (key.length === 1 ? key.toUpperCase() : key))
    .join(isMac ? '' : '+');
}

/** Returns whether an event is a press of the given keys, such as `mod+shift+z`. */
export function isKey(event: KeyboardEvent, keys: string): boolean {
  const parts = keys.split('+');
  const key = parts.pop() ?? '';
  const has = (name: string) => parts.includes(name);
  const mod = isMac ? event.metaKey : event.ctrlKey;
  if (has('mod') !== mod || has('alt') !== event.altKey) return false;
  // A character such as ? may need the shift key.
  if (key.length > 1 || /\w/.test(key)) if (has('shift') !== event.shiftKey) return false;
  // With Alt, a key may type another character.
  const code = /^[a-z]$/.test(key) ? `Key${key.toUpperCase()}` : /^\d$/.test(key) ? `Digit${key}` : undefined;
  return event.key.toLowerCase() === key.toLowerCase() || (has('alt') && event.code === code);
}
