import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { contrast, type Hex, toOklch } from '../../src/theme/color.ts';
import { accentShades, type Coloring, paletteOf, schemesShown } from '../../src/theme/palette.ts';
import { paletteCss, variableOf } from '../../src/theme/palette-css.ts';
import { parseSite } from '../../src/validate/parse-site.ts';
import { registry } from '../registry.ts';
import { brokenConfig } from './minimal-config.ts';

const color = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`);
const neutral = fc.oneof(fc.constantFrom('warm', 'cool', 'pure'), color);

/** Brands' colors of each kind: the sample's, deep and light ones, grays, and one that no screen shows softly. */
const brands =
  '#cf3f00 #d9480f #8c2f39 #0b2545 #ffd500 #1971c2 #2b8a3e #fab005 #e64980 #111111 #808080 #ffffff #000000 #00ff00';
/** A grid of 216 colors beside them. */
const steps = ['00', '33', '66', '99', 'cc', 'ff'];
const accents = [
  ...brands.split(' '),
  ...steps.flatMap((r) => steps.flatMap((g) => steps.map((b) => `#${r}${g}${b}`))),
];

it('measures contrast as WCAG does', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21);
  expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
});

type Colors = Record<string, Hex>;

/** The colors where a visitor meets them: in both schemes, on pages and in sections of the contrast tone. */
function placesOf(coloring: Coloring): Record<string, { colors: Colors; grounds: string[]; buttons: string[] }> {
  const { light, dark, contrast } = paletteOf(coloring);
  const pages = ['body', 'tinted', 'default', 'raised'];
  const page = (colors: Colors) => ({ colors, grounds: [...pages, 'default-hover'], buttons: pages });
  const tone = (ground: Hex) => {
    const buttons = ['body', 'default'];
    return {
      colors: { ...contrast, body: ground } as Colors,
      grounds: [...buttons, 'raised', 'default-hover'],
      buttons,
    };
  };
  return {
    light: page(light),
    dark: page(dark),
    'light, contrast tone': tone(light.contrast),
    'dark, contrast tone': tone(dark.contrast),
  };
}

/** The pairs of colors that a site uses and that lack the contrast they need. */
function weakPairs(coloring: Coloring): string[] {
  return Object.entries(placesOf(coloring)).flatMap(([place, { colors, grounds, buttons }]) => {
    const pairs: [string, string, number][] = [
      ...grounds.flatMap((ground): [string, string, number][] => [
        ['text', ground, 7],
        ['dimmed', ground, 4.5],
        ['accent-text', ground, 4.5],
        ['accent-line', ground, 3],
      ]),
      ['input-border', 'default', 3],
      ['input-border', 'raised', 3],
      ['accent-contrast', 'accent-filled', 4.5],
      ['accent-contrast', 'accent-filled-hover', 4.5],
      ['accent-text', 'accent-light', 4.5],
      ['text', 'accent-light', 7],
      ...buttons.map((ground): [string, string, number] => [
        colors['accent-edge'] === 'transparent' ? 'accent-filled' : 'accent-edge',
        ground,
        3,
      ]),
    ];
    return pairs
      .filter(([front, back, least]) => contrast(colors[front] ?? '', colors[back] ?? '') < least)
      .map(([front, back, least]) => `${coloring.accent} ${place}: ${front} on ${back} below ${least}`);
  });
}

describe.each(['warm', 'pure', '#5b3fd6'])('with the neutral colors %s', (neutral) => {
  it('every pair of colors keeps its contrast, whatever the accent', () => {
    expect(accents.flatMap((accent) => weakPairs({ accent, neutral }))).toEqual([]);
  });
});

it('every pair of colors keeps its contrast with any accent and any neutral colors', () => {
  fc.assert(
    fc.property(color, neutral, (accent, neutral) => {
      expect(weakPairs({ accent, neutral })).toEqual([]);
    }),
  );
});

describe('an accent', () => {
  it('fills buttons as it is, wherever that can be seen', () => {
    for (const accent of accents)
      for (const [place, { colors, buttons }] of Object.entries(placesOf({ accent, neutral: 'pure' }))) {
        const least = place === 'light' ? 1.2 : 3;
        // The dark scheme and the contrast tone share one fill.
        const grounds = place === 'light' ? buttons.map((ground) => colors[ground]) : deepGrounds;
        if (grounds.every((ground) => contrast(accent, ground ?? '') >= least))
          expect(colors['accent-filled'], `${accent}, ${place}`).toBe(accent);
      }
  });

  const { dark, contrast: tone } = paletteOf({ accent: '#000000', neutral: 'pure' });
  const deepGrounds = [dark.body, dark.raised, dark.contrast, tone.default];

  it('is shaded no further than contrast asks', () => {
    for (const accent of accents) {
      const { light } = paletteOf({ accent, neutral: 'pure' });
      const darkest = light['default-hover'];
      const wash = contrast(light['accent-text'], light['accent-light']);
      const least = Math.min(wash, contrast(light['accent-text'], darkest));
      if (light['accent-text'] !== accent) expect(least, accent).toBeLessThan(4.62);
      if (light['accent-line'] !== accent) expect(contrast(light['accent-line'], darkest), accent).toBeLessThan(3.1);
    }
  });

  it('is nearly white in the dark where it is black', () => {
    for (const accent of ['#000000', '#111111', '#1c1c1e']) {
      const { light, dark, contrast: tone } = paletteOf({ accent, neutral: 'pure' });
      expect(light['accent-filled']).toBe(accent);
      for (const colors of [dark, tone]) {
        expect(contrast(colors['accent-filled'], dark.body), accent).toBeGreaterThan(13);
        expect(contrast(colors['accent-contrast'], colors['accent-filled']), accent).toBeGreaterThan(13);
      }
    }
  });

  it('keeps its hue where it is shaded', () => {
    const { light, dark } = paletteOf({ accent: '#8c2f39', neutral: 'pure' });
    expect([light['accent-filled'], light['accent-text'], dark['accent-filled'], dark['accent-text']]).toEqual([
      '#8c2f39',
      '#8c2f39',
      '#b15158',
      '#db767b',
    ]);
  });
});

