/** Reads a sentence out: it is put into the page's one live region. */
export function announce(text: string): void {
  const region = document.getElementById('_said');
  if (!region) return;
  // The same sentence twice is news too.
  region.textContent = region.textContent === text ? `${text}\u00a0` : text;
}
