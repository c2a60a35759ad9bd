import { defineCollection, text } from 'site-from-json/schema';
import { z } from 'zod';

const appointments = defineCollection('appointments', {
  title: 'Appointment',
  description: 'What visitors can book.',
  shape: {
    name: text('Name', 'What it is.', 'Check-up'),
    description: text('Description', 'A sentence about it.', 'We look at everything and talk.').optional(),
    minutes: z
      .int()
      .min(5)
      .max(480)
      .meta({ title: 'Minutes', description: 'How long it takes.', examples: [30] }),
    price: text('Price', 'What it costs.', '€ 45').optional(),
  },
});

export default appointments;

declare module 'site-from-json/schema' {
  interface Collections {
    appointments: typeof appointments;
  }
}
