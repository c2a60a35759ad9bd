/** As many columns as there may be without a hole in the last row; the most, where each number leaves one. */
export function columnsOf(count: number, most: number): number {
  if (count <= most) return count;
  for (let columns = most; columns > 2; columns--) if (count % columns === 0) return columns;
  return most;
}
