import type { Point2 } from '../iso.ts';
import { type Shape, sheet } from '../sheet.ts';
import { drawFace, drawNeck, type FaceStyle, type Skin } from './face.ts';
import { facet, mirror, seam } from './facet.ts';
import { drawGround } from './ground.ts';

const skins = {
  tan: { light: '#e0a67c', mid: '#c98a60', dark: '#ad7049', deep: '#8d5636', lip: '#b4654c' },
  olive: { light: '#f0c3a0', mid: '#e0a783', dark: '#c98b66', deep: '#a96d4b', lip: '#c9614a' },
  fair: { light: '#f7d2b8', mid: '#eab897', dark: '#d49c7a', deep: '#b67c5c', lip: '#cc7a63' },
  deep: { light: '#a06a48', mid: '#855337', dark: '#6b402a', deep: '#522e1d', lip: '#8a3f33' },
} as const satisfies Record<string, Skin>;

/** The portraits by file name: drawn people, not photographs of anybody. */
export const people: Readonly<Record<string, () => string>> = {
  cto: drawCto,
  'human-resource': drawHumanResource,
  'business-development-1': drawBusinessOne,
  'business-development-2': drawBusinessTwo,
};

/** Shoulders of two planes, seen to the waist of the picture. */
function shoulders(light: string, dark: string, fold: string): Shape[] {
  const left: Point2[] = [
    [240, 404],
    [190, 384],
    [120, 410],
    [74, 440],
    [56, 484],
    [240, 484],
  ];
  return [
    facet(light, left),
    facet(dark, mirror(left)),
    facet(fold, [
      [120, 410],
      [150, 440],
      [146, 484],
      [56, 484],
      [74, 440],
    ]),
    facet(fold, [
      [406, 440],
      [424, 484],
      [352, 484],
      [372, 424],
    ]),
  ];
}

function portrait(shapes: readonly Shape[]): string {
  return sheet(480, 480, shapes);
}

function drawCto(): string {
  const face: FaceStyle = { skin: skins.tan, jaw: 58, brow: { color: '#2b1d15', width: 8 }, lips: 2 };
  const beard: Point2[] = [
    [155, 236],
    [163, 268],
    [184, 316],
    [216, 352],
    [240, 358],
    [264, 352],
    [296, 316],
    [317, 268],
    [325, 236],
    [310, 270],
    [284, 284],
    [262, 282],
    [240, 288],
    [218, 282],
    [196, 284],
    [170, 270],
  ];
  return portrait([
    ...drawGround({ base: '#e9a47f', light: '#f2b997', dark: '#d98a60', line: '#b9653a' }),
    ...drawNeck(face),
    ...shoulders('#4a413a', '#352d28', '#3f3731'),
    facet('#5d5249', [
      [190, 376],
      [240, 396],
      [290, 376],
      [298, 408],
      [240, 430],
      [182, 408],
    ]),
    facet('#453b34', [
      [240, 396],
      [290, 376],
      [298, 408],
      [240, 430],
    ]),
    ...drawFace(face),
    facet('#3a271c', beard),
    facet('#2b1d15', [
      [240, 288],
      [262, 282],
      [284, 284],
      [310, 270],
      [325, 236],
      [317, 268],
      [296, 316],
      [264, 352],
      [240, 358],
      [246, 330],
    ]),
    facet(
      skins.tan.lip,
      [
        [214, 301],
        [240, 300],
        [266, 300],
        [256, 310],
        [240, 312],
        [226, 310],
      ],
      1.5,
    ),
    seam('#20140e', 2.6, [
      [205, 294],
      [221, 302],
      [241, 305],
      [260, 302],
      [277, 293],
    ]),
    facet('#3a271c', [
      [150, 214],
      [146, 158],
      [164, 116],
      [206, 86],
      [262, 82],
      [312, 98],
      [336, 140],
      [332, 214],
      [322, 166],
      [300, 140],
      [250, 146],
      [196, 134],
      [166, 160],
    ]),
    facet('#4d3626', [
      [164, 116],
      [206, 86],
      [262, 82],
      [276, 112],
      [220, 118],
      [182, 136],
    ]),
    facet('#2b1d15', [
      [312, 98],
      [336, 140],
      [332, 214],
      [322, 166],
      [300, 140],
      [276, 112],
    ]),
  ]);
}

