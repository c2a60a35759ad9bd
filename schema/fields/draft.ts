import { z } from 'zod';

/** Marks a part that is not published yet. */
export const draft = z
  .boolean()
  .meta({
    title: 'Draft',
    description: 'Not published: the build leaves it out, and `npm run dev` marks it as a draft.',
  })
  .optional();
