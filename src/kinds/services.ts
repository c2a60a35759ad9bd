import { body, icon, text } from '../../schema/fields.ts';
import { defineKind } from './define-kind.ts';

export const services = defineKind('services', {
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