function drawHumanResource(): string {
  const face: FaceStyle = { skin: skins.olive, jaw: 48, brow: { color: '#5a2c1a', width: 5.5 }, lips: 5 };
  const lock: Point2[] = [
    [146, 150],
    [132, 220],
    [128, 300],
    [112, 372],
    [132, 424],
    [184, 436],
    [206, 380],
    [176, 300],
    [160, 236],
  ];
  return portrait([
    ...drawGround({ base: '#e0d4c8', light: '#ece2d8', dark: '#cbbcad', line: '#a8988a' }),
    facet('#6b3520', [
      [240, 72],
      [300, 80],
      [338, 112],
      [352, 160],
      [350, 300],
      [330, 400],
      [150, 400],
      [130, 300],
      [128, 160],
      [160, 92],
    ]),
    ...drawNeck(face),
    ...shoulders('#d9480f', '#a63a0c', '#c03f0d'),
    facet(skins.olive.light, [
      [196, 388],
      [240, 400],
      [284, 388],
      [240, 452],
    ]),
    facet(skins.olive.mid, [
      [240, 400],
      [284, 388],
      [240, 452],
    ]),
    facet('#ea7440', [
      [190, 382],
      [240, 462],
      [226, 484],
      [168, 400],
    ]),
    facet('#8f300a', [
      [290, 382],
      [240, 462],
      [254, 484],
      [312, 400],
    ]),
    ...drawFace(face),
    facet('#7d4128', lock),
    facet('#532614', mirror(lock)),
    facet('#94533a', [
      [146, 150],
      [132, 220],
      [128, 300],
      [150, 330],
      [152, 240],
    ]),
    facet('#6b3520', [
      [332, 300],
      [352, 300],
      [362, 380],
      [330, 420],
      [300, 380],
    ]),
    facet('#7d4128', [
      [146, 214],
      [138, 150],
      [166, 96],
      [216, 70],
      [250, 72],
      [256, 104],
      [222, 128],
      [184, 156],
      [164, 196],
    ]),
    facet('#94533a', [
      [166, 96],
      [216, 70],
      [250, 72],
      [214, 98],
      [176, 136],
    ]),
    facet('#532614', [
      [250, 72],
      [300, 80],
      [336, 112],
      [344, 160],
      [334, 216],
      [316, 176],
      [288, 140],
      [256, 104],
    ]),
  ]);
}

function drawBusinessOne(): string {
  const face: FaceStyle = { skin: skins.fair, jaw: 60, brow: { color: '#8a7767', width: 7 }, lips: 2 };
  return portrait([
    ...drawGround({ base: '#8f8176', light: '#9d9085', dark: '#75685e', line: '#c6b8aa' }),
    ...drawNeck(face),
    ...shoulders('#e6dbd0', '#c6b8aa', '#d3c6b8'),
    facet('#fffaf4', [
      [186, 384],
      [204, 366],
      [240, 404],
      [240, 484],
      [222, 484],
    ]),
    facet('#ece2d8', [
      [294, 384],
      [276, 366],
      [240, 404],
      [240, 484],
      [258, 484],
    ]),
    facet('#d9480f', [
      [226, 408],
      [240, 398],
      [254, 408],
      [248, 424],
      [260, 484],
      [220, 484],
      [232, 424],
    ]),
    facet('#a63a0c', [
      [240, 398],
      [254, 408],
      [248, 424],
      [260, 484],
      [240, 484],
    ]),
    facet('#f3eae1', [
      [190, 380],
      [160, 398],
      [176, 430],
      [166, 440],
      [222, 484],
      [228, 484],
    ]),
    facet('#b3a394', [
      [290, 380],
      [320, 398],
      [304, 430],
      [314, 440],
      [258, 484],
      [252, 484],
    ]),
    ...drawFace(face),
    facet('#cfc4b8', [
      [150, 216],
      [146, 160],
      [160, 118],
      [200, 88],
      [256, 78],
      [310, 92],
      [338, 134],
      [332, 214],
      [320, 172],
      [308, 146],
      [262, 140],
      [220, 118],
      [188, 142],
      [166, 166],
    ]),
    facet('#e6ddd3', [
      [160, 118],
      [200, 88],
      [256, 78],
      [236, 100],
      [220, 118],
      [188, 142],
    ]),
    facet('#a89a8c', [
      [310, 92],
      [338, 134],
      [332, 214],
      [320, 172],
      [308, 146],
      [284, 116],
    ]),
    ...glasses(),
  ]);
}

