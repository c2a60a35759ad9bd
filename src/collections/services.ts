import { defineCollection } from '../../schema/define-collection.ts';
import { body, icon, text } from '../../schema/fields/index.ts';

const services = defineCollection('services', {
  title: 'Service',
  description: 'A service that is offered.',
  shape: {
    icon: icon(),
    title: text('Title', 'The name of the service.', 'Web Development'),
    description: text('Description', 'One or two sentences.', 'Sites and applications that load at once.'),
    body: body().optional(),
  },
  hidden: ['body'],
});

export default services;

declare module '../../schema/lists.ts' {
  interface Collections {
    services: typeof services;
  }
}
