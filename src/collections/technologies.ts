import { defineCollection } from '../../schema/define-collection.ts';
import { logo, text } from '../../schema/fields/index.ts';

const technologies = defineCollection('technologies', {
  title: 'Technology',
  description: 'A technology that is used.',
  shape: {
    name: text('Name', 'The name of the technology.', 'React'),
    description: text('Description', 'One sentence.', 'Interfaces from components.'),
    logo: logo('The logo of the technology.'),
  },
});

export default technologies;

declare module '../../schema/lists.ts' {
  interface Collections {
    technologies: typeof technologies;
  }
}
