import { named, text } from '../../../schema/fields.ts';
import { columns, section } from '../../../schema/section.ts';

/** A grid of technologies with their logos. */
export const technologies = section('technologies', {
  title: 'Technologies',
  description: 'A grid of technologies with logos.',
  list: 'technologies',
  shape: {
    title: text('Heading', 'The heading of the section.'),
    text: text('Text', 'A sentence under the heading.').optional(),
    list: named('list', 'List', 'The list of technologies to show: a key of `lists`.', 'technologies'),
    columns: columns('technologies'),
  },
  examples: [
    {
      type: 'technologies',
      id: 'technologies',
      title: 'Technologies',
      text: 'What we work with.',
      list: 'example-technologies',
    },
    {
      type: 'technologies',
      id: 'few',
      tone: 'tinted',
      title: 'Technologies',
      list: 'example-technologies',
      columns: 3,
    },
  ],
  exampleLists: {
    'example-technologies': {
      of: 'technologies',
      items: [
        { id: 'react', name: 'React', description: 'Interfaces from components.', logo: 'simple-icons:react' },
        { id: 'vite', name: 'Vite', description: 'A server that starts at once.', logo: 'simple-icons:vite' },
        { id: 'node', name: 'Node.js', description: 'JavaScript on servers.', logo: 'simple-icons:nodedotjs' },
        { id: 'postgres', name: 'PostgreSQL', description: 'Data that stay true.', logo: 'simple-icons:postgresql' },
        { id: 'docker', name: 'Docker', description: 'The same everywhere.', logo: 'simple-icons:docker' },
        { id: 'python', name: 'Python', description: 'From numbers to answers.', logo: 'simple-icons:python' },
      ],
    },
  },
});
