import { expect, test } from 'vitest';
import { oneOf } from '../../src/config/report/show-value.ts';
import { sectionTypes } from '../../src/sections/index.ts';
import { issuesOf, errorText as told } from './error-text.ts';
import { brokenConfig, minimalText } from './minimal-config.ts';

/** What an editor reads; new section types change nothing in it. */
const errorText = (text: string) => told(text).replaceAll(oneOf(typeNames), 'one of the section types');
const typeNames = sectionTypes.map(({ schema }) => schema.shape.type.value);

test('accepts the minimal config without a warning', () => {
  expect(issuesOf(minimalText)).toEqual([]);
});

test('asks for the version, names an unknown one, and stops at a newer one', () => {
  expect(errorText(brokenConfig((c) => delete c.version))).toMatchInlineSnapshot(`
    "
    site.config.json:1:1  version
      "version" is required: it says which format the file is written in. Add "version": 1 at the top.
    "
  `);
  expect(errorText(brokenConfig((c) => (c.version = '1')))).toMatchInlineSnapshot(`
    "
    site.config.json:2:14  version
      "version" cannot be "1". Write "version": 1.
    "
  `);
  expect(errorText(brokenConfig((c) => (c.version = 0)))).toMatchInlineSnapshot(`
    "
    site.config.json:2:14  version
      "version" cannot be 0. Write "version": 1.
    "
  `);
  expect(errorText(brokenConfig((c) => Object.assign(c, { version: 2, brand: [], pages: {} })))).toMatchInlineSnapshot(`
    "
    site.config.json:2:14  version
      The file is of version 2, but this program reads version 1. Update the program (git pull, npm ci), or go back to the file of before.
    "
  `);
});

test('refuses a file that holds no object', () => {
  expect(errorText('[]')).toMatchInlineSnapshot(`
    "
    site.config.json:1:1
      The file must be an object { … }, not a list [ … ]. Write { … } with "version", "brand", "contacts", "seo", "theme", "header", "footer", "texts", "dialogs", "lists", "routes".
    "
  `);
  expect(errorText('"site"')).toMatchInlineSnapshot(`
    "
    site.config.json:1:1
      The file must be an object { … }, not the text "site". Write { … } with "version", "brand", "contacts", "seo", "theme", "header", "footer", "texts", "dialogs", "lists", "routes".
    "
  `);
  expect(errorText('null')).toMatchInlineSnapshot(`
    "
    site.config.json:1:1
      The file must be an object { … }, not null. Write { … } with "version", "brand", "contacts", "seo", "theme", "header", "footer", "texts", "dialogs", "lists", "routes".
    "
  `);
});

test('names an unknown section type, and checks the section as the type that was meant', () => {
  expect(
    errorText(
      brokenConfig((c) => {
        c.routes[0].sections[1].type = 'Team';
        c.routes[0].sections[0].type = 'heroo';
        delete c.routes[0].sections[0].title;
      }),
    ),
  ).toMatchInlineSnapshot(`
    "
    site.config.json:208:9  routes[0].sections[0].title (Section, 1st on /)
      "title" is required. Add it, for example "title": "…". The headline; the page’s main heading when the hero comes first.

    site.config.json:209:19  routes[0].sections[0].type (Section, 1st on /)
      Unknown section type "heroo". Did you mean "hero"?

    site.config.json:219:19  routes[0].sections[1].type (Section, 2nd on /)
      Unknown section type "Team". Did you mean "team"?
    "
  `);
});

test('names all section types where none is near', () => {
  expect(errorText(brokenConfig((c) => (c.routes[0].sections[0].type = 'slideshow')))).toMatchInlineSnapshot(`
    "
    site.config.json:209:19  routes[0].sections[0].type (Section, 1st on /)
      Unknown section type "slideshow". Use one of the section types.
    "
  `);
  expect(errorText(brokenConfig((c) => (c.routes[0].sections[0].type = 7)))).toMatchInlineSnapshot(`
    "
    site.config.json:209:19  routes[0].sections[0].type (Section, 1st on /)
      "type" cannot be 7. Use one of the section types.
    "
  `);
});

