/** Whether the visitor asks for less motion; where the browser cannot be asked, no. */
export function prefersStill(): boolean {
  try {
    return matchMedia('(prefers-reduced-motion: reduce)').matches;
  } catch {
    return false;
  }
}
