import { expect, test } from 'vitest';
import { collectNames } from '../../src/config/check/names.ts';
import { findReferences } from '../../src/config/check/references.ts';
import { errorText, issuesOf } from './error-text.ts';
import { brokenConfig } from './minimal-config.ts';

test('rejects a nav item that leads to no page', () => {
  expect(errorText(brokenConfig((c) => (c.header.menu[1].href = '/abuot')))).toMatchInlineSnapshot(`
    "
    site.config.json:61:17  header.menu[1].href
      The link "/abuot" leads to no page. Did you mean "/about"?
    "
  `);
  expect(errorText(brokenConfig((c) => (c.header.menu[1].href = '/About/')))).toMatchInlineSnapshot(`
    "
    site.config.json:61:17  header.menu[1].href
      The link "/About/" leads to no page. Did you mean "/about"?
    "
  `);
  expect(errorText(brokenConfig((c) => (c.header.menu[1].href = '/jobs')))).toMatchInlineSnapshot(`
    "
    site.config.json:61:17  header.menu[1].href
      The link "/jobs" leads to no page. The pages are "/", "/about".
    "
  `);
});

test('rejects a link to a section that its page does not have', () => {
  expect(errorText(brokenConfig((c) => (c.header.nav[0].href = '/#teem')))).toMatchInlineSnapshot(`
    "
    site.config.json:51:17  header.nav[0].href
      The link "/#teem" leads to no section: / has none with the id "teem". Did you mean "/#team"?
    "
  `);
  expect(errorText(brokenConfig((c) => (c.footer.columns[0].items[0].href = '/about#team')))).toMatchInlineSnapshot(`
    "
    site.config.json:72:21  footer.columns[0].items[0].href
      The link "/about#team" leads to no section: /about has none with the id "team". There is one on /: write "/#team".
    "
  `);
  expect(errorText(brokenConfig((c) => (c.footer.columns[0].items[0].href = '/about#jobs')))).toMatchInlineSnapshot(`
    "
    site.config.json:72:21  footer.columns[0].items[0].href
      The link "/about#jobs" leads to no section: /about has none with the id "jobs". Its sections are "story".
    "
  `);
});

test('rejects #id alone where not every page has it', () => {
  expect(errorText(brokenConfig((c) => (c.header.nav[0].href = '#team')))).toMatchInlineSnapshot(`
    "
    site.config.json:51:17  header.nav[0].href
      The link "#team" is shown on every page, but /about has no section with the id "team". Write "/#team".
    "
  `);
  expect(errorText(brokenConfig((c) => (c.header.nav[0].href = '#stori')))).toMatchInlineSnapshot(`
    "
    site.config.json:51:17  header.nav[0].href
      The link "#stori" is shown on every page, but / has no section with the id "stori". Did you mean "/about#story"?
    "
  `);
});

test('checks #id in a section on the page of the section', () => {
  const link = (href: string) => brokenConfig((c) => (c.routes[0].sections[0].actions[0] = { label: 'Go', href }));
  expect(issuesOf(link('#team'))).toEqual([]);
  expect(errorText(link('#story'))).toMatchInlineSnapshot(`
    "
    site.config.json:218:23  routes[0].sections[0].actions[0].href (Hero, 1st on /)
      The link "#story" leads to no section: this page has none with the id "story". There is one on /about: write "/about#story".
    "
  `);
  expect(errorText(link('#tem'))).toMatchInlineSnapshot(`
    "
    site.config.json:218:23  routes[0].sections[0].actions[0].href (Hero, 1st on /)
      The link "#tem" leads to no section: this page has none with the id "tem". Did you mean "#team"?
    "
  `);
});

test('checks the page of a link with a query, and leaves files to the file check', () => {
  const link = (href: string) => issuesOf(brokenConfig((c) => (c.header.nav[0].href = href)));
  expect(link('/about?from=nav#story')).toEqual([]);
  expect(link('/abut?from=nav')).toHaveLength(1);
  expect(link('/assets/prices.pdf')).toEqual([]);
});

test('rejects a link that is none once its tokens are filled', () => {
  expect(
    errorText(
      brokenConfig((c) => {
        c.tokens.sneaky = 'a@example.com?bcc=b@example.com';
        c.header.menu[1].href = 'mailto:{sneaky}';
      }),
    ),
  ).toMatchInlineSnapshot(`
    "
    site.config.json:62:17  header.menu[1].href
      With its tokens filled, the link "mailto:{sneaky}" reads "mailto:a@example.com?bcc=b@example.com", which is no link. Write the link out, or change what the token stands for.
    "
  `);
});

