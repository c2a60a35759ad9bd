import type { Point2 } from '../iso.ts';
import type { Shape } from '../sheet.ts';
import { facet, mirror, seam } from './facet.ts';

/** The tones of a skin, from the lit planes to those in shade, and of the lips. */
export interface Skin {
  readonly light: string;
  readonly mid: string;
  readonly dark: string;
  readonly deep: string;
  readonly lip: string;
}

/** What makes one face differ from another. */
export interface FaceStyle {
  readonly skin: Skin;
  /** Half the width of the jaw: broad or narrow. */
  readonly jaw: number;
  readonly brow: { readonly color: string; readonly width: number };
  readonly lips: number;
}

/** A neck with the shade that the chin throws on it. */
export function drawNeck({ skin, jaw }: FaceStyle): Shape[] {
  const w = jaw * 0.74;
  return [
    facet(skin.mid, [
      [240 - w, 296],
      [240 + w, 296],
      [240 + w + 4, 372],
      [240 + w + 26, 396],
      [240, 430],
      [240 - w - 26, 396],
      [240 - w - 4, 372],
    ]),
    facet(skin.deep, [
      [240 - w + 2, 318],
      [240 + w, 306],
      [240 + w + 3, 364],
      [254, 384],
    ]),
  ];
}

/** A head of planes, lit from the left: brow, nose and mouth give the edge between light and shade. */
export function drawFace({ skin, jaw, brow, lips }: FaceStyle): Shape[] {
  const side: Point2[] = [
    [240, 104],
    [300, 116],
    [326, 158],
    [328, 214],
    [320, 262],
    [240 + jaw, 310],
    [240 + jaw * 0.44, 345],
  ];
  const ear: Point2[] = [
    [322, 208],
    [338, 204],
    [342, 222],
    [334, 252],
    [320, 258],
  ];
  return [
    facet(skin.mid, mirror(ear)),
    facet(skin.deep, ear),
    facet(skin.light, [...mirror(side), ...side]),
    // The shaded half: down the brow, along the nose, past the lips to the chin.
    facet(skin.mid, [
      [252, 104],
      ...side.slice(1),
      [247, 345],
      [250, 326],
      [243, 310],
      [250, 292],
      [246, 274],
      [264, 264],
      [250, 214],
      [256, 192],
    ]),
    facet(skin.dark, [
      [326, 158],
      [328, 214],
      [320, 262],
      [240 + jaw, 310],
      [240 + jaw * 0.44, 345],
      [278, 300],
      [304, 252],
      [308, 200],
    ]),
    facet(
      skin.mid,
      [
        [154, 212],
        [162, 262],
        [240 - jaw, 310],
        [240 - jaw * 0.44, 345],
        [192, 296],
        [168, 254],
      ],
      1,
    ),
    facet(
      skin.dark,
      [
        [246, 274],
        [264, 264],
        [258, 252],
        [238, 268],
        [226, 264],
        [232, 273],
      ],
      1,
    ),
    ...drawEyes(skin),
    seam(brow.color, brow.width, [
      [177, 200],
      [192, 191.5],
      [224, 195],
    ]),
    seam(brow.color, brow.width, [
      [256, 195],
      [288, 191.5],
      [303, 200],
    ]),
    ...drawMouth(skin, lips),
  ];
}

function drawEyes(skin: Skin): Shape[] {
  return [203, 277].flatMap((x) => [
    facet(
      '#fdf6ef',
      [
        [x - 14, 221],
        [x - 6, 214.5],
        [x + 6, 214.5],
        [x + 14, 221],
        [x + 5, 225.5],
        [x - 6, 225.5],
      ],
      1,
    ),
    seam('#2a1c14', 12, [
      [x, 219.6],
      [x, 219.7],
    ]),
    seam('#fffaf4', 3.4, [
      [x - 2.5, 217],
      [x - 2.5, 217.1],
    ]),
    seam(x < 240 ? skin.deep : '#3a241a', 3, [
      [x - 16, 221],
      [x - 6, 213],
      [x + 6, 213],
      [x + 16, 221],
    ]),
  ]);
}

function drawMouth(skin: Skin, fullness: number): Shape[] {
  return [
    facet(
      skin.lip,
      [
        [208, 294],
        [232, 296 - fullness * 0.4],
        [240, 298],
        [249, 296 - fullness * 0.4],
        [274, 293],
        [260, 305 + fullness * 0.6],
        [240, 308 + fullness],
        [224, 306 + fullness * 0.6],
      ],
      1.5,
    ),
    seam(skin.deep, 2.6, [
      [203, 289],
      [219, 298.5],
      [241, 302],
      [263, 298.5],
      [279, 288],
    ]),
  ];
}
