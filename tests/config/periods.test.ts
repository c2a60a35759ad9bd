import { expect, test } from 'vitest';
import { issuesOf } from './error-text.ts';
import { brokenConfig } from './minimal-config.ts';

// biome-ignore lint/suspicious/noExplicitAny: the config is broken on purpose
type Draft = any;

const until = { until: '2030-12-24' };
const call = (more: object) => ({ type: 'call-to-action', id: 'call', title: 'Call us', ...more });
const found = (change: (config: Draft) => void) =>
  issuesOf(
    brokenConfig((config: Draft) => {
      config.seo.timeZone = 'Europe/Berlin';
      change(config);
    }),
  ).map(({ code, message, hint, severity }) => ({ code, message, hint, ...(severity === 'warning' && { severity }) }));

test('a period needs the time zone of the site', () => {
  const issues = found((config) => {
    delete config.seo.timeZone;
    config.routes[0].sections.push(call({ shown: until }));
  });
  expect(issues).toMatchInlineSnapshot(`
    [
      {
        "code": "time/zone",
        "hint": "Write one there, such as "timeZone": "Europe/Berlin".",
        "message": "This depends on the time zone of the site, and "seo" has none.",
      },
    ]
  `);
});

test('a time zone under a key with a typing error is one error, and dates that are written otherwise are proposed', () => {
  const issues = found((config) => {
    delete config.seo.timeZone;
    config.seo.timezone = 'Europe/Berlin';
    config.routes[0].sections.push(call({ shown: { from: '1.12.2030', until: 'tomorrow' } }));
  });
  expect(issues.map(({ message, hint }) => `${message} ${hint}`)).toMatchInlineSnapshot(`
    [
      "Unknown key "timezone". Did you mean "timeZone"?",
      ""1.12.2030" is not a date. Did you mean "2030-12-01"? Write year, month and day, such as 2030-06-12, or with the time, such as 2030-06-12T09:00.",
      ""tomorrow" is not a date. Write year, month and day, such as 2030-06-12, or with the time, such as 2030-06-12T09:00.",
    ]
  `);
});

test('so does what opening hours say of now', () => {
  const hours = (status: boolean) =>
    found((config) => {
      delete config.seo.timeZone;
      const week = [{ days: ['monday'], hours: [{ from: '09:00', to: '18:00' }] }];
      config.routes[0].sections.push({ type: 'opening-hours', id: 'hours', title: 'Hours', week, status });
    }).map(({ code }) => code);
  expect(hours(true)).toEqual(['time/zone']);
  expect(hours(false)).toEqual([]);
});

test('items are shown by their days where they have some, and all or by pages otherwise', () => {
  const cards = (list: string, more: object) =>
    found((config) => {
      config.lists.events = { of: 'events', items: [{ id: 'fair', title: 'Fair', date: '2030-12-24' }] };
      config.routes[0].sections.push({ type: 'cards', id: 'cards', title: 'Cards', list, when: 'coming', ...more });
    });
  expect(cards('events', {})).toEqual([]);
  expect([...cards('offers', {}), ...cards('events', { perPage: 4 })]).toMatchInlineSnapshot(`
    [
      {
        "code": "list/when",
        "hint": "Remove "when", or show a list of "events".",
        "message": "The items of "offers" are services, which are not over on a day.",
      },
      {
        "code": "shape/both",
        "hint": "Keep one of them.",
        "message": ""perPage" shows all items on several pages, "when" only some of them.",
      },
    ]
  `);
});

test('a time zone is one of the database', () => {
  const zone = (timeZone: string) => found((config) => Object.assign(config.seo, { timeZone }));
  expect(['Berlin', 'europe/berlin', 'CEST', 'New York', 'Mars/Base'].map(zone)).toMatchInlineSnapshot(`
    [
      [
        {
          "code": "time/unknown-zone",
          "hint": "Did you mean "Europe/Berlin"?",
          "message": ""Berlin" is not a time zone.",
        },
      ],
      [],
      [
        {
          "code": "time/unknown-zone",
          "hint": "Write a continent and a city, such as Europe/Berlin, or UTC.",
          "message": ""CEST" is not a time zone.",
        },
      ],
      [
        {
          "code": "shape/form",
          "hint": "Did you mean "America/New_York"? Write a continent and a city, such as Europe/Berlin, or UTC.",
          "message": ""New York" is not a time zone.",
        },
      ],
      [
        {
          "code": "time/unknown-zone",
          "hint": "Write a continent and a city, such as Europe/Berlin, or UTC.",
          "message": ""Mars/Base" is not a time zone.",
        },
      ],
    ]
  `);
});

