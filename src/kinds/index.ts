import { courses } from './courses/schema.ts';
import { dishes } from './dishes.ts';
import { events } from './events.ts';
import { jobs } from './jobs.ts';
import { people } from './people.ts';
import { places } from './places.ts';
import { posts } from './posts/schema.ts';
import { products } from './products.ts';
import { services } from './services.ts';
import { sessions } from './sessions.ts';
import { sponsors } from './sponsors.ts';
import { technologies } from './technologies.ts';

/** All kinds of list items. */
export const kinds = [
  people,
  services,
  technologies,
  courses,
  dishes,
  sessions,
  sponsors,
  events,
  products,
  posts,
  places,
  jobs,
] as const;

/** Returns the kind with a name; undefined if there is none. */
export const kindOf = (name: unknown): (typeof kinds)[number] | undefined => kinds.find((kind) => kind.name === name);

/** The download folders of all kinds. */
export const downloads: string[] = kinds.flatMap((kind) => kind.downloads ?? []);
