import { z } from 'zod';

/** The keys of sections that show many logos. */
export const logoLook = {
  colour: z.enum(['ink', 'brand']).default('ink').meta({
    title: 'Colour',
    description:
      '"ink" draws every logo in the colour of the text, legible on any background; "brand" keeps its own colours. Use "brand" for pictures without a transparent background.',
  }),
  names: z.enum(['hidden', 'shown']).default('hidden').meta({
    title: 'Names',
    description: '"shown" writes the name beside each logo; "hidden" only tells it to screen readers.',
  }),
};