test('knows a section type by its beginning and by its initials', () => {
  expect(errorText(brokenConfig((c) => (c.routes[1].sections[0].type = 'cta')))).toContain(
    'Did you mean "call-to-action"?',
  );
  expect(errorText(brokenConfig((c) => (c.routes[1].sections[0].type = 'feature')))).toContain(
    'Did you mean "feature-list"?',
  );
});

test('names a section without a type, or with a misspelt "type"', () => {
  expect(errorText(brokenConfig((c) => delete c.routes[0].sections[0].type))).toMatchInlineSnapshot(`
    "
    site.config.json:208:9  routes[0].sections[0].type (Section, 1st on /)
      "type" is required. Add it, with one of the section types.
    "
  `);
  expect(
    errorText(
      brokenConfig((c) => {
        c.routes[0].sections[0] = { typ: 'hero', id: 'hero', title: 'x' };
        c.dialogs.company = { sort: 'text', title: 'x', paragraphs: ['x'] };
      }),
    ),
  ).toMatchInlineSnapshot(`
    "
    site.config.json:165:7  dialogs.company.sort
      Unknown key "sort". Did you mean "kind"?

    site.config.json:209:11  routes[0].sections[0].typ (Section, 1st on /)
      Unknown key "typ". Did you mean "type"?
    "
  `);
});

test('joins an unknown key and the missing one that was meant', () => {
  expect(
    errorText(
      brokenConfig((c) => {
        c.routes[0].sections[0] = { type: 'hero', id: 'hero', titel: 'Software' };
        c.routes[0].sections[1] = { type: 'team', id: 'team', heading: 'Our team', List: 'team' };
      }),
    ),
  ).toMatchInlineSnapshot(`
    "
    site.config.json:211:11  routes[0].sections[0].titel (Hero, 1st on /)
      Unknown key "titel". Did you mean "title"?

    site.config.json:216:11  routes[0].sections[1].heading (Team, 2nd on /)
      Unknown key "heading". Did you mean "title"?

    site.config.json:217:11  routes[0].sections[1].List (Team, 2nd on /)
      Unknown key "List". Did you mean "list"?
    "
  `);
});

test('names the near optional key, the key that is there already, and all keys where none is near', () => {
  expect(
    errorText(
      brokenConfig((c) => {
        Object.assign(c.routes[0].sections[0], { leed: 'x', titles: 'x', backgroundVideo: 'x' });
        c.theme.colour = 'red';
      }),
    ),
  ).toMatchInlineSnapshot(`
    "
    site.config.json:49:5  theme.colour
      Unknown key "colour". Remove it, or use one of "neutral", "font", "radius", "scheme", "storageKey".

    site.config.json:219:11  routes[0].sections[0].leed (Hero, 1st on /)
      Unknown key "leed". Did you mean "lead"?

    site.config.json:220:11  routes[0].sections[0].titles (Hero, 1st on /)
      Unknown key "titles". Remove it: "title" is here already.

    site.config.json:221:11  routes[0].sections[0].backgroundVideo (Hero, 1st on /)
      Unknown key "backgroundVideo". Remove it, or use one of "tone", "eyebrow", "paragraphs", "picture".
    "
  `);
});

