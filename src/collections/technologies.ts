import { defineCollection, logo, text } from 'site-from-json/schema';

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

declare module 'site-from-json/schema' {
  interface Collections {
    technologies: typeof technologies;
  }
}
