// Pressed before what it needs has come: a dialog further down, or the platform script. Then it is pressed again once the document is there.
document.addEventListener('click', ({ target }) => {
  const button = (target as Element).closest<HTMLElement>('button[commandfor], button[data-copy]');
  const dialog = button?.getAttribute('commandfor');
  if (button && (dialog ? !document.getElementById(dialog) : !('earlyActions' in window)))
    addEventListener('DOMContentLoaded', () => button.click(), { once: true });
});
