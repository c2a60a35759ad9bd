import { z } from 'zod';

/** The keys of sections that show many logos. */
export const logoLook = {
  colour: z.enum(['ink', 'brand']).default('ink').meta({
    title: 'Color',
    description:
      '"ink" draws every logo in the color of the text, legible on any background; "brand" keeps its own colors. Use "brand" for pictures without a transparent background.',
  }),
  names: z.enum(['hidden', 'shown']).default('hidden').meta({
    title: 'Names',
    description: '"shown" writes the name beside each logo; "hidden" only tells it to screen readers.',
  }),
};
