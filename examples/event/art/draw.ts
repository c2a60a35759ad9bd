import { fileURLToPath } from 'node:url';
import { Sheet } from '../../art/sheet.ts';

// Draws the pictures of the starter: npx tsx examples/event/art/draw.ts

const out = fileURLToPath(new URL('../public/images/', import.meta.url));

const night = '#0d1333';
const deep = '#161d4a';
const blue = '#26307a';
const dusk = '#4a55b8';
const moon = '#ffd75e';
const pale = '#fff3c9';
const stone = '#e9e6f5';

/** The same numbers each time, so that no file changes without a change here. */
function random(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1664525 + 1013904223) % 4294967296;
    return state / 4294967296;
  };
}

const gradient = (id: string, from: string, to: string, rest = 'x1="0" y1="0" x2="0" y2="1"') =>
  `<linearGradient id="${id}" ${rest}><stop offset="0" stop-color="${from}"/><stop offset="1" stop-color="${to}"/></linearGradient>`;

function stars(sheet: Sheet, width: number, height: number, count: number, seed: number): void {
  const next = random(seed);
  for (let index = 0; index < count; index++) {
    // Half of them lie along the band of the Milky ContactMethod.
    const along = next();
    const inBand = index % 2 === 0;
    const x = inBand ? along * width : next() * width;
    const y = inBand ? height * (0.78 - along * 0.62) + (next() + next() - 1) * height * 0.3 : next() * height;
    const bright = next();
    if (y < 0 || y > height) continue;
    const r = bright > 0.96 ? 3.4 : bright > 0.8 ? 2 : 1.2;
    sheet.circle(
      Math.round(x),
      Math.round(y),
      r,
      bright > 0.9 ? pale : '#cdd3ff',
      `opacity="${(0.35 + bright * 0.6).toFixed(2)}"`,
    );
  }
}

function crescent(sheet: Sheet, x: number, y: number, r: number, fill = moon): void {
  const d = `M${x + r * 0.3} ${y - r}A${r} ${r} 0 1 0 ${x + r * 0.98} ${y + r * 0.45}A${r * 0.82} ${r * 0.82} 0 0 1 ${x + r * 0.3} ${y - r}Z`;
  sheet.add(`<path d="${d}" fill="${fill}"/>`);
}

function lighthouse(sheet: Sheet, x: number, ground: number, tall: number): void {
  const w = tall * 0.13;
  const top = ground - tall;
  const at = (part: number) => `M${x - w * (0.62 + 0.38 * part)} ${top + tall * part}H${x + w * (0.62 + 0.38 * part)}`;
  sheet.add(`<path d="M${x - w * 0.62} ${top}H${x + w * 0.62}L${x + w} ${ground}H${x - w}Z" fill="${stone}"/>`);
  sheet.add(`<path d="M${x} ${top}H${x + w * 0.62}L${x + w} ${ground}H${x}Z" fill="#b9b7dd"/>`);
  for (const part of [0.2, 0.5, 0.8])
    sheet.add(`<path d="${at(part)}" stroke="#3a45a0" stroke-width="${tall * 0.085}"/>`);
  sheet.rect(x - w * 0.85, top - tall * 0.02, w * 1.7, tall * 0.035, deep, 3);
  sheet.rect(x - w * 0.45, top - tall * 0.12, w * 0.9, tall * 0.1, moon, 4);
  sheet.line(`M${x} ${top - tall * 0.12}V${top - tall * 0.02}`, deep, 3);
  sheet.add(
    `<path d="M${x - w * 0.62} ${top - tall * 0.12}Q${x} ${top - tall * 0.24} ${x + w * 0.62} ${top - tall * 0.12}Z" fill="#0a0f2a"/>`,
  );
}