test('a period ends after it begins, also within a day', () => {
  const shown = (from: string, until: string) =>
    found((config) => config.routes[0].sections.push(call({ shown: { from, until } })));
  expect(shown('2030-12-24', '2030-12-24')).toEqual([]);
  expect(shown('2030-12-24T18:00', '2030-12-24')).toEqual([]);
  expect([shown('2030-12-24', '2030-12-23'), shown('2030-12-24T18:00', '2030-12-24T09:00')]).toMatchInlineSnapshot(`
    [
      [
        {
          "code": "date/order",
          "hint": "Write 2030-12-24 or later, or an earlier "from".",
          "message": ""until" is 2030-12-23, but "from" is 2030-12-24.",
        },
      ],
      [
        {
          "code": "date/order",
          "hint": "Write 2030-12-24T18:00 or later, or an earlier "from".",
          "message": ""until" is 2030-12-24T09:00, but "from" is 2030-12-24T18:00.",
        },
      ],
    ]
  `);
});

test('a page always has a section', () => {
  const issues = found((config) =>
    config.routes.push({ path: '/fair', title: 'Fair', description: 'Words.', sections: [call({ shown: until })] }),
  );
  expect(issues).toMatchInlineSnapshot(`
    [
      {
        "code": "time/empty",
        "hint": "Add a section that is always shown, such as one that says what comes next.",
        "message": "At times, this page would have no section with a heading: each is shown for a time, or shows only what is, such as what is coming.",
      },
    ]
  `);
  expect(
    found((config) => {
      config.lists.events = {
        of: 'events',
        items: [{ id: 'fair', title: 'Fair', date: '2030-12-24', shown: until }],
      };
      config.routes.push({
        ...{ path: '/fair', title: 'Fair', description: 'Words.' },
        sections: [{ type: 'cards', id: 'events', title: 'Events', list: 'events' }],
      });
    }).map(({ code }) => code),
  ).toEqual(['time/empty']);
});

test('what is coming and what is past are always there together, and a strip is no content', () => {
  const page = (...sections: object[]) =>
    found((config) => {
      config.lists.events = { of: 'events', items: [{ id: 'fair', title: 'Fair', date: '2030-12-24' }] };
      config.routes.push({ path: '/fair', title: 'Fair', description: 'Words.', sections });
    }).map(({ code }) => code);
  const cards = (when: string) => ({ type: 'cards', id: when, title: 'Events', list: 'events', when });
  const strip = { type: 'breadcrumbs', id: 'where', label: 'Where you are' };
  expect(page(cards('coming'), cards('past'))).toEqual([]);
  expect(page(cards('coming'))).toEqual(['time/empty']);
  expect(page(strip, cards('coming'))).toEqual(['time/empty']);
  expect(page(strip, call({ shown: until }))).toEqual(['time/empty']);
  expect(page(strip)).toEqual([]);
});

test('a link to the page of an item that is shown for a time is told, unless it is in a part that is', () => {
  const config = (link: object) => (config: Draft) => {
    config.lists.posts = {
      of: 'posts',
      items: [
        { id: 'always', title: 'Always', date: '2020-12-24', description: 'Words.', body: 'Words.' },
        { id: 'fair', title: 'Fair', date: '2020-12-24', description: 'Words.', body: 'Words.', shown: until },
      ],
    };
    config.routes.push({
      ...{ path: '/news/{id}', each: 'posts', title: '{item.title}', description: 'Words.' },
      sections: [{ type: 'article', id: 'article' }],
    });
    config.routes[0].sections.push(call({ actions: [{ label: 'Read', href: '/news/fair' }], ...link }));
  };
  expect(found(config({}))).toMatchInlineSnapshot(`
    [
      {
        "code": "time/link",
        "hint": "Show the part with the link for the same time, or lead to another page.",
        "message": "The link "/news/fair" leads to the page "/news/fair", which is there for a time only.",
        "severity": "warning",
      },
    ]
  `);
  expect(found(config({ shown: until }))).toEqual([]);
});

test('an item that is shown for a time cannot be named elsewhere', () => {
  const issues = found((config) => {
    config.lists.people = { of: 'people', items: [{ id: 'ada', name: 'Ada Example', role: 'Writer', shown: until }] };
    config.lists.posts = {
      of: 'posts',
      items: [{ id: 'a', title: 'A', date: '2020-12-24', description: 'Words.', body: 'Words.', authors: ['ada'] }],
    };
  });
  expect(issues.map(({ code, message, hint }) => ({ code, message, hint }))).toMatchInlineSnapshot(`
    [
      {
        "code": "time/reference",
        "hint": "Remove "shown" there, or the name here.",
        "message": ""ada" is shown for a time only, and would be missing here at other times.",
      },
    ]
  `);
});

test('an item with a day in the future is told, unless it is shown from a day on', () => {
  const post = (more: object) =>
    found((config) => {
      config.lists.posts = {
        of: 'posts',
        items: [{ id: 'a', title: 'A', date: '2999-12-24', description: 'Words.', body: 'Words.', ...more }],
      };
    });
  expect(post({})).toMatchInlineSnapshot(`
    [
      {
        "code": "date/future",
        "hint": "Write "shown": { "from": "2999-12-24" } beside it, or "draft": true.",
        "message": "This day is in the future, but the item is published now.",
        "severity": "warning",
      },
    ]
  `);
  expect(post({ shown: { from: '2999-12-24' } })).toEqual([]);
});
