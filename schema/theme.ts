import { z } from 'zod';
import { matching, text } from './fields.ts';
import { filePath } from './link-pattern.ts';

/** The fonts that come with the builder. */
const fonts = [
  'Instrument Sans',
  'Inter',
  'DM Sans',
  'Manrope',
  'Work Sans',
  'Outfit',
  'Source Serif 4',
  'Fraunces',
  'Lora',
  'Playfair Display',
];
const font = matching(new RegExp(`^(system|${fonts.join('|')}|${filePath}\\.woff2)$`), 300).meta({
  examples: [...fonts, 'system', '/fonts/own.woff2'],
  patternErrorMessage: `Write "system", the path of a .woff2 file below public/, such as /fonts/own.woff2, or one of these: ${fonts.join(', ')}.`,
  holds: 'font',
});

/** Colours, fonts and shapes. */
export const theme = z
  .strictObject({
    accent: z
      .string()
      .regex(/^#[0-9a-fA-F]{6}$/)
      .default('#2456d6')
      .meta({
        title: 'Accent colour',
        description:
          'One colour as #rrggbb. Buttons show it unchanged; links and other parts get a shade of it with enough contrast.',
        examples: ['#d9480f'],
        patternErrorMessage: 'Write # and six digits or letters from a to f.',
        holds: 'colour',
      }),
    neutral: z
      .string()
      .regex(/^(warm|cool|pure|#[0-9a-fA-F]{6})$/)
      .default('pure')
      .meta({
        title: 'Neutral colours',
        description:
          'The greys of backgrounds, lines and text: warm, cool, pure, or a colour as #rrggbb whose hue tints them.',
        examples: ['warm', 'cool', 'pure', '#5b3fd6'],
        patternErrorMessage: 'Write warm, cool, pure, or # and six digits or letters from a to f.',
        holds: 'colour',
      }),
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
    font: font.default('Instrument Sans').meta({
      title: 'Font',
      description:
        'The font of all text: a built-in one, "system" for that of the visitor’s system, or a WOFF2 file below public/.',
    }),
    headingFont: font.optional().meta({
      title: 'Font of headings',
      description: 'The font of headings. Default: that of the text.',
    }),
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
        description: 'The colour scheme until a visitor has chosen one.',
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