test('checks the links that an action copies', () => {
  const text = brokenConfig((c) => (c.routes[0].sections[0].actions[0] = { label: 'Copy', copy: '/abot' }));
  expect(errorText(text)).toMatchInlineSnapshot(`
    "
    site.config.json:218:23  routes[0].sections[0].actions[0].copy (Hero, 1st on /)
      The link "/abot" leads to no page. Did you mean "/about"?
    "
  `);
});

test('rejects an action that does nothing, or two things', () => {
  expect(errorText(brokenConfig((c) => (c.routes[0].sections[0].actions = [{ label: 'Go' }])))).toMatchInlineSnapshot(`
    "
    site.config.json:216:13  routes[0].sections[0].actions[0] (Hero, 1st on /)
      This action does nothing. Add "href" (it leads somewhere), "dialog" (it opens a dialog) or "copy" (it copies a link).
    "
  `);
  expect(errorText(brokenConfig((c) => (c.routes[0].sections[0].actions[0].href = '/')))).toMatchInlineSnapshot(`
    "
    site.config.json:218:15  routes[0].sections[0].actions[0].dialog (Hero, 1st on /)
      This action has "href" and "dialog", but can do one thing alone. Keep one of them.
    "
  `);
});

test('rejects a dialog, a list and a footer variant that are not there', () => {
  expect(
    errorText(
      brokenConfig((c) => {
        c.routes[0].sections[0].actions[0].dialog = 'compnay';
        c.routes[0].sections[1].list = 'teams';
        c.routes[0].footer = 'salez';
        c.routes[1].footer = 'training';
      }),
    ),
  ).toMatchInlineSnapshot(`
    "
    site.config.json:209:17  routes[0].footer (/)
      There is no footer variant "salez". Did you mean "sales"?

    site.config.json:218:25  routes[0].sections[0].actions[0].dialog (Hero, 1st on /)
      There is no dialog "compnay". Did you mean "company"?

    site.config.json:226:19  routes[0].sections[1].list (Team, 2nd on /)
      There is no list "teams". Did you mean "team"?

    site.config.json:236:17  routes[1].footer (/about)
      There is no footer variant "training". Use one of "sales", "plain".
    "
  `);
});

test('rejects a list of the wrong kind', () => {
  expect(errorText(brokenConfig((c) => (c.routes[0].sections[1].list = 'offers')))).toMatchInlineSnapshot(`
    "
    site.config.json:226:19  routes[0].sections[1].list (Team, 2nd on /)
      The list "offers" holds services, but Team shows people. Use "team".
    "
  `);
});

test('rejects ids and paths that are there twice', () => {
  expect(
    errorText(
      brokenConfig((c) => {
        c.routes.push({ ...structuredClone(c.routes[1]) });
        c.routes[0].sections[1].id = 'hero';
        c.header.nav[0].href = '/#hero';
        c.lists.team.items.push(structuredClone(c.lists.team.items[0]));
      }),
    ),
  ).toMatchInlineSnapshot(`
    "
    site.config.json:189:17  lists.team.items[1].id (Person "Asha Sample", 2nd of team)
      Two items of this list have the id "cto": lists.team.items[0] and this one. Give one of them another id.

    site.config.json:236:17  routes[0].sections[1].id (Team, 2nd on /)
      Two sections of this page have the id "hero": routes[0].sections[0] and this one. Give one of them another id.

    site.config.json:261:13  routes[2].id (/about)
      Two pages have the id "about": routes[1] and this one. Give one of them another id.

    site.config.json:262:15  routes[2].path (/about)
      Two pages have the path "/about": routes[1] and this one. Give one of them another path.
    "
  `);
});

test('asks for a home page, and keeps reserved paths free', () => {
  expect(
    errorText(
      brokenConfig((c) => {
        c.routes[0].path = '/404';
        c.routes[1].path = '/assets/about';
        c.header = { nav: [{ label: 'x', href: '/404' }], menu: [{ label: 'x', href: '/404' }] };
        c.footer.columns[0].items[0].href = '/404';
      }),
    ),
  ).toMatchInlineSnapshot(`
    "
    site.config.json:201:15  routes[0].path (/404)
      The path "/404" is kept for the page for unknown addresses. Choose another path.

    site.config.json:228:15  routes[1].path (/assets/about)
      The path "/assets/about" is kept for files. Choose another path.
    "
  `);
});

