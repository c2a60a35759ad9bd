export interface Share {
  /** The part of the row's width, gaps aside, that the picture takes. */
  share: number;
  /** The gaps between the pictures of its row. */
  gaps: number;
}

/**
 * Shares pictures, by their ratios of width to height, out among rows of about `width` times their height, so that the
 * pictures of a row are equally high and fill it. A row that is much too short stays short, rather than high.
 */
export function fillRows(ratios: number[], width: number): Share[] {
  const whole = sum(ratios);
  const count = Math.max(1, Math.round(whole / width));
  let passed = 0;
  // A picture belongs to the row that its middle would lie in, were they all one long row cut into equal parts.
  const places = ratios.map((ratio) => {
    passed += ratio;
    return Math.floor(((passed - ratio / 2) / whole) * count);
  });
  return ratios.map((ratio, index) => {
    const row = ratios.filter((_, other) => places[other] === places[index]);
    return { share: ratio / Math.max(sum(row), width * 0.55), gaps: row.length - 1 };
  });
}

const sum = (numbers: number[]) => numbers.reduce((total, one) => total + one, 0);
