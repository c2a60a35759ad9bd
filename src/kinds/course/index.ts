import type { Kind } from '../index.ts';

/** A course has a syllabus: a PDF that is written from the course's texts. */
export const course: Kind = {
  downloads: 'assets/training',
  files({ config, site }) {
    const { brand, contacts, lists, texts } = config;
    const { accent, neutral, motif } = config.theme;
    const courses = Object.values(lists).flatMap((list) => (list.of === 'courses' ? list.items : []));
    return courses.map((course) => {
      const input = { course, brand, contacts, texts: texts.pdf, lang: site.lang, theme: { accent, neutral, motif } };
      return {
        path: `assets/training/${course.pdf}`,
        input,
        make: async () => (await import('./syllabus.ts')).renderSyllabus(input),
      };
    });
  },
};
