import { expect, test } from 'vitest';
import { issuesOf } from './error-text.ts';
import { brokenConfig } from './minimal-config.ts';

/** What is said of a page for each value of the list of people. */
const found = (route: object) =>
  issuesOf(
    brokenConfig((config) => {
      const section = { type: 'people-grid', id: 'people', title: 'People', list: 'team' };
      // biome-ignore lint/suspicious/noExplicitAny: the config may be broken
      (config.routes as any[]).push({
        ...{ path: '/roles/{id}', each: 'team', by: 'role', title: '{item.title}', sections: [section] },
        ...route,
      });
    }),
  ).map(({ pathText, message, hint }) => `${pathText}: ${message} ${hint}`);

test('a page for each value needs a list, and a key whose values are words, numbers or dates', () => {
  expect([
    found({}),
    found({ by: 'rolle' }),
    found({ by: 'links' }),
    found({ by: 'body' }),
    found({ each: undefined }),
    found({ path: '/roles' }),
    found({ title: '{item.count} {item.role}' }),
  ]).toMatchInlineSnapshot(`
    [
      [],
      [
        "routes[2].by: The items of "team" cannot be grouped by "rolle". Did you mean "role"?",
      ],
      [
        "routes[2].by: The items of "team" cannot be grouped by "links". Use one of "name", "role", "description".",
      ],
      [
        "routes[2].by: The items of "team" cannot be grouped by "body". Use one of "name", "role", "description".",
      ],
      [
        "routes[2].path: This path has {id}, but the route has no "each". Name the list whose items have these pages, such as "each": "posts".",
        "routes[2].by: The route has "by", but no "each". Name the list whose items it groups, such as "each": "posts", or remove it.",
      ],
      [
        "routes[2].path: All values would have a page with this path. Add {id}, which is replaced by the value in lower case.",
      ],
      [
        "routes[2].title: Unknown token {item.role}. Did you mean {item.title}?",
      ],
    ]
  `);
});

test('a filter needs a key of the items whose values are words, numbers or dates', () => {
  const issues = issuesOf(
    brokenConfig((config) => {
      const filters = ['role', 'rolle', 'links', 'body'].map((key) => ({ key, label: 'Choose' }));
      // biome-ignore lint/suspicious/noExplicitAny: the config is broken on purpose
      (config.routes as any[])[0].sections.push({
        type: 'directory',
        id: 'find',
        title: 'Find',
        list: 'team',
        filters,
      });
    }),
  );
  expect(issues.map(({ pathText, message, hint }) => `${pathText}: ${message} ${hint}`)).toMatchInlineSnapshot(`
    [
      "routes[0].sections[2].filters[1].key: The items of "team" have no words, numbers or dates at "rolle". Did you mean "role"?",
      "routes[0].sections[2].filters[2].key: The items of "team" have no words, numbers or dates at "links". Use one of "name", "role", "description".",
      "routes[0].sections[2].filters[3].key: The items of "team" have no words, numbers or dates at "body". Use one of "name", "role", "description".",
    ]
  `);
});
