import { logo, text } from '../../schema/fields.ts';
import { defineKind } from './define-kind.ts';

export const technologies = defineKind('technologies', {
  title: 'Technology',
  description: 'A technology that is used.',
  shape: {
    name: text('Name', 'The name of the technology.', 'React'),
    description: text('Description', 'One sentence.', 'Interfaces from components.'),
    logo: logo('The logo of the technology.'),
  },
});
