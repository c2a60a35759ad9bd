import { defineSection } from '../define-section.ts';
import { timeline } from './schema.ts';

export default defineSection({
  ...timeline,
  client: 'static',
  *check({ done, items }) {
    if (typeof done !== 'number' || !Array.isArray(items) || items.length === 0 || done <= items.length) return;
    const fact = `"done" is ${done}, but the timeline has ${items.length === 1 ? '1 event' : `${items.length} events`}.`;
    const fix = `Write ${items.length} or less, or remove the key: then all events are past.`;
    yield { path: ['done'], code: 'timeline/done', fact, fix };
  },
  component: () => import('./Timeline.tsx'),
});
