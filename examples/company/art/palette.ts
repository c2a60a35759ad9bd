/** The three tones of a solid under light from the left. */
export interface Tones {
  readonly top: string;
  readonly left: string;
  readonly right: string;
}

/** Single colours; `line` is the grey that stays legible on paper and on the dark ground alike. */
export const ink = {
  accent: '#d9480f',
  clay: '#f2a27c',
  brick: '#a63a0c',
  blush: '#ffd8c2',
  line: '#8c8178',
  faint: '#b3a79c',
  deep: '#1f1915',
  paper: '#fffdfa',
  glow: '#ffcf8f',
} as const;

/** The materials that solids are made of. */
export const tones = {
  clay: { top: '#f2a27c', left: '#d9480f', right: '#a63a0c' },
  coral: { top: '#f7b896', left: '#ea7440', right: '#c4531f' },
  blush: { top: '#ffe3d3', left: '#f5b898', right: '#dd9068' },
  cream: { top: '#fff8f0', left: '#e9dccf', right: '#cdbdae' },
  stone: { top: '#e6dbd0', left: '#c6b8aa', right: '#a39485' },
  slate: { top: '#6f635a', left: '#50463f', right: '#3d352f' },
} as const satisfies Record<string, Tones>;
