import { z } from 'zod';
import { text } from './fields.ts';

/** Colours, type and shape; everything that they touch follows. */
export const theme = z
  .strictObject({
    accent: z
      .string()
      .regex(/^#[0-9a-fA-F]{6}$/)
      .default('#2456d6')
      .meta({
        title: 'Accent colour',
        description:
          'One colour as #rrggbb; its shades for both schemes are derived from its hue and chroma with enough contrast.',
        examples: ['#d9480f'],
        patternErrorMessage: 'Write # and six digits or letters from a to f.',
      }),
    font: z
      .enum(['Instrument Sans', 'system'])
      .default('Instrument Sans')
      .meta({ title: 'Font', description: 'The self-hosted variable font, or the fonts of the visitor’s system.' }),
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
        description: 'What a visitor sees who has not chosen.',
        synonyms: { system: ['auto', 'os', 'device'] },
      }),
    storageKey: text(
      'Storage key',
      'The key under which a visitor’s choice is kept in their browser.',
      'vite-ui-theme',
    ).default('vite-ui-theme'),
  })
  .prefault({})
  .meta({ title: 'Theme', description: 'Accent, font, corners and default scheme.' });
