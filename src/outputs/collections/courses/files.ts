import { type CourseList, folder } from '../../../collections/courses.ts';
import type { CollectionFiles } from '../../output.ts';

/** The syllabus of each course: a PDF with the course's texts. */
export const courseFiles: CollectionFiles = ({
  config: {
    brand,
    contacts,
    lists,
    theme: { accent, neutral, motif },
  },
  site,
}) => {
  return Object.values(lists).flatMap((one) => {
    if (one.of !== 'courses') return [];
    const list = one as unknown as CourseList;
    const addresses = list.contacts.flatMap((name) => contacts[name] ?? []);
    return list.items.map((course) => {
      const { name, motto } = brand;
      const input = {
        course,
        brand: { name, motto },
        addresses,
        texts: site.texts.pdf,
        lang: site.lang,
        theme: { accent, neutral, motif },
      };
      return {
        path: `${folder}/${course.pdf}`,
        input,
        make: async () => (await import('./syllabus.ts')).renderSyllabus(input),
      };
    });
  });
};
