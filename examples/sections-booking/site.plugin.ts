import { definePlugin } from 'site-from-json/plugin';

/** Tells an editor of appointments that nobody can book. */
export default definePlugin({
  *validate({ config }) {
    const shown = new Set(
      config.routes.flatMap(({ sections }) => sections.map(({ type, list }) => type === 'booking' && list)),
    );
    for (const [name, { of }] of Object.entries(config.lists))
      if (of === 'appointments' && !shown.has(name))
        yield {
          path: ['lists', name],
          at: 'key',
          message: `No section shows the appointments of "${name}".`,
          hint: 'Add a section of the type "booking", or remove the list.',
          severity: 'warning',
        };
  },
});
