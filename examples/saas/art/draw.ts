import { fileURLToPath } from 'node:url';
import { Sheet } from '../../art/sheet.ts';

// Draws the pictures of the starter: npx tsx examples/saas/art/draw.ts

const out = fileURLToPath(new URL('../public/images/', import.meta.url));
const ink = '#14251e';
const grey = '#66766f';
const green = '#0b7a55';
const mint = '#d9f2e5';
const stations = {
  Counter: [mint, '#0a5a40'],
  Kitchen: ['#fde6cb', '#8a4a06'],
  Bakery: ['#e8e3fc', '#4c3b9c'],
  Delivery: ['#d8edf8', '#11577d'],
} as const;
type Station = keyof typeof stations;

const crew = [
  ['Ida', '34 h', mint, '#e0ac86', '#3b2a20'],
  ['Tom', '38 h', '#fde6cb', '#f0c6a2', '#a5622a'],
  ['Mira', '28 h', '#e8e3fc', '#8d5b3f', '#1f1a17'],
  ['Jon', '32 h', '#d8edf8', '#e8bd98', '#5a5148'],
  ['Lea', '20 h', '#fbdcdc', '#f2d0b4', '#c98b34'],
] as const;

mark();
hero();
swap();
rest();
hours();
cover('post-swap', '#e8e3fc', (sheet) => {
  sheet.line('M340 250H800L730 180M860 390H400L470 460', '#4c3b9c', 34);
  sheet.circle(230, 250, 56, '#4c3b9c').circle(970, 390, 56, green);
});
cover('post-rest', '#fde6cb', (sheet) => {
  sheet.circle(600, 315, 200, '#8a4a06').circle(690, 255, 180, '#fde6cb');
  for (const [x, y, r] of [
    [300, 180, 10],
    [380, 420, 14],
    [860, 400, 12],
    [930, 210, 16],
    [760, 290, 8],
  ] as const)
    sheet.circle(x, y, r, '#8a4a06');
});
cover('post-forecast', mint, (sheet) => {
  for (const [index, height] of [120, 160, 140, 210, 260, 340, 300].entries())
    sheet.rect(265 + index * 98, 500 - height, 70, height, index === 5 ? green : '#8fcfb3', 14);
  sheet.line('M225 500H975', green, 10);
});

function mark(): void {
  new Sheet(96, 96)
    .rect(0, 0, 96, 96, green, 26)
    .add('<path d="M22 70C20 38 42 20 76 20C78 54 58 76 28 72Z" fill="#fff"/>')
    .line('M20 78C30 60 42 50 60 38', green, 6)
    .write(out, 'mark');
}