test('rejects unknown tokens, and tokens in what tokens stand for', () => {
  expect(
    errorText(
      brokenConfig((c) => {
        c.routes[0].title = 'Welcome to {prodct}';
        c.routes[1].title = '{ thing } {} {1} { a { b';
        c.routes[0].description = '{page} {Product} {constructor}';
        c.tokens.city = 'Pune, home of {product}';
        c.brand.name = '{motto}';
        c.brand.logo.alt = 'The logo of {product}';
        c.texts.carousel.position = '{indx} of {count}';
        c.texts.toast.downloading = '{file}';
      }),
    ),
  ).toMatchInlineSnapshot(`
    "
    site.config.json:4:14  brand.name
      The token {motto} stands in a text that is a token's value itself. Write here what {motto} stands for.

    site.config.json:40:28  tokens.city
      The token {product} stands in a text that is a token's value itself. Write here what {product} stands for.

    site.config.json:133:20  texts.carousel.position
      Unknown token {indx}. Did you mean {index}?

    site.config.json:151:23  texts.toast.downloading
      Unknown token {file}. Use one of {name}, {product}, {motto}, {founded}, {years}, {place}, {startups}, {people}, {reviews}, {email}, {salesEmail}, {trainingEmail}, {chat}, {city}. For the braces themselves write {{ and }}.

    site.config.json:204:28  routes[0].title (/)
      Unknown token {prodct}. Did you mean {product}?

    site.config.json:205:23  routes[0].description (/)
      Unknown token {page}. It is filled only in texts.arrived.

    site.config.json:205:30  routes[0].description (/)
      Unknown token {Product}. Did you mean {product}?

    site.config.json:205:40  routes[0].description (/)
      Unknown token {constructor}. Use one of {product}, {motto}, {founded}, {years}, {place}, {startups}, {people}, {reviews}, {email}, {salesEmail}, {trainingEmail}, {chat}, {city}. For the braces themselves write {{ and }}.

    site.config.json:231:17  routes[1].title (/about)
      Unknown token { thing }. Use one of {product}, {motto}, {founded}, {years}, {place}, {startups}, {people}, {reviews}, {email}, {salesEmail}, {trainingEmail}, {chat}, {city}. For the braces themselves write {{ and }}.

    site.config.json:231:30  routes[1].title (/about)
      Unknown token {1}. Use one of {product}, {motto}, {founded}, {years}, {place}, {startups}, {people}, {reviews}, {email}, {salesEmail}, {trainingEmail}, {chat}, {city}. For the braces themselves write {{ and }}.
    "
  `);
});

test('keeps the names of tokens that are there already', () => {
  expect(errorText(brokenConfig((c) => Object.assign(c.tokens, { product: 'x', count: 'x' })))).toMatchInlineSnapshot(`
    "
    site.config.json:38:5  tokens.product
      The token {product} is there already: it stands for brand.name. Choose another name.

    site.config.json:39:5  tokens.count
      The name "count" is taken: {count} is filled while the site runs. Choose another name.
    "
  `);
});

test('warns of a long title without refusing the config', () => {
  const text = brokenConfig(
    (c) => (c.routes[1].title = 'About a company that makes software for whoever needs it most'),
  );
  expect(errorText(text)).toMatchInlineSnapshot(`
    "
    site.config.json:234:16  routes[1].title (/about)
      Warning: The title has 61 characters; search results show about 60. Shorten it.
    "
  `);
});

test('warns of a picture on a page without alternative text, without refusing the config', () => {
  const text = brokenConfig((c) => (c.routes[0].sections[0].picture = { src: '/images/logo.svg', alt: '' }));
  expect(issuesOf(text).map(({ severity }) => severity)).toEqual(['warning']);
  expect(errorText(text)).toMatchInlineSnapshot(`
    "
    site.config.json:223:20  routes[0].sections[0].picture.alt (Hero, 1st on /)
      Warning: This picture has no alternative text. If it shows something that the words beside it do not say, write that here.
    "
  `);
});

