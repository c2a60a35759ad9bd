import { z } from 'zod';
import { icon, id, idKey, imagePath, link, logo, paragraphs, pdfName, text } from './fields.ts';

const person = z
  .strictObject({
    id: id('Stable name of this person.', 'chief-technology-officer'),
    name: text('Name', 'The person’s name.', 'Asha Sample'),
    role: text('Role', 'What the person does.', 'CTO'),
    image: imagePath('A portrait below public/.', '/images/team/cto.svg'),
    social: z
      .strictObject({ linkedin: link('The LinkedIn profile.', 'https://www.linkedin.com/in/example') })
      .meta({ title: 'Profiles', description: 'Profiles on social networks.' }),
  })
  .meta({ title: 'Person', description: 'A member of the team.' });

const service = z
  .strictObject({
    id: id('Stable name of this service.', 'web-development'),
    icon: icon(),
    title: text('Title', 'The name of the service.', 'Web Development'),
    description: text('Description', 'One or two sentences.', 'Sites and applications that load at once.'),
  })
  .meta({ title: 'Service', description: 'A service that the company offers.' });

const technology = z
  .strictObject({
    id: id('Stable name of this technology.', 'react'),
    name: text('Name', 'The name of the technology.', 'React'),
    description: text('Description', 'One sentence.', 'Interfaces from components.'),
    logo: logo('The logo of the technology.'),
  })
  .meta({ title: 'Technology', description: 'A technology that the company works with.' });

const outlinePart = z
  .strictObject({
    title: text('Heading', 'What this part of the course is about.', 'Components'),
    topics: z
      .array(text('Topic', 'One topic.', 'State and effects'))
      .min(1)
      .meta({ title: 'Topics', description: 'What is taught in this part.' }),
  })
  .meta({ title: 'Part', description: 'One part of the course.' });

const course = z
  .strictObject({
    id: id('Stable name of this course.', 'mern-stack'),
    name: text('Name', 'The name of the course.', 'MERN Stack Development'),
    description: text('Description', 'One sentence.', 'A web application from database to browser.'),
    logo: imagePath('The picture of the course below public/.', '/images/courses/mern-stack.svg'),
    pdf: pdfName(),
    duration: text('Duration', 'How long the course takes.', '12 weeks'),
    audience: text(
      'For whom',
      'Who the course is for and what they should know already.',
      'Anyone who knows some HTML.',
    ),
    outline: z
      .array(outlinePart)
      .min(1)
      .meta({ title: 'Outline', description: 'The parts of the course; the syllabus PDF is written from them.' }),
    outcomes: paragraphs('Outcomes', 'What a trainee can do afterwards, one sentence each.'),
  })
  .meta({ title: 'Course', description: 'A training course with its syllabus.' });

/** Each kind of entity; a section type says which kind its list must be of. */
export const entities = { people: person, services: service, technologies: technology, courses: course };

const kind = <K extends keyof typeof entities>(of: K) =>
  z
    .strictObject({
      of: z
        .literal(of)
        .meta({ title: 'Kind', description: 'What the items are: people, services, technologies or courses.' }),
      items: z
        .array(entities[of])
        .min(1)
        .meta({ title: 'Items', description: 'The items in the order in which they are shown.' }),
    })
    .meta({ title: `List of ${of}`, description: `A list of ${of}, used by sections that name it.` });

/** Entity lists by name. */
export const lists = z
  .record(idKey, z.discriminatedUnion('of', [kind('people'), kind('services'), kind('technologies'), kind('courses')]))
  .meta({
    title: 'Lists',
    description: 'Lists of people, services, technologies and courses by name; sections refer to them.',
  });

export type EntityKind = keyof typeof entities;
export type Entity<K extends EntityKind> = z.output<(typeof entities)[K]>;
export type Course = Entity<'courses'>;
