import { contactName, defineCollection, fileName, imagePath, paragraphs, text } from 'site-from-json/schema';
import { z } from 'zod';

export const folder = 'assets/training';

const outlinePart = z
  .strictObject({
    title: text('Heading', 'What this part of the course is about.', 'Components'),
    topics: z
      .array(text('Topic', 'One topic.', 'State and effects'))
      .min(1)
      .meta({ title: 'Topics', description: 'What is taught in this part.' }),
  })
  .meta({ title: 'Part', description: 'One part of the course.' });

/** A course, with a syllabus as PDF: see `files.ts`. */
const courses = defineCollection('courses', {
  title: 'Course',
  description: 'A training course with its syllabus.',
  shape: {
    name: text('Name', 'The name of the course.', 'MERN Stack Development'),
    description: text('Description', 'One sentence.', 'A web application from database to browser.'),
    logo: imagePath('The picture of the course below public/.', '/images/courses/mern-stack.svg'),
    pdf: fileName(
      'pdf',
      'Syllabus file name',
      `The PDF that the course card downloads from /${folder}/. The build writes it from the outline unless public/${folder}/ holds a file of this name.`,
      'mern-stack.pdf',
    ),
    duration: text('Duration', 'How long the course takes.', '12 weeks'),
    audience: text(
      'For whom',
      'Who the course is for, and what they should already know.',
      'Anyone who knows some HTML.',
    ),
    outline: z
      .array(outlinePart)
      .min(1)
      .meta({ title: 'Outline', description: 'The parts of the course, for the syllabus PDF.' }),
    outcomes: paragraphs('Outcomes', 'What a trainee can do afterwards, one sentence each.'),
  },
  list: {
    contacts: z
      .array(contactName('Contact', 'A key of `contacts`.', 'email'))
      .max(4)
      .default(['email'])
      .meta({
        title: 'Contacts',
        description: 'The contacts for questions in a syllabus, by keys of `contacts`.',
        examples: [['email']],
      }),
  },
  pictures: { logo: 'mark' },
  hidden: ['audience', 'outline', 'outcomes'],
  unique: ['pdf'],
  downloads: folder,
  drawn: ({ pdf, outline, outcomes, ...course }) => ({
    file: `${folder}/${pdf}`,
    texts: [
      ...(['name', 'description', 'duration', 'audience'] as const).map((key) => ({ path: [key], text: course[key] })),
      ...outline.flatMap(({ title, topics }, part) => [
        { path: ['outline', part, 'title'], text: title },
        ...topics.map((text, at) => ({ path: ['outline', part, 'topics', at], text })),
      ]),
      ...outcomes.map((text, at) => ({ path: ['outcomes', at], text })),
    ],
  }),
});

export type CourseList = z.output<typeof courses.schema>;
export type Course = z.output<typeof courses.item>;

export default courses;

declare module 'site-from-json/schema' {
  interface Collections {
    courses: typeof courses;
  }
}