function hero(): void {
  const sheet = new Sheet(1280, 900);
  const days = ['Mon 17', 'Tue 18', 'Wed 19', 'Thu 20', 'Fri 21', 'Sat 22'];
  const left = 322;
  const column = 148;
  sheet.shadow(40, 30, 1200, 800, 28).rect(40, 30, 1200, 800, '#fff', 28);
  sheet.add(`<path d="M68 30H132V830H68A28 28 0 0 1 40 802V58A28 28 0 0 1 68 30Z" fill="#0a4a35"/>`);
  sheet.rect(62, 56, 48, 48, green, 14).add('<path d="M73 91C72 75 83 66 100 66C101 83 91 94 76 92Z" fill="#fff"/>');
  for (const [index, y] of [150, 222, 294, 366].entries()) {
    if (index === 0) sheet.rect(60, y, 52, 52, '#ffffff', 14, 'opacity=".16"');
    const icon = [
      'M76 168H96M76 178H96M76 188H90',
      'M86 240A10 10 0 1 0 86 240.1M74 264Q86 250 98 264',
      'M74 334V320M86 334V308M98 334V314',
      'M76 384H96V398H84L76 404Z',
    ][index];
    sheet.line(icon ?? '', '#fff', 4, index === 0 ? '' : 'opacity=".7"');
  }
  sheet.text(168, 100, 'Week 20', 40, ink, 600).text(340, 98, '17 to 22 May', 24, grey);
  sheet.rect(1040, 62, 164, 56, green, 16).text(1122, 99, 'Publish', 25, '#fff', 600, 'middle');
  sheet.rect(846, 62, 176, 56, '#f1f6f3', 16).text(934, 99, '152 of 160 h', 23, ink, 600, 'middle');
  for (const [index, day] of days.entries())
    sheet.text(left + index * column + 6, 172, day, 22, index === 4 ? green : grey, 600);
  const plan: Record<string, ([string, Station] | undefined)[]> = {
    Ida: [['7–15', 'Counter'], ['7–15', 'Counter'], undefined, ['7–15', 'Counter'], ['14–22', 'Counter'], undefined],
    Tom: [['5–13', 'Bakery'], ['5–13', 'Bakery'], ['5–13', 'Bakery'], undefined, undefined, ['4–12', 'Bakery']],
    Mira: [undefined, ['10–18', 'Kitchen'], ['10–18', 'Kitchen'], ['10–18', 'Kitchen'], ['10–18', 'Kitchen']],
    Jon: [['8–14', 'Delivery'], undefined, ['8–14', 'Delivery'], ['8–14', 'Delivery'], ['8–14', 'Delivery'], undefined],
    Lea: [
      ['15–20', 'Counter'],
      ['15–20', 'Counter'],
    ],
  };
  for (const [row, [name, sum, tint, skin, hair]] of crew.entries()) {
    const y = 196 + row * 122;
    sheet.line(`M160 ${y}H1212`, '#e4ece8', 2);
    sheet.face(196, y + 60, 32, tint, skin, hair);
    sheet.text(242, y + 56, name, 25, ink, 600).text(242, y + 86, sum, 21, grey);
    for (const [index, shift] of (plan[name] ?? []).entries()) {
      if (!shift) continue;
      const [time, station] = shift;
      const [fill, words] = stations[station];
      const x = left + index * column;
      sheet.rect(x, y + 12, column - 10, 98, fill, 16);
      sheet.rect(x, y + 28, 6, 66, words, 3);
      sheet.text(x + 20, y + 55, time, 26, words, 600).text(x + 20, y + 86, station, 21, words);
    }
  }
  // The shift that nobody has yet.
  const x = left + 5 * column;
  sheet.rect(x, 574, column - 10, 98, '#fff', 16, `stroke="${green}" stroke-width="3" stroke-dasharray="9 8"`);
  sheet.text(x + 20, 617, '8–14', 26, green, 600).text(x + 20, 648, 'Open', 21, green);
  // What has just happened.
  sheet.shadow(716, 704, 492, 160, 24).rect(716, 704, 492, 160, '#fff', 24, 'stroke="#e4ece8" stroke-width="2"');
  sheet.circle(776, 784, 34, green).line('M761 785L772 797L793 772', '#fff', 7);
  sheet.text(830, 764, 'Swap agreed', 28, ink, 600);
  sheet
    .text(830, 800, 'Ida takes Friday for Lea.', 23, grey)
    .text(830, 832, 'Both have their 11 hours of rest.', 23, grey);
  sheet.write(out, 'planner');
}

function swap(): void {
  const sheet = new Sheet(960, 760);
  sheet.rect(0, 0, 960, 760, mint, 32).circle(800, 120, 190, '#c3e8d5').circle(120, 690, 230, '#c3e8d5');
  const phone = (x: number, y: number) =>
    sheet
      .shadow(x, y, 344, 700, 48)
      .rect(x, y, 344, 700, '#0f2a20', 48)
      .rect(x + 12, y + 12, 320, 676, '#fff', 38);
  phone(150, 120).rect(270, 146, 104, 14, '#0f2a20', 7);
  sheet.text(192, 218, 'Friday, 21 May', 26, ink, 600);
  const day = [
    ['5–13', 'Bakery', 'Tom'],
    ['8–14', 'Delivery', 'Jon'],
    ['10–18', 'Kitchen', 'Mira'],
    ['14–22', 'Counter', 'You'],
  ] as const;
  for (const [index, [time, station, name]] of day.entries()) {
    const y = 246 + index * 112;
    const [fill, words] = stations[station];
    sheet.rect(184, y, 276, 96, fill, 18).rect(184, y + 18, 6, 60, words, 3);
    sheet.text(206, y + 43, time, 25, words, 600).text(206, y + 74, station, 20, words);
    sheet.text(440, y + 43, name, 21, words, 600, 'end');
  }
  phone(476, 60).rect(596, 86, 104, 14, '#0f2a20', 7);
  sheet.face(540, 180, 36, '#fbdcdc', '#f2d0b4', '#c98b34');
  sheet.text(590, 175, 'Lea asks you', 25, ink, 600).text(590, 204, '2 minutes ago', 19, grey);
  sheet.rect(508, 240, 280, 190, '#f1f6f3', 22);
  sheet.text(530, 284, 'My sister arrives on', 22).text(530, 314, 'Friday evening. Could', 22);
  sheet.text(530, 344, 'you take my shift?', 22).text(530, 374, 'I take your Sunday.', 22);
  sheet.text(530, 409, 'Friday, 14–22', 20, green, 600);
  sheet.line('M516 472L526 482L544 460M516 520L526 530L544 508', green, 6);
  sheet.text(562, 480, '11 hours of rest', 21, grey).text(562, 528, '34 of 40 hours', 21, grey);
  sheet.rect(508, 580, 280, 66, green, 20).text(648, 622, 'Yes, I take it', 25, '#fff', 600, 'middle');
  sheet.rect(508, 660, 280, 60, '#fff', 20, 'stroke="#cfdcd5" stroke-width="2"');
  sheet.text(648, 698, 'Not this time', 23, ink, 400, 'middle');
  sheet.write(out, 'swap');
}

