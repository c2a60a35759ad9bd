import { columns, defineSection, keyOfItems, named, text } from 'site-from-json/schema';
import { z } from 'zod';

const filter = z
  .strictObject({
    key: keyOfItems('Key', 'The key of the items whose values can be chosen, such as tags, place or date.', 'tags'),
    label: text('Label', 'What the values are, for visitors.', 'Topic'),
  })
  .meta({ title: 'Filter', description: 'A choice among the values that the items have at a key.' });

/** The items of a list as cards that visitors filter and search. */
export default defineSection('directory', {
  title: 'Directory',
  description:
    'The items of any list as cards, with a search and a choice for each filter. What is chosen is in the address of the page. Without script all items are shown.',
  list: 'any',
  synonyms: ['filter', 'filtered-list', 'searchable-list', 'catalog', 'catalogue', 'finder'],
  client: 'visible',
  pictures: 'card',
  shape: {
    title: text('Heading', 'The heading of the section.', 'Find a place'),
    text: text('Text', 'A sentence beside the heading.').optional(),
    list: named('list', 'List', 'The list to show, by its key in `lists`.', 'posts'),
    filters: z.array(filter).max(4).default([]).meta({
      title: 'Filters',
      description: 'The choices above the cards, in order. Of dates, the year is chosen.',
    }),
    search: z.boolean().default(true).meta({
      title: 'Search',
      description: 'Whether there is a field that searches the texts of the cards.',
    }),
    columns: columns('cards'),
  },
  texts: {
    en: { search: 'Search', all: 'All', found: '{count} of {all}', none: 'Nothing fits. Choose less, or write less.' },
    de: {
      search: 'Suche',
      all: 'Alle',
      found: '{count} von {all}',
      none: 'Nichts passt. Wählen oder schreiben Sie weniger.',
    },
    fr: {
      search: 'Rechercher',
      all: 'Tous',
      found: '{count} sur {all}',
      none: 'Rien ne correspond. Choisissez ou écrivez moins.',
    },
    es: { search: 'Buscar', all: 'Todos', found: '{count} de {all}', none: 'Nada coincide. Elija o escriba menos.' },
    ar: { search: 'بحث', all: 'الكل', found: '{count} من {all}', none: 'لا نتائج. اختر أقل أو اكتب أقل.' },
    hi: { search: 'खोज', all: 'सभी', found: '{all} में से {count}', none: 'कुछ नहीं मिला। कम चुनिए या कम लिखिए।' },
  },
});
