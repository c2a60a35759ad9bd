import { beats } from './word-layer.ts';

const cues: readonly [from: number, to: number, text: string][] = [
  [0, 2.5, `On screen: ${beats[0]}. A first point appears, and rings run out from it over a field of points.`],
  [2.5, 5, 'Some points turn clay red and rise from the ground: the corners of something to come.'],
  [5, 10, `On screen: ${beats[1]}. Line by line, the points are joined to the wireframe of a building.`],
  [10, 15, `On screen: ${beats[2]}. Stone fills the wireframe from the ground up, and the windows open.`],
  [15, 17.4, `On screen: ${beats[3]}. The view draws back, and a small city comes up around the building.`],
  [17.4, 20, 'Dusk falls. Window after window lights up, and lights travel the streets. There is no sound.'],
];

/** The film in words, as WebVTT. */
export function writeCaptions(): string {
  return `WEBVTT\n\n${cues.map(([from, to, text], index) => `${index + 1}\n${stamp(from)} --> ${stamp(to)} line:6%\n${wrap(text)}\n`).join('\n')}`;
}

function stamp(seconds: number): string {
  return `00:00:${seconds.toFixed(3).padStart(6, '0')}`;
}

/** Two lines at most, broken near the middle. */
function wrap(text: string): string {
  const cut = text.indexOf(' ', Math.floor(text.length / 2));
  return `${text.slice(0, cut)}\n${text.slice(cut + 1)}`;
}