test('names every key that a new page lacks under one frame', () => {
  expect(errorText(brokenConfig((c) => c.routes.push({})))).toMatchInlineSnapshot(`
    "
    site.config.json:245:5  routes[2].id (the 3rd page)
      "id" is required. Add it, for example "id": "home". Stable name of the page.

    site.config.json:245:5  routes[2].path (the 3rd page)
      "path" is required. Add it, for example "path": "/". The address of the page on this site.

    site.config.json:245:5  routes[2].label (the 3rd page)
      "label" is required. Add it, for example "label": "Training". The short name of the page, used in breadcrumbs.

    site.config.json:245:5  routes[2].title (the 3rd page)
      "title" is required. Add it, for example "title": "Training". The title in the browser’s tab and in search results; at most 60 characters are shown there.

    site.config.json:245:5  routes[2].description (the 3rd page)
      "description" is required. Add it, for example "description": "Courses in software, taught by those who build it.". One or two sentences for search results and link previews.

    site.config.json:245:5  routes[2].footer (the 3rd page)
      "footer" is required. Add it, for example "footer": "sales". The footer variant, by its key in \`footer.variants\`.

    site.config.json:245:5  routes[2].sections (the 3rd page)
      "sections" is required. Add it, for example "sections": [ … ]. The sections of the page, from top to bottom.
    "
  `);
});

test('names whole parts that are missing', () => {
  expect(errorText('{ "version": 1 }')).toMatchInlineSnapshot(`
    "
    site.config.json:1:1  brand
      "brand" is required. Add it, for example "brand": { … }. Name, motto, logos and claims.

    site.config.json:1:1  contacts
      "contacts" is required. Add it, for example "contacts": { … }. E-mail addresses, chat and social links.

    site.config.json:1:1  seo
      "seo" is required. Add it, for example "seo": { … }. Site address, language and what search engines are told.

    site.config.json:1:1  theme
      "theme" is required. Add it, for example "theme": { … }. Accent, font, corners and default scheme.

    site.config.json:1:1  header
      "header" is required. Add it, for example "header": { … }. The fixed header of every page.

    site.config.json:1:1  footer
      "footer" is required. Add it, for example "footer": { … }. The footer of every page.

    site.config.json:1:1  texts
      "texts" is required. Add it, for example "texts": { … }. Every label and message of the program itself.

    site.config.json:1:1  dialogs
      "dialogs" is required. Add it, for example "dialogs": { … }. Dialogs by id; an action opens one with "dialog": "id".

    site.config.json:1:1  lists
      "lists" is required. Add it, for example "lists": { … }. Lists of people, services, technologies and courses by name; sections refer to them.

    site.config.json:1:1  routes
      "routes" is required. Add it, for example "routes": [ … ]. The pages of the site.
    "
  `);
});

test('says what kind of value is wanted and what is there', () => {
  expect(
    errorText(
      brokenConfig((c) => {
        c.brand.name = 5;
        c.brand.founded = '2013';
        c.brand.copyrightUntil = 2025.5;
        c.brand.logo = '/images/logo.svg';
        c.header.nav = { label: 'Home', href: '/' };
        c.routes[0].sections[0].lead = null;
        c.routes[0].sections[1] = 'team';
        c.routes[1].sections[0].paragraphs = 'We build.';
        c.seo = [];
        c.contacts = null;
      }),
    ),
  ).toMatchInlineSnapshot(`
    "
    site.config.json:4:13  brand.name
      "name" must be a text in quotes, not the number 5. Write "5".

    site.config.json:6:16  brand.founded
      "founded" must be a number, not the text "2013". Write 2013 without quotes.

    site.config.json:7:23  brand.copyrightUntil
      "copyrightUntil" must be a whole number, not the number 2025.5. Write a whole number from 1800 to 2100.

    site.config.json:9:13  brand.logo
      "logo" must be an object { … }, not the text "/images/logo.svg". Write { … } with "src", "alt".

    site.config.json:20:15  contacts
      "contacts" must be an object { … }, not null. Write { … } with "email", "salesEmail", "trainingEmail", "chat", "social".

    site.config.json:24:10  seo
      "seo" must be an object { … }, not a list [ … ]. Write { … } with "siteUrl", "titleSuffix", "organization".

    site.config.json:29:12  header.nav
      "nav" must be a list [ … ], not an object { … }. Put [ and ] around the entries, even if there is only one.

    site.config.json:194:19  routes[0].sections[0].lead (Hero, 1st on /)
      "lead" must be a text in quotes, not null. Remove the key if it is not needed.

    site.config.json:196:9  routes[0].sections[1] (Section, 2nd on /)
      Entry 2 of "sections" must be an object { … }, not the text "team". Write { … } with "type": one of the section types.

    site.config.json:211:25  routes[1].sections[0].paragraphs (About, 1st on /about)
      "paragraphs" must be a list [ … ], not the text "We build.". Put [ and ] around the entries, even if there is only one.
    "
  `);
});

