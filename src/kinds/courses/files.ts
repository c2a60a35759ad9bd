import type { KindFiles } from '../files.ts';
import { type Course, folder } from './schema.ts';

/** The syllabus of each course: a PDF with the course's texts. */
export const courseFiles: KindFiles = {
  files({
    config: {
      brand,
      contacts,
      lists,
      theme: { accent, neutral, motif },
    },
    site,
  }) {
    return Object.values(lists).flatMap((list) => {
      if (list.of !== 'courses') return [];
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
  },
  *drawnTexts({ lists, texts }) {
    let file: string | undefined;
    for (const [name, list] of Object.entries(lists)) {
      if (list.of !== 'courses') continue;
      for (const [at, course] of list.items.entries()) {
        file = `${folder}/${course.pdf}`;
        for (const { path, text } of textsOf(course)) yield { path: ['lists', name, 'items', at, ...path], text, file };
      }
    }
    for (const [key, text] of Object.entries(texts.pdf ?? {}))
      if (file && text) yield { path: ['texts', 'pdf', key], text, file };
  },
};

function* textsOf(course: Course): Iterable<{ path: (string | number)[]; text: string }> {
  for (const key of ['name', 'description', 'duration', 'audience'] as const) yield { path: [key], text: course[key] };
  for (const [part, { title, topics }] of course.outline.entries()) {
    yield { path: ['outline', part, 'title'], text: title };
    for (const [at, text] of topics.entries()) yield { path: ['outline', part, 'topics', at], text };
  }
  for (const [at, text] of course.outcomes.entries()) yield { path: ['outcomes', at], text };
}