function island(): void {
  const [width, height] = [1600, 1100];
  const sheet = new Sheet(width, height);
  sheet.add(`<defs>${gradient('sky', '#0a0f2c', '#3b479f')}${gradient('sea', '#1c2563', '#080c24')}`);
  sheet.add(
    `${gradient('beam', pale, moon, 'x1="1" y1="0" x2="0" y2="0"').replace(`stop-color="${moon}"`, `stop-color="${moon}" stop-opacity="0"`)}</defs>`,
  );
  sheet.rect(0, 0, width, 780, 'url(#sky)');
  stars(sheet, width, 700, 420, 7);
  sheet.circle(1290, 220, 150, pale, 'opacity=".05"').circle(1290, 220, 112, pale, 'opacity=".06"');
  crescent(sheet, 1280, 222, 74);
  sheet.add(`<path d="M0 738L150 716 260 724 420 690 560 712 700 702 800 728 960 738V780H0Z" fill="#2b357f"/>`);
  sheet.rect(0, 738, width, 362, 'url(#sea)');
  // The light goes over the water.
  sheet.add('<path d="M1116 398L120 250V560Z" fill="url(#beam)" opacity=".34"/>');
  sheet.add(
    '<path d="M860 800C900 742 960 716 1020 706C1060 672 1130 660 1190 676C1260 650 1350 672 1400 706C1480 716 1560 748 1600 770V830H820Z" fill="#0b1030"/>',
  );
  sheet.add('<path d="M800 826C900 782 1010 770 1100 772C1280 764 1460 780 1600 800V850H780Z" fill="#070b22"/>');
  lighthouse(sheet, 1120, 690, 250);
  // Three houses with a light in a window each.
  for (const [x, y, w] of [
    [1252, 716, 74],
    [1346, 730, 62],
    [1436, 742, 84],
  ] as const) {
    sheet
      .rect(x, y, w, 44, '#141b47')
      .add(`<path d="M${x - 8} ${y}L${x + w / 2} ${y - 32}L${x + w + 8} ${y}Z" fill="#1d2661"/>`);
    sheet.rect(x + w / 2 - 7, y + 14, 14, 16, moon, 2);
  }
  for (const [x, size] of [
    [1040, 34],
    [1068, 48],
    [1210, 40],
    [1530, 56],
    [1562, 40],
  ] as const)
    sheet.add(`<path d="M${x} ${770 - size * 2.2}L${x + size * 0.55} ${780}H${x - size * 0.55}Z" fill="#050818"/>`);
  const next = random(11);
  for (let index = 0; index < 70; index++) {
    const y = 850 + index * 3.4;
    const spread = 20 + (y - 850) * 0.5;
    const x = 1250 + (next() - 0.5) * spread * 2;
    const w = 18 + next() * 70;
    sheet.rect(
      Math.round(x - w / 2),
      Math.round(y),
      Math.round(w),
      3,
      index % 3 ? dusk : moon,
      2,
      `opacity="${(0.6 - index * 0.006).toFixed(2)}"`,
    );
  }
  // A boat on its way.
  sheet.add(`<path d="M470 868H610L588 896H494Z" fill="#050818"/>`).line('M536 868V800', '#050818', 5);
  sheet
    .add(`<path d="M542 806L592 858H542Z" fill="${stone}"/><path d="M530 812L494 858H530Z" fill="#b9b7dd"/>`)
    .circle(536, 798, 5, moon);
  for (const [x, y, w] of [
    [450, 910, 190],
    [500, 930, 110],
    [180, 880, 120],
    [700, 960, 160],
    [240, 1010, 220],
    [900, 1040, 200],
  ] as const)
    sheet.rect(x, y, w, 3, dusk, 2, 'opacity=".35"');
  sheet.write(out, 'island');
}