test('says between what limits a value must be', () => {
  expect(
    errorText(
      brokenConfig((c) => {
        c.toasts = { limit: 0, width: -4, gap: 1e99, duration: '3s' };
        c.header.nav = [];
        c.routes[0].sections[0].actions = Array(6).fill({ label: 'Go', href: '/' });
        c.routes[0].sections[0].title = 'x'.repeat(5001);
        c.routes[1].sections[0].paragraphs = [];
      }),
    ),
  ).toMatchInlineSnapshot(`
    "
    site.config.json:51:12  header.nav
      "nav" has no entries; it needs at least 1. Add one.

    site.config.json:206:20  routes[0].sections[0].title (Hero, 1st on /)
      "title" has 5001 characters; at most 5000 are allowed. Shorten it by 1.

    site.config.json:207:22  routes[0].sections[0].actions (Hero, 1st on /)
      "actions" has 6 entries; at most 4 are allowed. Remove 2 of them.

    site.config.json:254:25  routes[1].sections[0].paragraphs (About, 1st on /about)
      "paragraphs" has no entries; it needs at least 1. Add one.

    site.config.json:260:14  toasts.limit
      "limit" cannot be 0. Write a whole number from 1 to 10.

    site.config.json:261:14  toasts.width
      "width" cannot be -4. Write a whole number from 0 to 2000.

    site.config.json:262:12  toasts.gap
      "gap" cannot be 1e+99. Write a whole number from 0 to 2000.

    site.config.json:263:17  toasts.duration
      "duration" must be a number, not the text "3s". Write a whole number from 0 to 3600000.
    "
  `);
});

test('says what form a text must have, and how it was probably meant', () => {
  expect(
    errorText(
      brokenConfig((c) => {
        c.theme.accent = 'd9480f';
        c.seo.siteUrl = 'http://www.example.com/';
        c.seo.lang = 'English';
        c.toasts = { hotkey: 'Ctrl+T' };
        c.contacts.email = 'info at example.com';
        c.routes[0].sections[0].id = 'Our Héro';
        c.routes[1].path = 'about/';
        c.lists.offers.items[0].icon = 'IconCode';
        c.lists.team.items[0].image = 'public/images/cto.svg';
        c.brand.logo.src = 'images\\logo.svg';
        c.brand.motto = '  ';
      }),
    ),
  ).toMatchInlineSnapshot(`
    "
    site.config.json:5:14  brand.motto
      "motto" is blank. Write at least one visible character.

    site.config.json:10:14  brand.logo.src
      "images\\\\logo.svg" is not a picture file. Write the path from the site's root: a slash, then names of letters, digits, ".", "-" and "_", and one of the endings .svg, .png, .jpg, .jpeg, .webp, .avif and .gif. Example: "/images/picture.svg".

    site.config.json:24:14  contacts.email
      "info at example.com" is not an e-mail address. Write one plain address, such as info@example.com.

    site.config.json:43:16  seo.siteUrl
      "http://www.example.com/" is not a site address. Did you mean "https://www.example.com"? Write https:// and the host in lower case, with no slash at the end.

    site.config.json:46:13  seo.lang
      "English" is not a language. Write a language code, such as en, hi or pt-BR.

    site.config.json:49:15  theme.accent
      "d9480f" is not an accent colour. Did you mean "#d9480f"? Write # and six digits or letters from a to f.

    site.config.json:181:20  lists.team.items[0].image (Person "Asha Sample", 1st of team)
      "public/images/cto.svg" is not a picture file. Write the path from the site's root: a slash, then names of letters, digits, ".", "-" and "_", and one of the endings .svg, .png, .jpg, .jpeg, .webp, .avif and .gif. Example: "/images/team/cto.svg".

    site.config.json:193:19  lists.offers.items[0].icon (Service "Web", 1st of offers)
      "IconCode" is not an icon. Write the set, a colon and the name in lower case, such as tabler:code or simple-icons:react.

    site.config.json:211:17  routes[0].sections[0].id (Hero, 1st on /)
      "Our Héro" is not an id. Did you mean "our-hero"? Use lower-case letters, digits and single hyphens, and begin with a letter.

    site.config.json:230:15  routes[1].path (about/)
      "about/" is not a path. Did you mean "/about"? Begin with a slash, use lower-case letters, digits and single hyphens, and end without a slash.

    site.config.json:248:15  toasts.hotkey
      "Ctrl+T" is not a hotkey. Write Alt+ and one capital letter. Example: "Alt+T".
    "
  `);
});