function glasses(): Shape[] {
  const lens = (x: number): Point2[] => [
    [x - 29, 206],
    [x - 24, 198],
    [x + 24, 198],
    [x + 29, 206],
    [x + 24, 236],
    [x + 12, 242],
    [x - 12, 242],
    [x - 24, 236],
    [x - 29, 206],
  ];
  return [
    seam('#3d352f', 4, lens(203)),
    seam('#3d352f', 4, lens(277)),
    seam('#3d352f', 4, [
      [232, 208],
      [240, 204],
      [248, 208],
    ]),
    seam('#3d352f', 4, [
      [174, 206],
      [152, 204],
    ]),
    seam('#3d352f', 4, [
      [306, 206],
      [328, 204],
    ]),
  ];
}

function drawBusinessTwo(): string {
  const face: FaceStyle = { skin: skins.deep, jaw: 50, brow: { color: '#24140d', width: 5.5 }, lips: 6 };
  const crown: Point2[] = [
    [240, 40],
    [296, 50],
    [346, 86],
    [372, 142],
    [370, 204],
    [346, 246],
    [322, 262],
    [326, 200],
    [308, 156],
    [276, 134],
    [240, 128],
  ];
  return portrait([
    ...drawGround({ base: '#f9cdb2', light: '#ffdcc8', dark: '#eeb08e', line: '#d98a60' }),
    facet('#2e1d16', [...mirror(crown), ...crown]),
    ...drawNeck(face),
    ...shoulders('#fff6ec', '#e3d5c6', '#efe4d8'),
    facet('#d9480f', [
      [196, 386],
      [240, 410],
      [284, 386],
      [240, 484],
    ]),
    facet('#a63a0c', [
      [240, 410],
      [284, 386],
      [240, 484],
    ]),
    facet('#fffdf9', [
      [190, 380],
      [160, 402],
      [182, 432],
      [240, 484],
      [236, 470],
    ]),
    facet('#d3c2b2', [
      [290, 380],
      [320, 402],
      [298, 432],
      [240, 484],
      [244, 470],
    ]),
    ...drawFace(face),
    facet('#3d281e', mirror(crown)),
    facet('#553a2c', [
      [184, 50],
      [240, 40],
      [240, 84],
      [196, 96],
      [150, 140],
      [108, 142],
      [134, 86],
    ]),
    facet('#48301f', [
      [108, 142],
      [150, 140],
      [160, 190],
      [134, 246],
      [110, 204],
    ]),
    facet('#2e1d16', crown),
    facet('#24150f', [
      [346, 86],
      [372, 142],
      [370, 204],
      [346, 246],
      [322, 262],
      [326, 200],
      [340, 150],
    ]),
    seam('#f2a27c', 11, [
      [146, 268],
      [146, 268.1],
    ]),
    seam('#d9480f', 11, [
      [334, 268],
      [334, 268.1],
    ]),
  ]);
}
