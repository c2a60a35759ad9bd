import { z } from 'zod';

/** How sections show many logos. */
export const logoLook = {
  colour: z.enum(['ink', 'brand']).default('ink').meta({
    title: 'Colour',
    description:
      'ink draws every logo in the colour of the text, so that it is legible anywhere; brand keeps its own colours. Use brand for pictures without a transparent ground.',
  }),
  names: z.enum(['hidden', 'shown']).default('hidden').meta({
    title: 'Names',
    description: 'shown writes the name beside each logo; hidden leaves it to screen readers.',
  }),
};
