import { body, defineCollection, icon, text } from 'site-from-json/schema';

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

declare module 'site-from-json/schema' {
  interface Collections {
    services: typeof services;
  }
}
