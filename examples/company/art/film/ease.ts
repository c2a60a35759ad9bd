/** How far a movement from one moment to another has come: 0 before it, 1 after it, gentle at both ends. */
export function glide(time: number, from: number, to: number): number {
  const t = Math.min(1, Math.max(0, (time - from) / (to - from)));
  return t < 0.5 ? 4 * t ** 3 : 1 - (2 - 2 * t) ** 3 / 2;
}

/** The same for something that arrives: quick at first, then settling. */
export function settle(time: number, from: number, to: number): number {
  const t = Math.min(1, Math.max(0, (time - from) / (to - from)));
  return 1 - (1 - t) ** 3;
}

/** A value between two, by a share from 0 to 1. */
export function between(from: number, to: number, share: number): number {
  return from + (to - from) * share;
}

/** A colour between two, by a share from 0 to 1; both are written as #rrggbb. */
export function blend(from: string, to: string, share: number): string {
  const channel = (color: string, at: number) => Number.parseInt(color.slice(at, at + 2), 16);
  return `#${[1, 3, 5]
    .map((at) =>
      Math.round(between(channel(from, at), channel(to, at), share))
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;
}