test('tells shape and reference errors together', () => {
  expect(
    errorText(
      brokenConfig((c) => {
        c.routes[1].sections[0].tone = 'dark';
        c.header.menu[1].href = '/abuot';
      }),
    ),
  ).toMatchInlineSnapshot(`
    "
    site.config.json:61:17  header.menu[1].href
      The link "/abuot" leads to no page. Did you mean "/about"?

    site.config.json:245:19  routes[1].sections[0].tone (About, 1st on /about)
      "tone" cannot be "dark". Did you mean "contrast"? Allowed: "plain", "tinted", "contrast".
    "
  `);
});

test('tells no dangling reference that a misspelt name alone has caused', () => {
  expect(
    errorText(
      brokenConfig((c) => {
        c.dialog = c.dialogs;
        delete c.dialogs;
        c.routes[1].Path = c.routes[1].path;
        delete c.routes[1].path;
        c.footer.variant = c.footer.variants;
        delete c.footer.variants;
      }),
    ),
  ).toMatchInlineSnapshot(`
    "
    site.config.json:78:5  footer.variant
      Unknown key "variant". Did you mean "variants"?

    site.config.json:209:25  routes[0].sections[0].actions[0].dialog (Hero, 1st on /)
      There is no dialog "company". Write it under "dialogs".

    site.config.json:237:7  routes[1].Path (the 2nd page)
      Unknown key "Path". Did you mean "path"?

    site.config.json:240:3  dialog
      Unknown key "dialog". Did you mean "dialogs"?
    "
  `);
});

/** What is told of links in the header, each after an arrow. */
const toldOf = (links: string[], change: Parameters<typeof brokenConfig>[0] = () => {}) =>
  links.map((href) => {
    const text = brokenConfig((c) => {
      c.header.nav[0].href = href;
      change(c);
    });
    return `${href} → ${issuesOf(text).map(({ fact, fix }) => `${fact} ${fix}`)}`;
  });

test('guesses the page or the section that a path means', () => {
  const links = ['/ABOUT/', '/team', '/Team/', '/a/team', '/abuot?from=a#story', '/abuot#story', '/st'];
  expect(toldOf(links)).toMatchInlineSnapshot(`
    [
      "/ABOUT/ → The link "/ABOUT/" leads to no page. Did you mean "/about"?",
      "/team → The link "/team" leads to no page. Did you mean "/#team"?",
      "/Team/ → The link "/Team/" leads to no page. Did you mean "/#team"?",
      "/a/team → The link "/a/team" leads to no page. The pages are "/", "/about".",
      "/abuot?from=a#story → The link "/abuot?from=a#story" leads to no page. Did you mean "/about?from=a#story"?",
      "/abuot#story → The link "/abuot#story" leads to no page. Did you mean "/about#story"?",
      "/st → The link "/st" leads to no page. The pages are "/", "/about".",
    ]
  `);
  // A page of that name is meant before a section.
  expect(
    toldOf(['/Story', '/story/'], (c) => {
      for (const name of ['stories', 'storys', 'story'])
        c.routes.push({ ...structuredClone(c.routes[1]), id: name, path: `/${name}` });
    }),
  ).toMatchInlineSnapshot(`
    [
      "/Story → The link "/Story" leads to no page. Did you mean "/story"?",
      "/story/ → The link "/story/" leads to no page. Did you mean "/story"?",
    ]
  `);
});

test('says how to write a link that leads to the site itself', () => {
  const own = 'https://www.example.com';
  expect(
    toldOf([own, `${own}/`, `${own}?a=b`, `${own}#team`, `${own}/about`, `${own}.in/about`]),
  ).toMatchInlineSnapshot(`
    [
      "https://www.example.com → This link leads to the site itself. Write "/", so that it is checked and opens at once.",
      "https://www.example.com/ → This link leads to the site itself. Write "/", so that it is checked and opens at once.",
      "https://www.example.com?a=b → This link leads to the site itself. Write "/?a=b", so that it is checked and opens at once.",
      "https://www.example.com#team → This link leads to the site itself. Write "/#team", so that it is checked and opens at once.",
      "https://www.example.com/about → This link leads to the site itself. Write "/about", so that it is checked and opens at once.",
      "https://www.example.com.in/about → ",
    ]
  `);
});