function hall(): void {
  const sheet = new Sheet(960, 760);
  sheet.add(`<defs>${gradient('sky', '#0a0f2c', '#2d387f')}</defs>`).rect(0, 0, 960, 760, 'url(#sky)');
  stars(sheet, 960, 520, 180, 23);
  // The old planetarium: a dome that is open, a telescope, rows of people.
  sheet.add(
    `<path d="M190 520A290 290 0 0 1 770 520Z" fill="${blue}"/><path d="M480 230A290 290 0 0 1 770 520H480Z" fill="#1f286a"/>`,
  );
  sheet.add(`<path d="M420 236A290 290 0 0 1 540 236L520 520H440Z" fill="#070b22"/>`);
  stars(sheet, 10, 10, 1, 5);
  for (const [x, y, r] of [
    [462, 300, 3],
    [494, 274, 2],
    [480, 348, 4],
    [504, 330, 2],
    [470, 400, 2],
    [492, 420, 3],
  ] as const)
    sheet.circle(x, y, r, pale);
  sheet.rect(150, 520, 660, 150, stone).rect(480, 520, 330, 150, '#c9c7e6').rect(130, 508, 700, 22, deep, 4);
  for (let index = 0; index < 7; index++) {
    const x = 186 + index * 88;
    if (index === 3)
      sheet.add(
        `<path d="M${x - 4} 670V596A34 34 0 0 1 ${x + 64} 596V670Z" fill="${moon}"/><path d="M${x + 30} 562V670" stroke="#c99a1d" stroke-width="3"/>`,
      );
    else sheet.rect(x + 4, 566, 50, 66, index % 2 ? moon : blue, 25).rect(x + 4, 596, 50, 36, index % 2 ? moon : blue);
  }
  sheet
    .line('M452 470L566 300', dusk, 30)
    .line('M556 316L580 280', stone, 38)
    .line('M470 520L500 410L530 520', '#0a0f2c', 10);
  sheet.rect(0, 670, 960, 90, '#070b22');
  const next = random(3);
  for (let index = 0; index < 17; index++) {
    const x = 30 + index * 56 + next() * 16;
    const y = 694 + next() * 20;
    const fill = index % 5 === 2 ? moon : index % 3 ? dusk : '#333d8f';
    sheet.circle(Math.round(x), Math.round(y), 15, fill).rect(Math.round(x) - 24, Math.round(y) + 20, 48, 70, fill, 22);
  }
  sheet.write(out, 'hall');
}

function walk(): void {
  const sheet = new Sheet(960, 760);
  sheet.add(`<defs>${gradient('sky', '#10163e', '#5a64c4')}</defs>`).rect(0, 0, 960, 760, 'url(#sky)');
  stars(sheet, 960, 420, 120, 41);
  sheet
    .circle(690, 210, 96, moon)
    .circle(660, 190, 14, '#f0c03e')
    .circle(722, 236, 20, '#f0c03e')
    .circle(716, 170, 9, '#f0c03e');
  sheet.add('<path d="M0 470L130 400 280 456 430 366 600 470 760 410 960 476V760H0Z" fill="#323c92"/>');
  sheet.add('<path d="M0 540C180 470 330 560 500 520S820 480 960 540V760H0Z" fill="#1f286a"/>');
  sheet.add('<path d="M0 640C220 560 420 610 560 600S860 560 960 610V760H0Z" fill="#0d1333"/>');
  for (const [x, y, size] of [
    [90, 640, 120],
    [170, 630, 90],
    [830, 606, 130],
    [900, 616, 90],
    [760, 604, 80],
  ] as const)
    for (const part of [0, 0.28, 0.56])
      sheet.add(
        `<path d="M${x} ${y - size * (1.2 - part)}L${x + size * (0.2 + part * 0.35)} ${y - size * (0.5 - part)}H${x - size * (0.2 + part * 0.35)}Z" fill="#080c26"/>`,
      );
  // A few people with a red lamp, which leaves the eyes used to the dark.
  for (const [x, y, tall] of [
    [300, 616, 132],
    [372, 620, 150],
    [438, 616, 104],
    [236, 616, 118],
  ] as const) {
    sheet
      .rect(x - tall * 0.18, y - tall * 0.66, tall * 0.36, tall * 0.7, '#050818', tall * 0.17)
      .circle(x, y - tall * 0.82, tall * 0.15, '#050818');
  }
  sheet
    .circle(480, 566, 64, '#ff6a4d', 'opacity=".14"')
    .circle(480, 566, 34, '#ff6a4d', 'opacity=".3"')
    .circle(480, 566, 11, '#ff9a7d');
  // Bats.
  for (const [x, y, s] of [
    [250, 240, 1],
    [330, 190, 0.7],
    [200, 160, 0.55],
  ] as const)
    sheet.add(
      `<path d="M${x} ${y}q${14 * s} ${-20 * s} ${44 * s} ${-14 * s}q${-8 * s} ${8 * s} ${-8 * s} ${18 * s}q${-14 * s} ${-6 * s} ${-20 * s} ${6 * s}q${-8 * s} ${-4 * s} ${-16 * s} 0t${-16 * s} 0q${-6 * s} ${-12 * s} ${-20 * s} ${-6 * s}q0 ${-10 * s} ${-8 * s} ${-18 * s}q${30 * s} ${-6 * s} ${44 * s} ${14 * s}z" fill="#080c26"/>`,
    );
  sheet.write(out, 'walk');
}

