// The document may not have come as far as a dialog whose button is pressed: then it opens once it is there.
document.addEventListener('click', ({ target }) => {
  const button = (target as Element).closest<HTMLElement>('button[commandfor]');
  if (button && !document.getElementById(button.getAttribute('commandfor') ?? ''))
    addEventListener('DOMContentLoaded', () => button.click(), { once: true });
});