test('names the values of a choice', () => {
  expect(
    errorText(
      brokenConfig((c) => {
        c.routes[0].sections[0].tone = 'contrasting';
        c.theme.scheme = 'sytem';
        c.theme.radius = 8;
        c.contacts.social[0].network = 'Linked-In';
      }),
    ),
  ).toMatchInlineSnapshot(`
    "
    site.config.json:33:20  contacts.social[0].network
      "network" cannot be "Linked-In". Did you mean "linkedin"? Allowed: "facebook", "instagram", "linkedin", "x", "youtube", "github", "whatsapp", "telegram", "mastodon", "bluesky".

    site.config.json:49:15  theme.scheme
      "scheme" cannot be "sytem". Did you mean "system"? Allowed: "light", "dark", "system".

    site.config.json:50:15  theme.radius
      "radius" cannot be 8. Write one of "none", "small", "medium", "large".

    site.config.json:220:19  routes[0].sections[0].tone (Hero, 1st on /)
      "tone" cannot be "contrasting". Did you mean "contrast"? Allowed: "plain", "tinted", "contrast".
    "
  `);
});

test('names keys of lists, dialogs and tokens that are no names', () => {
  expect(
    errorText(
      brokenConfig((c) => {
        c.tokens['Head Office'] = 'Pune';
        c.lists.ourTeam = c.lists.team;
        c.dialogs['2nd'] = c.dialogs.company;
      }),
    ),
  ).toMatchInlineSnapshot(`
    "
    site.config.json:41:5  tokens["Head Office"]
      "Head Office" cannot be a name here. Did you mean "head-office"? Use lower-case letters, digits and single hyphens, and begin with a letter.

    site.config.json:172:5  dialogs["2nd"]
      "2nd" cannot be a name here. Use lower-case letters, digits and single hyphens, and begin with a letter.

    site.config.json:206:5  lists.ourTeam
      "ourTeam" cannot be a name here. Did you mean "our-team"? Use lower-case letters, digits and single hyphens, and begin with a letter.
    "
  `);
});

test('names an unknown kind of list and of dialog', () => {
  expect(
    errorText(
      brokenConfig((c) => {
        c.lists.offers.of = 'service';
        c.dialogs.company.kind = 'video';
      }),
    ),
  ).toMatchInlineSnapshot(`
    "
    site.config.json:165:15  dialogs.company.kind
      Unknown kind of dialog "video". Did you mean "text"? Its keys are here.

    site.config.json:188:13  lists.offers.of
      Unknown kind of list "service". Did you mean "services"?
    "
  `);
});

const hostile = [
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'java\nscript:alert(1)',
  ' javascript:alert(1)',
  '\u0001javascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:msgbox(1)',
  'file:///etc/passwd',
  'blob:https://example.com/x',
  'http://example.com',
  'ftp://example.com',
  '//evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/ /evil.example',
  '/\t/evil.example',
  'https://',
  'https://exa mple.com',
  'https:evil.example',
  '#',
  '#1',
  '"><script>alert(1)</script>',
  '',
];