function map(): void {
  const sheet = new Sheet(1200, 760).rect(0, 0, 1200, 760, '#1b2463');
  const coast =
    'M330 300C370 190 520 150 640 180C760 120 930 170 990 280C1060 360 1020 500 920 560C820 640 660 600 560 630C440 660 330 590 310 490C290 420 300 370 330 300Z';
  for (const [width, opacity] of [
    [150, 0.25],
    [96, 0.35],
    [46, 0.5],
  ] as const)
    sheet.line(coast, '#2f3a8f', width, `opacity="${opacity}"`);
  sheet.add(`<path d="${coast}" fill="#3d4aa6"/>`);
  for (const scale of [0.78, 0.56, 0.34])
    sheet.add(
      `<g transform="translate(${650 * (1 - scale)} ${390 * (1 - scale)}) scale(${scale})"><path d="${coast}" fill="#fff" opacity=".07"/></g>`,
    );
  sheet.line('M400 520C410 430 540 480 640 404C700 330 800 360 900 280', pale, 6, 'stroke-dasharray="2 16"');
  sheet.line('M400 520C300 560 180 600 -10 640', moon, 5, 'stroke-dasharray="22 16"');
  const place = (x: number, y: number, name: string, note: string, anchor: string, icon: string) => {
    sheet.circle(x, y, 34, moon).line(icon, night, 6);
    const side = anchor === 'end' ? -52 : 52;
    sheet.text(x + side, y - 2, name, 34, '#fff', 600, anchor).text(x + side, y + 32, note, 25, '#dfe2ff', 400, anchor);
  };
  place(400, 520, 'Ferry', '40 minutes', 'start', 'M386 524H414L408 534H392ZM400 520V504');
  place(640, 404, 'Planetarium', 'all talks', 'start', 'M624 414A16 16 0 0 1 656 414ZM640 398V392');
  place(900, 280, 'Lighthouse', 'night walk', 'start', 'M894 296L896 270H904L906 296ZM894 264H906');
  sheet.add(
    `<g transform="translate(1110 110)"><circle r="46" fill="none" stroke="${pale}" stroke-width="3" opacity=".6"/><path d="M0 -60L12 0L0 60L-12 0Z" fill="${pale}"/><path d="M0 -60L12 0H-12Z" fill="${moon}"/></g>`,
  );
  sheet.write(out, 'map');
}