test('says what to do about a section that is nowhere', () => {
  expect(
    toldOf(['#jobs', '#hero', '/#jobs', '/about#', '/?a#team', '#', 'mailto:{city}', 'mailto:a@']),
  ).toMatchInlineSnapshot(`
    [
      "#jobs → The link "#jobs" is shown on every page, but / has no section with the id "jobs". Name the page too: "/page#section".",
      "#hero → The link "#hero" is shown on every page, but /about has no section with the id "hero". Write "/#hero".",
      "/#jobs → The link "/#jobs" leads to no section: / has none with the id "jobs". Its sections are "hero", "team".",
      "/about# → The link "/about#" leads to no section: /about has none with the id "". Its sections are "story".",
      "/?a#team → ",
      "# → "#" is not a link. Write a link without spaces that begins with https://, mailto:, tel:, / or #. Example: "/#services".",
      "mailto:{city} → "mailto:{city}" names no e-mail address. Write the whole address, such as mailto:info@example.com.",
      "mailto:a@ → "mailto:a@" names no e-mail address. Write the whole address, such as mailto:info@example.com.",
    ]
  `);
  expect(toldOf(['https://example.org/mailto:nobody', 'tel:+123456789'])).toEqual([
    'https://example.org/mailto:nobody → ',
    'tel:+123456789 → ',
  ]);
});

test('takes a path with an ending for a file, and no other', () => {
  expect(toldOf(['/a.pdf', '/a.pdf?v=1', '/a.pdf#page', '/a.b/c', '/a?b=c.pdf', '/a#b.pdf'])).toMatchInlineSnapshot(`
    [
      "/a.pdf → ",
      "/a.pdf?v=1 → ",
      "/a.pdf#page → ",
      "/a.b/c → The link "/a.b/c" leads to no page. The pages are "/", "/about".",
      "/a?b=c.pdf → The link "/a?b=c.pdf" leads to no page. The pages are "/", "/about".",
      "/a#b.pdf → The link "/a#b.pdf" leads to no page. The pages are "/", "/about".",
    ]
  `);
});

test('tells of links only once what their tokens stand for is known', () => {
  const links = [
    'mailto:{city}',
    '/{city}',
    'https://example.org/{city}',
    'mailto:{nothing}@example.org',
    '/{nothing}',
  ];
  expect(toldOf(links, (c) => (c.tokens.city = 'a b'))).toMatchInlineSnapshot(`
    [
      "mailto:{city} → With its tokens filled, the link "mailto:{city}" reads "mailto:a b", which is no link. Write the link out, or change what the token stands for.",
      "/{city} → "/{city}" is not a link. Pages and files of this site have letters, digits, ".", "-" and "_" in their names, and nothing else.",
      "https://example.org/{city} → With its tokens filled, the link "https://example.org/{city}" reads "https://example.org/a b", which is no link. Write the link out, or change what the token stands for.",
      "mailto:{nothing}@example.org → Unknown token {nothing}. Use one of {product}, {motto}, {founded}, {years}, {place}, {startups}, {people}, {reviews}, {email}, {salesEmail}, {trainingEmail}, {chat}, {city}. For the braces themselves write {{ and }}.",
      "/{nothing} → "/{nothing}" is not a link. Pages and files of this site have letters, digits, ".", "-" and "_" in their names, and nothing else.",
    ]
  `);
});

test('stops at as many diagnostics as are asked for', () => {
  const value = JSON.parse(
    brokenConfig((c) => {
      for (const item of c.header.menu) item.href = '/nowhere';
      c.routes[1].path = '/404';
      c.brand.copyrightUntil = 1999;
    }),
  );
  const names = collectNames(value);
  const all = findReferences(value, names, 100).length;
  expect(all).toBeGreaterThan(3);
  for (const most of [0, 1, 2, 3, all]) expect(findReferences(value, names, most)).toHaveLength(most);
});

test('takes the year of the foundation for the last one too, and tells of paths that only begin as kept ones do', () => {
  const told = (change: Parameters<typeof brokenConfig>[0]) => issuesOf(brokenConfig(change)).map(({ fact }) => fact);
  expect(told((c) => (c.brand.copyrightUntil = c.brand.founded))).toEqual([]);
  expect(told((c) => (c.brand.copyrightUntil = c.brand.founded - 1))).toEqual([
    '"copyrightUntil" is 2012, but the company was founded in 2013.',
  ]);
  const pathFacts = (path: string) => told((c) => (c.routes[1].path = path)).filter((fact) => fact.includes('kept'));
  expect(pathFacts('/assets/404')).toEqual(['The path "/assets/404" is kept for files.']);
  expect(pathFacts('/404/more')).toEqual(['The path "/404/more" is kept for the page for unknown addresses.']);
  expect(pathFacts('/4040')).toEqual([]);
});