test.each(hostile)('refuses the link %j and proposes nothing that does harm', (href) => {
  const text = brokenConfig((c) => (c.contacts.chat.href = href));
  const [issue, ...more] = issuesOf(text);
  expect(more).toEqual([]);
  expect(issue?.pathText).toBe('contacts.chat.href');
  expect(issue?.remedy).not.toMatch(/Did you mean "(\/\/|\/\\|javascript|data|vbscript|file|blob|ftp|http:)/i);
});

test('proposes the safe form of a link', () => {
  const remedy = (href: string) =>
    issuesOf(brokenConfig((c) => (c.contacts.chat.href = href)))[0]?.remedy.split('?')[0];
  expect(remedy('http://example.com/a')).toBe('Did you mean "https://example.com/a"');
  expect(remedy('www.example.com')).toBe('Did you mean "https://www.example.com"');
  expect(remedy('about')).toBe('Did you mean "/about"');
  expect(remedy('info@example.com')).toBe('Did you mean "mailto:info@example.com"');
});

test('says where a key belongs that stands in the wrong object', () => {
  // biome-ignore lint/suspicious/noExplicitAny: a key is taken from anywhere
  const moved = (from: any, key: string, to: any) => {
    to[key] = from[key];
    delete from[key];
  };
  const texts = [
    brokenConfig((c) => moved(c, 'routes', c.brand)),
    brokenConfig((c) => moved(c.brand, 'founded', c)),
    brokenConfig((c) => moved(c.seo, 'siteUrl', c.brand)),
    brokenConfig((c) => moved(c.brand.logo, 'alt', c.brand)),
    brokenConfig((c) => moved(c.routes[0].sections[1], 'list', c.routes[0])),
    brokenConfig((c) => moved(c.routes[0].sections[1], 'type', c.routes[0])),
    brokenConfig((c) => moved(c.routes[1], 'description', c.routes[1].sections[0])),
    brokenConfig((c) => moved(c.routes[0], 'sections', c)),
    brokenConfig((c) => moved(c.lists.team, 'items', c.lists)),
    brokenConfig((c) => moved(c.dialogs.company, 'paragraphs', c.dialogs)),
    brokenConfig((c) => (c.scrollThreshold = 20)),
    brokenConfig((c) => (c.theme.noindex = true)),
  ].map(errorText);
  expect(texts.join('')).toMatchInlineSnapshot(`
    "
    site.config.json:22:5  brand.routes
      Unknown key "routes". It belongs at the top level of the file, where it is missing: move it there.

    site.config.json:245:3  founded
      Unknown key "founded". It belongs in brand, where it is missing: move it there.

    site.config.json:22:5  brand.siteUrl
      Unknown key "siteUrl". It belongs in seo, where it is missing: move it there.

    site.config.json:21:5  brand.alt
      Unknown key "alt". It belongs in brand.logo, where it is missing: move it there.

    site.config.json:225:7  routes[0].list (/)
      Unknown key "list". It belongs in routes[0].sections[1] (Team, 2nd on /), where it is missing: move it there.

    site.config.json:225:7  routes[0].type (/)
      Unknown key "type". It belongs in routes[0].sections[1] (Section, 2nd on /), where it is missing: move it there.

    site.config.json:241:11  routes[1].sections[0].description (About, 1st on /about)
      Unknown key "description". It belongs in routes[1] (/about), where it is missing: move it there.

    site.config.json:227:3  sections
      Unknown key "sections". It belongs in routes[0] (/), where it is missing: move it there.

    site.config.json:187:5  lists.items
      "items" cannot stand here. It belongs in lists.team, where it is missing: move it there.

    site.config.json:168:5  dialogs.paragraphs
      "paragraphs" cannot stand here. It belongs in dialogs.company, where it is missing: move it there.

    site.config.json:246:3  scrollThreshold
      Unknown key "scrollThreshold". It belongs in header: move it there, or remove it.

    site.config.json:49:5  theme.noindex
      Unknown key "noindex". Remove it, or use one of "neutral", "font", "radius", "scheme", "storageKey".
    "
  `);
});

test('takes the one unknown key for the one missing key', () => {
  const texts = [
    brokenConfig((c) => (c.header.nav[0] = { label: 'Team', url: '/#team' })),
    brokenConfig(
      (c) => (c.lists.team.items[0] = { ...c.lists.team.items[0], photo: '/images/cto.svg', image: undefined }),
    ),
    brokenConfig((c) => {
      c.pages = c.routes;
      delete c.routes;
    }),
    brokenConfig((c) => (c.routes[0].sections[1] = { type: 'team', id: 'team', title: 'Our team', people: [] })),
    brokenConfig((c) => (c.routes[0].sections[0].actions[0] = { label: 'Read More', Dialog: 'company' })),
  ].map(errorText);
  expect(texts.join('')).toMatchInlineSnapshot(`
    "
    site.config.json:54:9  header.nav[0].url
      Unknown key "url". Did you mean "href"?

    site.config.json:183:11  lists.team.items[0].photo (Person "Asha Sample", 1st of team)
      Unknown key "photo". Did you mean "image"?

    site.config.json:199:3  pages
      Unknown key "pages". Did you mean "routes"?

    site.config.json:223:11  routes[0].sections[1].people (Team, 2nd on /)
      Unknown key "people". "list" is required. Add it, for example "list": "team". The list of people to show, by its key in \`lists\`.

    site.config.json:215:15  routes[0].sections[0].actions[0].Dialog (Hero, 1st on /)
      Unknown key "Dialog". Did you mean "dialog"?
    "
  `);
});

test('says how to write a value of another type', () => {
  const told = (put: Parameters<typeof brokenConfig>[0]) =>
    issuesOf(brokenConfig(put)).map(({ pathText, fact, remedy }) => `${pathText}: ${fact} ${remedy}`);
  const given: Parameters<typeof brokenConfig>[0][] = [
    (c) => (c.brand.name = true),
    (c) => (c.brand.name = 5),
    (c) => (c.brand.name = ['x']),
    (c) => (c.brand.name = null),
    (c) => (c.brand.founded = ' 2013 '),
    (c) => (c.brand.founded = '2013.5'),
    (c) => (c.brand.founded = ' '),
    (c) => (c.brand.founded = 2013.5),
    (c) => (c.brand.founded = -1),
    (c) => (c.tokens = ['x']),
    (c) => (c.tokens.city = {}),
    (c) => (c.dialogs.company = 'x'),
    (c) => (c.lists.team = []),
    (c) => (c.brand.logo = [{ src: '/a.svg', alt: '' }]),
    (c) => (c.brand.claims = 'x'),
    (c) => (c.header.nav = { label: 'x' }),
    (c) => (c.header.nav = []),
    (c) => (c.lists.team.items = []),
    (c) => (c.theme.scheme = null),
    (c) => (c.toasts = null),
    (c) => (c.header.nav = Array(50).fill(c.header.nav[0])),
    (c) => (c.routes[0].sections[0].title = 'x'.repeat(10_000)),
    (c) => (c.tokens['Two words'] = 'x'),
    (c) => (c.tokens['!'] = 'x'),
    (c) => (c.routes[0].sections[0].actions = null),
  ];
  expect(given.flatMap(told)).toMatchInlineSnapshot(`
    [
      "brand.name: "name" must be a text in quotes, not true. Write "true".",
      "brand.name: "name" must be a text in quotes, not the number 5. Write "5".",
      "brand.name: "name" must be a text in quotes, not a list [ … ]. Write a text, such as "Concretia".",
      "brand.name: "name" must be a text in quotes, not null. Write a text, such as "Concretia".",
      "brand.founded: "founded" must be a number, not the text " 2013 ". Write 2013 without quotes.",
      "brand.founded: "founded" must be a number, not the text "2013.5". Write a whole number from 1800 to 2100.",
      "brand.founded: "founded" must be a number, not the text " ". Write a whole number from 1800 to 2100.",
      "brand.founded: "founded" must be a whole number, not the number 2013.5. Write a whole number from 1800 to 2100.",
      "brand.founded: "founded" cannot be -1. Write a whole number from 1800 to 2100.",
      "tokens: "tokens" must be an object { … }, not a list [ … ]. Write { … } with its entries by name.",
      "tokens.city: "city" must be a text in quotes, not an object { … }. Write a text, such as "Pune".",
      "dialogs.company: "company" must be an object { … }, not the text "x". Write { … } with "kind": one of "text", "film".",
      "lists.team: "team" must be an object { … }, not a list [ … ]. Write { … } with "of": one of "people", "services", "technologies", "courses".",
      "brand.logo: "logo" must be an object { … }, not a list [ … ]. Write one { … }, without [ ] around it.",
      "brand.claims: "claims" must be an object { … }, not the text "x". Write { … } with "startups", "people", "reviews".",
      "header.nav: "nav" must be a list [ … ], not an object { … }. Put [ and ] around the entries, even if there is only one.",
      "header.nav: "nav" has no entries; it needs at least 1. Add one.",
      "lists.team.items: "items" has no entries; it needs at least 1. Add one.",
      "theme.scheme: "scheme" cannot be null. Write one of "light", "dark", "system".",
      "toasts: "toasts" must be an object { … }, not null. Remove the key if it is not needed.",
      "routes[0].sections[0].title: "title" has 10000 characters; at most 5000 are allowed. Shorten it by 5000.",
      "tokens["Two words"]: "Two words" cannot be a name here. Did you mean "two-words"? Use lower-case letters, digits and single hyphens, and begin with a letter.",
      "tokens["!"]: "!" cannot be a name here. Use lower-case letters, digits and single hyphens, and begin with a letter.",
      "routes[0].sections[0].actions: "actions" must be a list [ … ], not null. Remove the key if it is not needed.",
    ]
  `);
});

test('pairs keys by what they hold, where as many are unknown as are missing', () => {
  const told = (section: object, without: string) => {
    const text = brokenConfig((c) => {
      const { [without]: _, ...rest } = c.routes[0].sections[1];
      c.routes[0].sections[1] = { ...rest, ...section };
    });
    return issuesOf(text).map(({ fact, remedy }) => `${fact} ${remedy}`);
  };
  expect([
    told({ wording: 'Our team' }, 'title'),
    told({ wording: 5 }, 'title'),
    told({ wording: true }, 'title'),
    told({ wording: ['Our team'] }, 'title'),
    told({ wording: {} }, 'title'),
    told({ wording: 'team' }, 'list'),
    told({ wording: 'A', other: 'b' }, 'title'),
  ]).toMatchInlineSnapshot(`
    [
      [
        "Unknown key "wording". "title" is required. Add it, for example "title": "…". The heading of the section.",
      ],
      [
        "Unknown key "wording". "title" is required. Add it, for example "title": "…". The heading of the section.",
      ],
      [
        "Unknown key "wording". "title" is required. Add it, for example "title": "…". The heading of the section.",
      ],
      [
        "Unknown key "wording". "title" is required. Add it, for example "title": "…". The heading of the section.",
      ],
      [
        "Unknown key "wording". "title" is required. Add it, for example "title": "…". The heading of the section.",
      ],
      [
        "Unknown key "wording". "list" is required. Add it, for example "list": "team". The list of people to show, by its key in \`lists\`.",
      ],
      [
        ""title" is required. Add it, for example "title": "…". The heading of the section.",
        "Unknown key "wording". Use "title", or remove it.",
        "Unknown key "other". Use "title", or remove it.",
      ],
    ]
  `);
});