/** Somebody before the moon: shoulders, a head, hair. */
function portrait(
  name: string,
  ground: string,
  disc: string,
  coat: string,
  skin: string,
  hair: string,
  style: number,
): void {
  const sheet = new Sheet(640, 640).rect(0, 0, 640, 640, ground);
  stars(sheet, 640, 640, 60, name.length * 31 + style * 97);
  sheet
    .circle(320, 300, 216, disc)
    .circle(236, 220, 26, '#000', 'opacity=".06"')
    .circle(420, 190, 38, '#000', 'opacity=".05"')
    .circle(440, 380, 20, '#000', 'opacity=".06"');
  const back = [
    '<path d="M212 470C190 330 190 190 320 178C450 190 450 330 428 470Z"/>',
    '',
    '<circle cx="320" cy="186" r="54"/>',
    '<circle cx="320" cy="246" r="128"/>',
    '',
    '<path d="M232 400C206 300 214 186 320 180C426 186 434 300 408 400C396 420 244 420 232 400Z"/>',
  ][style];
  sheet.add(`<g fill="${hair}">${back}</g>`);
  sheet.add(
    `<path d="M100 640C104 520 190 476 270 460H370C450 476 536 520 540 640Z" fill="${coat}"/><path d="M320 460H370C450 476 536 520 540 640H320Z" opacity=".14"/>`,
  );
  sheet.add(
    `<path d="M274 390H366V462C366 500 274 500 274 462Z" fill="${skin}"/><path d="M274 424C300 452 340 452 366 424V440C340 470 300 470 274 440Z" opacity=".16"/>`,
  );
  sheet.add(
    `<path d="M236 290C236 214 272 190 320 190C368 190 404 214 404 290C404 372 366 424 320 424C274 424 236 372 236 290Z" fill="${skin}"/>`,
  );
  sheet.add('<path d="M320 190C368 190 404 214 404 290C404 372 366 424 320 424Z" opacity=".08"/>');
  const front = [
    '<path d="M228 300C226 210 270 176 320 178C376 176 414 212 412 300C396 262 372 244 352 226C320 262 262 262 228 300Z"/>',
    '<path d="M230 280C222 200 268 168 330 166C392 166 420 206 410 280C400 250 388 240 376 230C330 244 280 236 256 232C242 244 236 258 230 280Z"/>',
    '<path d="M232 284C234 214 270 188 320 188C370 188 406 214 408 284C392 236 356 222 320 222C284 222 248 236 232 284Z"/>',
    '<path d="M234 296C232 214 268 186 320 186C372 186 408 214 406 296C398 250 380 232 320 232C260 232 242 250 234 296Z"/>',
    '<path d="M236 320C232 400 278 440 320 440C362 440 408 400 404 320C396 352 372 364 320 360C268 364 244 352 236 320Z"/><path d="M234 276C238 214 268 182 320 182C372 182 402 214 406 276C398 240 366 222 320 222C274 222 242 240 234 276Z"/>',
    '<path d="M230 306C226 214 262 178 322 178C382 178 414 214 410 306C404 270 396 254 390 246H250C244 254 236 270 230 306Z"/>',
  ][style];
  sheet.add(`<g fill="${hair}">${front}</g>`);
  if (style === 1 || style === 5)
    sheet.add(
      `<g fill="none" stroke="${night}" stroke-width="6"><circle cx="286" cy="306" r="27"/><circle cx="354" cy="306" r="27"/><path d="M313 302Q320 296 327 302"/></g>`,
    );
  sheet.write(out, `people/${name}`);
}

new Sheet(96, 96)
  .circle(48, 48, 48, deep)
  .add('<path d="M54 18A31 31 0 1 0 79 57A26 26 0 0 1 54 18Z" fill="#ffd75e"/>')
  .circle(68, 32, 4, '#fff')
  .write(out, 'mark');
island();
hall();
walk();
map();
portrait('ilse', deep, moon, '#f0664b', '#f1cba8', '#2a1d1a', 0);
portrait('noor', '#2d387f', pale, '#1a2158', '#b97f57', '#17120f', 1);
portrait('vera', '#4a2a6b', '#f7b7a3', '#ffd75e', '#f4d3b6', '#8f3f1d', 2);
portrait('amadi', '#123f55', '#8fd3d0', '#e9e6f5', '#6f4630', '#120d0b', 3);
portrait('jorun', '#26307a', '#cfd4ff', '#2f8f83', '#efc6a0', '#b98a4a', 4);
portrait('kai', '#0d1333', '#f0a64b', '#5a64c4', '#e3b48d', '#3d3a44', 5);