describe('neutral colors', () => {
  it('have the hue of a color that tints them, and none if they are pure', () => {
    const of = (neutral: string) => Object.values(placesOf({ accent: '#cf3f00', neutral })).map(({ colors }) => colors);
    for (const { body = '', text = '', line = '' } of of('pure'))
      for (const hex of [body, text, line]) expect(toOklch(hex).chroma).toBeLessThan(0.001);
    const violet = toOklch('#5b3fd6').hue;
    for (const { dimmed = '', 'default-border': border = '' } of of('#5b3fd6'))
      for (const hex of [dimmed, border]) expect(Math.abs(toOklch(hex).hue - violet), hex).toBeLessThan(0.2);
  });

  it('of a gray are pure', () => {
    const { text, line } = paletteOf({ accent: '#cf3f00', neutral: '#777777' }).light;
    expect({ text, line }).toEqual({ text: '#171717', line: '#e0e0e0' });
  });
});

it('the rules of a site say each of its colors once, for screens only where they are dark', () => {
  const css = paletteCss({ accent: '#cf3f00', neutral: 'cool' });
  const { light, dark } = paletteOf({ accent: '#cf3f00', neutral: 'cool' });
  expect(css.startsWith(`:root{--mantine-color-body:${light.body};`)).toBe(true);
  const [paper = '', screen = ''] = css.split('@media screen');
  for (const [color, name] of Object.entries(variableOf) as [keyof typeof variableOf, string][]) {
    expect(paper).toContain(`${name}:${light[color]}`);
    expect(screen.includes(`${name}:${dark[color]}`), name).toBe(light[color] !== dark[color]);
  }
});

it('makes ten shades from light to dark of any accent', () => {
  fc.assert(
    fc.property(color, (accent) => {
      const shades = accentShades(accent);
      expect(shades).toHaveLength(10);
      const onBlack = shades.map((shade) => contrast(shade, '#000000'));
      for (let index = 1; index < 10; index++)
        expect(onBlack[index]).toBeLessThanOrEqual((onBlack[index - 1] ?? 0) + 0.2);
    }),
  );
});

it.each([
  ['dark', false, ['dark']],
  ['light', false, ['light']],
  ['system', false, ['light', 'dark']],
  ['dark', true, ['light', 'dark']],
])('of a site with the scheme %s, and a choice: %s, visitors see %s', (scheme, canChoose, shown) => {
  expect(schemesShown(scheme, canChoose)).toEqual(shown);
});

describe('the check of an accent', () => {
  const reported = (accent: string, neutral = 'pure', more: object = {}, schemeControl = true) => {
    const parsed = parseSite(
      registry,
      brokenConfig((config) => {
        config.theme = { accent, neutral, ...more };
        config.header.schemeControl = schemeControl;
      }),
    );
    if (!parsed.ok) throw new Error('The config has errors');
    return parsed.warnings.map(
      ({ line, column, pathText, message, hint }) => `${line}:${column} ${pathText}: ${message} ${hint}`,
    );
  };

  it('says where a color is hardly seen, what is shown instead, and which color is seen', () => {
    expect(['#ffd500', '#0b2545', '#ffffff'].flatMap((accent) => reported(accent))).toMatchInlineSnapshot(`
      [
        "45:15 theme.accent: The accent #ffd500 has a contrast of 1.4:1 on the light background; links and small text are shown in #8d6400 there, and buttons get an edge. If it looks right, leave it; #af8700 would have enough contrast.",
        "45:15 theme.accent: The accent #0b2545 has a contrast of 1.2:1 on the dark background; buttons are shown in #547196 there, and links and small text in #7896bd. If it looks right, leave it; #547196 would have enough contrast.",
        "45:15 theme.accent: The accent #ffffff has a contrast of 1:1 on the light background; links and small text are shown in #6b6b6b there, and buttons get an edge. If it looks right, leave it; #8c8c8c would have enough contrast.",
      ]
    `);
  });

  it('is silent where the accent shows', () => {
    for (const accent of ['#cf3f00', '#d9480f', '#5b3fd6', '#1c7ed6', '#808080']) expect(reported(accent)).toEqual([]);
  });

  it('counts the scheme alone that visitors see', () => {
    const found = (accent: string, scheme: string, control: boolean) =>
      reported(accent, 'pure', { scheme }, control).length;
    expect(found('#ffd500', 'dark', false)).toBe(0);
    expect(found('#ffd500', 'dark', true)).toBe(1);
    expect(found('#0b2545', 'dark', false)).toBe(1);
    expect(found('#0b2545', 'light', false)).toBe(0);
    expect(found('#0b2545', 'system', false)).toBe(1);
  });

  it('tells a color that it is silent about', () => {
    for (const accent of ['#ffd500', '#0b2545', '#000000', '#ffffff', '#8c2f39']) {
      const [, instead = ''] = /(#\w{6}) would have enough contrast/.exec(reported(accent)[0] ?? '') ?? [];
      expect(reported(instead), instead).toEqual([]);
    }
  });
});