function rest(): void {
  const sheet = new Sheet(960, 760);
  sheet.rect(0, 0, 960, 760, '#fdeedb', 32).circle(860, 660, 240, '#fbdfba').circle(90, 80, 150, '#fbdfba');
  sheet.shadow(90, 110, 780, 540, 28).rect(90, 110, 780, 540, '#fff', 28);
  sheet.text(134, 176, 'Rest between shifts', 32, ink, 600);
  const rows = [
    ['Ida', 22, 34, 12],
    ['Jon', 14, 32, 18],
    ['Tom', 23, 29, 6],
  ] as const;
  const at = (hour: number) => 250 + ((hour - 12) / 28) * 572;
  for (const hour of [12, 18, 24, 30, 36]) {
    sheet.line(`M${at(hour)} 226V520`, '#e8efeb', 2);
    sheet.text(at(hour), 214, `${hour % 24}:00`, 19, grey, 400, 'middle');
  }
  for (const [row, [name, end, start, gap]] of rows.entries()) {
    const y = 240 + row * 98;
    const short = gap < 11;
    sheet.text(134, y + 48, name, 25, ink, 600);
    sheet.rect(at(Math.max(12, end - 8)), y + 12, at(end) - at(Math.max(12, end - 8)), 56, stations.Counter[0], 14);
    sheet.rect(at(start), y + 12, at(Math.min(40, start + 8)) - at(start), 56, stations.Kitchen[0], 14);
    sheet.line(`M${at(end) + 12} ${y + 52}H${at(start) - 12}`, short ? '#b3261e' : green, 5);
    sheet.text((at(end) + at(start)) / 2, y + 40, `${gap} h`, 23, short ? '#b3261e' : green, 600, 'middle');
  }
  sheet
    .rect(130, 546, 700, 74, '#fdeceb', 18)
    .circle(174, 583, 19, '#b3261e')
    .line('M174 574V585M174 592V592.1', '#fff', 5);
  sheet.text(210, 592, 'Tom has 6 hours. Start at 10:00 instead?', 25, '#8c1d17', 600);
  sheet.write(out, 'rest');
}

function hours(): void {
  const sheet = new Sheet(960, 760);
  sheet.rect(0, 0, 960, 760, '#efecfd', 32).circle(860, 110, 170, '#ddd6fa').circle(80, 700, 200, '#ddd6fa');
  sheet.shadow(90, 90, 780, 580, 28).rect(90, 90, 780, 580, '#fff', 28);
  sheet.text(134, 158, 'Saturday, hour by hour', 32, ink, 600);
  sheet.rect(134, 184, 18, 18, '#8fcfb3', 5).text(162, 200, 'People planned', 20, grey);
  sheet.rect(336, 184, 18, 18, '#4c3b9c', 5).text(364, 200, 'Guests expected', 20, grey);
  const planned = [2, 3, 4, 5, 5, 4, 4, 3, 3, 2];
  for (const level of [0, 1, 2, 3]) sheet.line(`M134 ${560 - level * 96}H826`, '#e8efeb', 2);
  for (const [index, count] of planned.entries()) {
    const x = 148 + index * 68;
    sheet.rect(x, 560 - count * 58, 48, count * 58, index === 4 ? green : '#bfe6d3', 12);
    sheet.text(x + 24, 596, String(index + 7), 20, grey, 400, 'middle');
  }
  const guests = [90, 150, 220, 290, 330, 250, 215, 190, 150, 80];
  const points = guests.map((height, index) => `${172 + index * 68} ${548 - height}`);
  sheet.line(`M${points.join('L')}`, '#4c3b9c', 6);
  for (const point of points) sheet.circle(Number(point.split(' ')[0]), Number(point.split(' ')[1]), 8, '#4c3b9c');
  sheet.text(480, 642, '35 hours planned, 38 in the budget', 23, ink, 600, 'middle');
  sheet.write(out, 'hours');
}

function cover(name: string, ground: string, draw: (sheet: Sheet) => void): void {
  const sheet = new Sheet(1200, 640).rect(0, 0, 1200, 640, ground);
  draw(sheet);
  sheet.write(out, name);
}
