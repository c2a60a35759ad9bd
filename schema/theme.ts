import { z } from 'zod';
import { color, font, text } from './fields/index.ts';

/** Colors, fonts and shapes. */
export const theme = z
  .strictObject({
    accent: color(
      'Accent color',
      'One color as #rrggbb. Buttons show it unchanged; links and other parts get a shade of it with enough contrast.',
      [],
      '#d9480f',
    ).default('#2456d6'),
    neutral: color(
      'Neutral colors',
      'The grays of backgrounds, lines and text: warm, cool, pure, or a color as #rrggbb whose hue tints them.',
      ['warm', 'cool', 'pure'],
      '#5b3fd6',
    ).default('pure'),
    motif: z.enum(['none', 'blocks', 'dots', 'lines']).default('none').meta({
      title: 'Motif',
      description:
        'A drawing beside texts, in share images and in PDFs: blocks, a screen of dots, vertical lines, or none.',
    }),
    density: z
      .enum(['compact', 'normal', 'airy'])
      .default('normal')
      .meta({ title: 'Density', description: 'The amount of space between sections and inside cards.' }),
    width: z
      .enum(['narrow', 'normal', 'wide'])
      .default('normal')
      .meta({ title: 'Width', description: 'The maximum width of the content.' }),
    font: font(
      'Font',
      'The font of all text: a built-in one, "system" for that of the visitor’s system, or a WOFF2 file below public/.',
    ).default('Instrument Sans'),
    headingFont: font('Font of headings', 'The font of headings. Default: that of the text.').optional(),
    radius: z
      .enum(['none', 'small', 'medium', 'large'])
      .default('medium')
      .meta({
        title: 'Corners',
        description: 'How round corners are.',
        synonyms: {
          none: ['square', 'sharp'],
          small: ['sm'],
          medium: ['md', 'rounded', 'default'],
          large: ['lg', 'round'],
        },
      }),
    scheme: z
      .enum(['light', 'dark', 'system'])
      .default('light')
      .meta({
        title: 'Default scheme',
        description: 'The color scheme until a visitor has chosen one.',
        synonyms: { system: ['auto', 'os', 'device'] },
      }),
    storageKey: text(
      'Storage key',
      'The key that stores a visitor’s choice in their browser.',
      'vite-ui-theme',
    ).default('vite-ui-theme'),
  })
  .prefault({})
  .meta({ title: 'Theme', description: 'Accent, font, corners and default scheme.' });
