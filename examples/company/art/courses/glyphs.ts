import { siApple, siDotnet, siFlutter, siNextdotjs, siNodedotjs, siUnity } from 'simple-icons';
import { setWord } from '../letters.ts';
import { trace } from '../pen.ts';

/** A white sign on a grid of 24: filled shapes, or lines of one weight. */
export interface Glyph {
  readonly fill?: string;
  readonly line?: string;
}

/** The signs of the courses by course id: marks of technologies where they have one, else drawn for this site. */
export const glyphs: Readonly<Record<string, Glyph>> = {
  dotnet: { fill: siDotnet.path },
  'mean-stack': {
    fill: 'M12 1.5l10 5.2l-10 5.2l-10-5.2z',
    line: 'M2.6 10.8l9.4 4.9l9.4-4.9M2.6 14.6l9.4 4.9l9.4-4.9M2.6 18.4l9.4 4.9l9.4-4.9',
  },
  'mern-stack': {
    fill: 'M12 9.8a2.2 2.2 0 1 0 0 4.4a2.2 2.2 0 1 0 0-4.4z',
    line: [0, 60, 120].map(orbit).join(''),
  },
  'ui-ux-design': {
    fill: 'M9.7 2.2h4.6v4.6h-4.6zM1 16.6h4.6v4.6h-4.6zM18.4 16.6h4.6v4.6h-4.6z',
    line: 'M3.3 16.6c0-6.6 3.2-12.1 8.7-12.1s8.7 5.5 8.7 12.1M1.8 4.5h7.9M14.3 4.5h7.9',
  },
  'qa-testing': { line: 'M12 1.6l9.2 5.2v10.4l-9.2 5.2l-9.2-5.2v-10.4zM7.6 12.2l3.2 3.2l5.8-6.2' },
  cms: {
    fill: 'M6 10.8h5v7.2h-5zM13.4 10.8h4.6v2.8h-4.6zM13.4 15.2h4.6v2.8h-4.6z',
    line: 'M4.4 3h15.2a2 2 0 0 1 2 2v14a2 2 0 0 1-2 2h-15.2a2 2 0 0 1-2-2v-14a2 2 0 0 1 2-2zM2.4 7.4h19.2',
  },
  nextjs: { fill: siNextdotjs.path },
  nodejs: { fill: siNodedotjs.path },
  php: {
    fill: word('php', 9.6, 12, 14),
    line: 'M12 4.8c6.4 0 11.4 3.2 11.4 7.2s-5 7.2-11.4 7.2s-11.4-3.2-11.4-7.2s5-7.2 11.4-7.2z',
  },
  'digital-marketing': {
    line: 'M3 9.4h4.4l10.6-5.8v16.8l-10.6-5.8h-4.4zM7.4 14.8l1.8 6.2h3l-1.6-4.8M21 9.2c1.4 1.6 1.4 4 0 5.6',
  },
  ai: {
    fill: [
      [12, 2.6],
      [20.4, 7.3],
      [20.4, 16.7],
      [12, 21.4],
      [3.6, 16.7],
      [3.6, 7.3],
      [12, 12],
    ]
      .map(([x = 0, y = 0]) => `M${x} ${y - 2}a2 2 0 1 0 0 4a2 2 0 1 0 0-4z`)
      .join(''),
    line: 'M12 2.6l8.4 4.7v9.4l-8.4 4.7l-8.4-4.7v-9.4zM12 12v9.4M12 12l8.4-4.7M12 12l-8.4-4.7',
  },
  unity: { fill: siUnity.path },
  'dotnet-maui': {
    fill: 'M17.4 17.4h2v1.8h-2z',
    line: 'M13 17.4h-10.4v-12.8h17.6v3.4M1 20.6h12M14.6 8.4h7.4v12.8h-7.4zM6.4 8.8l-2 2.2l2 2.2M9.8 8.8l2 2.2l-2 2.2',
  },
  ios: { fill: siApple.path },
  flutter: { fill: siFlutter.path },
  'data-science': {
    fill: [
      [6.6, 14.6],
      [10.8, 9.8],
      [15, 12.4],
      [20.4, 5],
    ]
      .map(([x = 0, y = 0]) => `M${x} ${y - 1.9}a1.9 1.9 0 1 0 0 3.8a1.9 1.9 0 1 0 0-3.8z`)
      .join(''),
    line: 'M2.4 2.6v18.8h19.2M6.6 14.6l4.2-4.8l4.2 2.6l5.4-7.4',
  },
};

/** One way round the core, turned about the middle. */
function orbit(degrees: number): string {
  const turn = (x: number, y: number) => {
    const angle = (degrees * Math.PI) / 180;
    return [12 + x * Math.cos(angle) - y * Math.sin(angle), 12 + x * Math.sin(angle) + y * Math.cos(angle)]
      .map((value) => value.toFixed(2))
      .join(' ');
  };
  const [long, short] = [10.8, 4.2];
  return `M${turn(-long, 0)}A${long} ${short} ${degrees} 1 1 ${turn(long, 0)}A${long} ${short} ${degrees} 1 1 ${turn(-long, 0)}z`;
}

/** A word in letters, centred on a place. */
function word(text: string, size: number, x: number, y: number): string {
  const letters = setWord(text, size);
  const width = letters.reduce((sum, { advance }) => sum + advance, 0);
  return letters
    .map(
      ({ strokes }) =>
        trace(
          strokes.map((stroke) =>
            stroke[0] === 'Z'
              ? stroke
              : ([
                  stroke[0],
                  ...stroke.slice(1).map((point) => [Number(point[0]) + x - width / 2, Number(point[1]) + y]),
                ] as unknown as typeof stroke),
          ),
        ).d,
    )
    .join('');
}
