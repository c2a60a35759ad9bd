import { expect, test } from 'vitest';
import { oneOf } from '../../src/config/report/show-value.ts';
import { sectionTypes } from '../../src/sections/index.ts';
import { issuesOf } from './error-text.ts';
import { brokenConfig } from './minimal-config.ts';

const typeNames = () => oneOf(sectionTypes.map(({ type }) => type));

// biome-ignore lint/suspicious/noExplicitAny: tests put wrong values anywhere
type Any = any;

/** A copy of the first example of a section type. */
const example = (type: string): Any => structuredClone(sectionTypes.find((one) => one.type === type)?.examples[0]);

/** What an editor reads when a section is added to the page /about, where nothing else is wrong; what the example refers to is not there. */
function told(section: unknown, change?: (config: Any) => void): string[] {
  const text = brokenConfig((config) => {
    config.routes[1].sections.push(section);
    change?.(config);
  });
  return issuesOf(text)
    .filter(({ code }) => !/^(reference|token)\//.test(code))
    .map(({ pathText, fact, fix }) =>
      `${pathText.replace('routes[1].sections[1]', '…')}: ${fact} ${fix}`.replaceAll(
        typeNames(),
        'one of the section types',
      ),
    );
}

const withType = (type: unknown, from: string) => told({ ...example(from), type });
const without = (object: Any, ...keys: string[]) =>
  Object.fromEntries(Object.entries(object).filter(([key]) => !keys.includes(key)));

test('the examples have no mistakes', () => {
  expect(sectionTypes.flatMap(({ type }) => told(example(type)))).toEqual([]);
});

test('guesses a section type from other words for it', () => {
  const words: Record<string, string[]> = {
    statistics: ['stats', 'numbers', 'figures'],
    pricing: ['prices', 'plans'],
    testimonials: ['quotes', 'reviews'],
    'logo-cloud': ['logos', 'clients', 'partners'],
    gallery: ['images', 'pictures', 'image-gallery', 'imageGallery'],
    'image-with-text': ['image-text', 'text-with-image', 'media'],
    'rich-text': ['markdown', 'text', 'richtext', 'prose'],
    faq: ['questions', 'q-and-a'],
    'call-to-action': ['banner', 'cta'],
    'announcement-bar': ['announcement', 'bar'],
    steps: ['process', 'how-it-works', 'step'],
  };
  const lines = Object.entries(words).flatMap(([type, others]) => others.flatMap((word) => withType(word, type)));
  expect(lines).toMatchInlineSnapshot(`
    [
      "….type: Unknown section type "stats". Did you mean "statistics"? Its keys are here.",
      "….type: Unknown section type "numbers". Did you mean "statistics"? Its keys are here.",
      "….type: Unknown section type "figures". Did you mean "statistics"? Its keys are here.",
      "….type: Unknown section type "prices". Did you mean "pricing"? Its keys are here.",
      "….type: Unknown section type "plans". Did you mean "pricing"? Its keys are here.",
      "….type: Unknown section type "quotes". Did you mean "testimonials"? Its keys are here.",
      "….type: Unknown section type "reviews". Did you mean "testimonials"? Its keys are here.",
      "….type: Unknown section type "logos". Did you mean "logo-cloud"? Its keys are here.",
      "….type: Unknown section type "clients". Did you mean "logo-cloud"? Its keys are here.",
      "….type: Unknown section type "partners". Did you mean "logo-cloud"? Its keys are here.",
      "….type: Unknown section type "images". Did you mean "gallery"? Its keys are here.",
      "….type: Unknown section type "pictures". Did you mean "gallery"? Its keys are here.",
      "….type: Unknown section type "image-gallery". Did you mean "gallery"? Its keys are here.",
      "….type: Unknown section type "imageGallery". Did you mean "gallery"? Its keys are here.",
      "….type: Unknown section type "image-text". Did you mean "image-with-text"? Its keys are here.",
      "….type: Unknown section type "text-with-image". Did you mean "image-with-text"? Its keys are here.",
      "….type: Unknown section type "media". Did you mean "image-with-text"? Its keys are here.",
      "….type: Unknown section type "markdown". Did you mean "rich-text"? Its keys are here.",
      "….type: Unknown section type "text". Did you mean "rich-text"? Its keys are here.",
      "….type: Unknown section type "richtext". Did you mean "rich-text"?",
      "….type: Unknown section type "prose". Did you mean "rich-text"? Its keys are here.",
      "….type: Unknown section type "questions". Did you mean "faq"? Its keys are here.",
      "….type: Unknown section type "q-and-a". Did you mean "faq"? Its keys are here.",
      "….type: Unknown section type "banner". Did you mean "call-to-action"? Its keys are here.",
      "….type: Unknown section type "cta". Did you mean "call-to-action"?",
      "….type: Unknown section type "announcement". Did you mean "announcement-bar"?",
      "….type: Unknown section type "bar". Did you mean "announcement-bar"? Its keys are here.",
      "….type: Unknown section type "process". Did you mean "steps"? Its keys are here.",
      "….type: Unknown section type "how-it-works". Did you mean "steps"? Its keys are here.",
      "….type: Unknown section type "step". Did you mean "steps"?",
    ]
  `);
});

test('lets the keys decide where the name does not', () => {
  expect([
    ...withType('zahlen', 'statistics'),
    ...withType('steps', 'statistics'),
    ...withType('faq', 'statistics'),
    ...withType('statistics', 'faq'),
    ...withType('hero', 'pricing'),
    ...withType('step', 'statistics'),
    ...withType(7, 'gallery'),
    ...withType('slideshow', 'call-to-action'),
    ...told({ ...example('statistics'), type: 'stats', tilte: 'x' }),
    ...told({ ...without(example('statistics'), 'title'), type: 'faq' }),
    ...told({ ...example('statistics'), type: 'faq', tone: 'loud' }),
    ...told({ type: 'hero', id: 'a', title: 'x', text: 'y', actions: [] }),
    ...told({ type: 'none', id: 'a', title: 'x' }),
  ]).toMatchInlineSnapshot(`
    [
      "….type: Unknown section type "zahlen". Did you mean "statistics"? Its keys are here.",
      "….type: These are the keys of "statistics", but "type" is "steps". Write "type": "statistics".",
      "….type: These are the keys of "statistics", but "type" is "faq". Write "type": "statistics".",
      "….type: These are the keys of "faq", but "type" is "statistics". Write "type": "faq".",
      "….type: These are the keys of "pricing", but "type" is "hero". Write "type": "pricing".",
      "….type: Unknown section type "step". Did you mean "statistics"? Its keys are here.",
      "….type: "type" cannot be 7. Did you mean "gallery"? Its keys are here.",
      "….type: Unknown section type "slideshow". Did you mean "call-to-action"? Its keys are here.",
      "….type: Unknown section type "stats". Did you mean "statistics"? Its keys are here.",
      "….tilte: Unknown key "tilte". Remove it: "title" is here already.",
      "….title: "title" is required. Add it, for example "title": "What twelve years add up to". The heading of the section.",
      "….type: These are the keys of "statistics", but "type" is "faq". Write "type": "statistics".",
      "….type: These are the keys of "statistics", but "type" is "faq". Write "type": "statistics".",
      "….tone: "tone" cannot be "loud". Write one of "plain", "tinted", "contrast".",
      "….text: Unknown key "text". Did you mean "lead"?",
      "….type: Unknown section type "none". Use one of the section types.",
    ]
  `);
});

test('names the type of a section without one, if its keys tell', () => {
  expect(
    ['pricing', 'statistics', 'faq', 'gallery', 'announcement-bar', 'hero', 'services'].flatMap((type) =>
      told(without(example(type), 'type')),
    ),
  ).toMatchInlineSnapshot(`
    [
      "….type: "type" is required. By its keys this is "pricing": add "type": "pricing".",
      "….type: "type" is required. By its keys this is "statistics": add "type": "statistics".",
      "….type: "type" is required. By its keys this is "faq": add "type": "faq".",
      "….type: "type" is required. By its keys this is "gallery": add "type": "gallery".",
      "….type: "type" is required. By its keys this is "announcement-bar": add "type": "announcement-bar".",
      "….type: "type" is required. Add it, with one of the section types.",
      "….type: "type" is required. Add it, with one of the section types.",
    ]
  `);
  expect(told({ ...without(example('pricing'), 'type'), tone: 'loud' })).toMatchInlineSnapshot(`
    [
      "….type: "type" is required. By its keys this is "pricing": add "type": "pricing".",
      "….tone: "tone" cannot be "loud". Write one of "plain", "tinted", "contrast".",
    ]
  `);
});

test('lets the keys decide what a list and a dialog are', () => {
  expect([
    ...told(example('call-to-action'), (c) => (c.lists.team.of = 'services')),
    ...told(example('call-to-action'), (c) => delete c.lists.team.of),
    ...told(example('call-to-action'), (c) => delete c.dialogs.company.kind),
    ...told(example('call-to-action'), (c) => (c.dialogs.company.kind = 'film')),
  ]).toMatchInlineSnapshot(`
    [
      "lists.team.of: These are the keys of "people", but "of" is "services". Write "of": "people".",
      "lists.team.of: "of" is required. By its keys this is "people": add "of": "people".",
      "dialogs.company.kind: "kind" is required. By its keys this is "text": add "kind": "text".",
      "dialogs.company.kind: These are the keys of "text", but "kind" is "film". Write "kind": "text".",
    ]
  `);
});

test('says how true and false are written', () => {
  expect(
    ['true', 'false', 1, 'yes', null, {}].flatMap((firstOpen) => told({ ...example('faq'), firstOpen })),
  ).toMatchInlineSnapshot(`
    [
      "….firstOpen: "firstOpen" must be true or false, not the text "true". Write true without quotes.",
      "….firstOpen: "firstOpen" must be true or false, not the text "false". Write false without quotes.",
      "….firstOpen: "firstOpen" must be true or false, not the number 1. Write true or false.",
      "….firstOpen: "firstOpen" must be true or false, not the text "yes". Write true or false.",
      "….firstOpen: "firstOpen" must be true or false, not null. Remove the key if it is not needed.",
      "….firstOpen: "firstOpen" must be true or false, not an object { … }. Write true or false.",
    ]
  `);
});

test('tells a text in place of a list once', () => {
  expect([
    ...told({ ...example('image-with-text'), points: 'a text of many words' }),
    ...told({ ...example('pricing'), plans: [{ name: 'One', price: '5', features: 'Workshop with your team' }] }),
    ...told({ ...example('faq'), items: '' }),
  ]).toMatchInlineSnapshot(`
    [
      "….points: "points" must be a list [ … ], not the text "a text of many words". Put [ and ] around the entries, even if there is only one.",
      "….plans[0].features: "features" must be a list [ … ], not the text "Workshop with your team". Put [ and ] around the entries, even if there is only one.",
      "….items: "items" must be a list [ … ], not the text "". Put [ and ] around the entries, even if there is only one.",
    ]
  `);
});

test('recognises a whole section among the entries of another', () => {
  const faq = example('faq');
  faq.items.push(example('statistics'));
  const gallery = example('gallery');
  gallery.items.splice(1, 0, example('call-to-action'));
  const hero = example('hero');
  hero.actions = [example('pricing')];
  expect([
    ...told(faq),
    ...told(gallery),
    ...told(hero),
    ...told(example('hero'), (c) => c.lists.team.items.push(example('hero'))),
    ...told(example('hero'), (c) => c.routes.push(example('hero'))),
  ]).toMatchInlineSnapshot(`
    [
      "….items[5]: This is a whole section ("statistics"). Move it into the "sections" of its page (routes[1].sections).",
      "….items[1]: This is a whole section ("call-to-action"). Move it into the "sections" of its page (routes[1].sections).",
      "….actions[0]: This is a whole section ("pricing"). Move it into the "sections" of its page (routes[1].sections).",
      "lists.team.items[1]: This is a whole section ("hero"). Move it into the "sections" of a page.",
      "routes[2]: This is a whole section ("hero"). Move it into the "sections" of a page.",
    ]
  `);
});

test('says what belongs into an object of its own', () => {
  const pricing = example('pricing');
  pricing.plans = [{ name: 'One', price: '5', label: 'Buy', href: '/about' }];
  expect([
    ...told({ ...example('gallery'), items: [{ src: '/images/hero.svg', alt: 'x', caption: 'y' }] }),
    ...told({ ...example('gallery'), items: [{ src: '/images/hero.svg', caption: 'y' }] }),
    ...told({ ...example('hero'), src: '/images/hero.svg', alt: 'x' }),
    ...told({ type: 'testimonials', id: 'a', title: 'x', quote: 'y', name: 'z' }),
    ...told({ type: 'call-to-action', id: 'a', title: 'x', label: 'y', href: '/about' }),
    ...told(pricing),
  ]).toMatchInlineSnapshot(`
    [
      "….items[0].src: Unknown keys "src" and "alt". Put "src" and "alt" into "picture": { … }.",
      "….items[0].src: Unknown key "src". Put "src" into "picture": { … }, and add "alt" there.",
      "….src: Unknown keys "src" and "alt". Put "src" and "alt" into "picture": { … }.",
      "….quote: Unknown keys "quote" and "name". Put "quote" and "name" into "items": [ { … } ].",
      "….label: Unknown keys "label" and "href". Put "label" and "href" into "actions": [ { … } ].",
      "….plans[0].label: Unknown keys "label" and "href". Put "label" and "href" into "action": { … }.",
    ]
  `);
});

test('maps reworded keys to the missing ones in one error', () => {
  const faq = (...items: unknown[]) => told({ ...example('faq'), items });
  const statistics = (...items: unknown[]) => told({ ...example('statistics'), items });
  expect([
    ...faq({ q: 'How much?', a: ['It depends.'] }),
    ...faq({ q: 'How much?', a: 'It depends.' }),
    ...faq({ a: ['It depends.'], q: 'How much?' }),
    ...faq({ frage: 'How much?', antwort: ['It depends.'] }),
    ...faq({ antwort: ['It depends.'], frage: 'How much?' }),
    ...faq({ title: 'How much?', text: 'It depends.' }),
    ...faq({ question: 'How much?', text: 'It depends.' }),
    ...statistics({ number: '5', text: 'x' }),
    ...statistics({ number: 5, text: 'x' }),
    ...statistics({ number: '5' }),
    ...statistics({ number: '5', text: 'x', colour: 'red' }),
    ...statistics({ number: '5', label: 'x', colour: 'red' }),
    ...statistics({ zahl: '5' }),
    ...statistics({ zahl: '5', wort: 'x', farbe: 'red' }),
    ...statistics({ zahl: ['5'] }),
    ...told({ type: 'hero', id: 'a', title: 'x', heading: 'y', button: { label: 'x', href: '/' } }),
    ...told({ ...example('testimonials'), items: [{ text: 'y', author: 'z' }] }),
    ...told({ ...example('rich-text'), blocks: undefined, text: 'A paragraph.' }),
    ...told({ ...example('steps'), items: [{ heading: 'x', description: 'y' }] }),
    ...told({ ...example('hero'), actions: [{ text: 'Buy', url: '/about' }] }),
    ...told({ ...example('hero'), image: '/images/hero.svg' }),
    ...told({ ...without(example('gallery'), 'items'), images: [] }),
  ]).toMatchInlineSnapshot(`
    [
      "….items[0].q: Unknown keys "q" and "a". The keys are "question" and "answer".",
      "….items[0].q: Unknown keys "q" and "a". The keys are "question" and "answer". Put [ ] around the value of "answer".",
      "….items[0].a: Unknown keys "a" and "q". The keys are "answer" and "question".",
      "….items[0].frage: Unknown keys "frage" and "antwort". "question" and "answer" are required: rename these to what is meant.",
      "….items[0].antwort: Unknown keys "antwort" and "frage". "question" and "answer" are required: rename these to what is meant.",
      "….items[0].title: Unknown keys "title" and "text". The keys are "question" and "answer". Put [ ] around the value of "answer".",
      "….items[0].text: Unknown key "text". Write "answer", with [ ] around the value.",
      "….items[0].number: Unknown keys "number" and "text". The keys are "value" and "label".",
      "….items[0].number: Unknown keys "number" and "text". The keys are "value" and "label".",
      "….items[0].label: "label" is required. Add it, for example "label": "startups as clients". What it counts.",
      "….items[0].number: Unknown key "number". Did you mean "value"?",
      "….items[0].number: Unknown keys "number" and "text". The keys are "value" and "label".",
      "….items[0].colour: Unknown key "colour". Remove it.",
      "….items[0].number: Unknown key "number". Did you mean "value"?",
      "….items[0].colour: Unknown key "colour". Remove it.",
      "….items[0].zahl: Unknown key "zahl". "value" and "label" are required: rename it to what is meant, and add the rest.",
      "….items[0].value: "value" is required. Add it, for example "value": "{startups}". The number, as short as it can be written.",
      "….items[0].label: "label" is required. Add it, for example "label": "startups as clients". What it counts.",
      "….items[0].zahl: Unknown key "zahl". Use one of "value", "label", or remove it.",
      "….items[0].wort: Unknown key "wort". Use one of "value", "label", or remove it.",
      "….items[0].farbe: Unknown key "farbe". Use one of "value", "label", or remove it.",
      "….items[0].zahl: Unknown key "zahl". "value" and "label" are required: rename it to what is meant, and add the rest.",
      "….heading: Unknown key "heading". Remove it: "title" is here already.",
      "….button: Unknown key "button". Write "actions", with [ ] around the { … }.",
      "….items[0].text: Unknown keys "text" and "author". The keys are "quote" and "name".",
      "….text: Unknown key "text". Write "blocks", with [ ] around the value.",
      "….items[0].heading: Unknown keys "heading" and "description". The keys are "title" and "text".",
      "….actions[0].text: Unknown keys "text" and "url". The keys are "label" and "href".",
      "….image: Unknown key "image". Write "picture": { … } with "src" and "alt".",
      "….images: Unknown key "images". Did you mean "items"?",
    ]
  `);
});

test('tells one object from a list of them', () => {
  const one = { label: 'Buy', href: '/about' };
  expect([
    ...told({ ...example('pricing'), plans: [{ name: 'One', price: '5', actions: [one] }] }),
    ...told({ ...example('hero'), actions: undefined, action: one }),
    ...told({ ...example('hero'), actions: one }),
    ...told({ ...example('pricing'), plans: [{ name: 'One', price: '5', action: [one] }] }),
    ...told({ ...example('hero'), picture: [{ src: '/images/hero.svg', alt: 'x' }] }),
    ...told({ ...example('pricing'), plans: undefined, plan: { name: 'One', price: '5' } }),
    ...told({ type: 'about', id: 'a', title: 'x', paragraph: 'We build.' }),
  ]).toMatchInlineSnapshot(`
    [
      "….plans[0].actions: Unknown key "actions". Write "action" with one { … }, without [ ].",
      "….action: Unknown key "action". Write "actions", with [ ] around the { … }.",
      "….actions: "actions" must be a list [ … ], not an object { … }. Put [ and ] around the entries, even if there is only one.",
      "….plans[0].action: "action" must be an object { … }, not a list [ … ]. Write one { … }, without [ ] around it.",
      "….picture: "picture" must be an object { … }, not a list [ … ]. Write one { … }, without [ ] around it.",
      "….plan: Unknown key "plan". Write "plans", with [ ] around the { … }.",
      "….paragraph: Unknown key "paragraph". Write "paragraphs", with [ ] around the value.",
    ]
  `);
});

test('knows other words for values', () => {
  const tones = ['dark', 'Light', 'grey', 'inverse', 'purple'];
  const sides = ['right', 'left', 'middle'];
  const variants = ['outline', 'ghost', 'filled', 'danger'];
  expect([
    ...tones.flatMap((tone) => told({ ...example('hero'), tone })),
    ...sides.flatMap((side) => told({ ...example('image-with-text'), side })),
    ...variants.flatMap((variant) => told({ ...example('hero'), actions: [{ label: 'x', href: '/', variant }] })),
    ...told(example('hero'), (c) => (c.theme.scheme = 'auto')),
    ...told(example('hero'), (c) => (c.social[0].network = 'Twitter')),
    ...told(example('hero'), (c) => (c.seo.shareImages = 'none')),
  ]).toMatchInlineSnapshot(`
    [
      "….tone: "tone" cannot be "dark". Did you mean "contrast"? Allowed: "plain", "tinted", "contrast".",
      "….tone: "tone" cannot be "Light". Did you mean "plain"? Allowed: "plain", "tinted", "contrast".",
      "….tone: "tone" cannot be "grey". Did you mean "tinted"? Allowed: "plain", "tinted", "contrast".",
      "….tone: "tone" cannot be "inverse". Did you mean "contrast"? Allowed: "plain", "tinted", "contrast".",
      "….tone: "tone" cannot be "purple". Write one of "plain", "tinted", "contrast".",
      "….side: "side" cannot be "right". Did you mean "end"? Allowed: "start", "end".",
      "….side: "side" cannot be "left". Did you mean "start"? Allowed: "start", "end".",
      "….side: "side" cannot be "middle". Write one of "start", "end".",
      "….actions[0].variant: "variant" cannot be "outline". Did you mean "secondary"? Allowed: "primary", "secondary".",
      "….actions[0].variant: "variant" cannot be "ghost". Did you mean "secondary"? Allowed: "primary", "secondary".",
      "….actions[0].variant: "variant" cannot be "filled". Did you mean "primary"? Allowed: "primary", "secondary".",
      "….actions[0].variant: "variant" cannot be "danger". Write one of "primary", "secondary".",
      "theme.scheme: "scheme" cannot be "auto". Did you mean "system"? Allowed: "light", "dark", "system".",
      "social[0].network: "Twitter" is not a network. Did you mean "twitter"? Write the name of the network in lower-case letters, such as linkedin.",
      "seo.shareImages: "shareImages" cannot be "none". Write one of "each", "one".",
    ]
  `);
});

test('knows a link that names a section as if it were a page, and an address without mailto:', () => {
  const links = [
    '/team',
    '/hero',
    '/story/',
    '/abuot',
    '/nowhere',
    '/team/us',
    '{salesEmail}',
    '{ email }',
    '{city}',
    '{nothing}',
  ];
  const lines = links.flatMap((href) =>
    issuesOf(brokenConfig((c) => (c.header.menu[1].href = href))).map(({ fact, fix }) => `${fact} ${fix}`),
  );
  expect(lines).toMatchInlineSnapshot(`
    [
      "The link "/team" leads to no page. Did you mean "/#team"?",
      "The link "/hero" leads to no page. Did you mean "/#hero"?",
      "The link "/story/" leads to no page. Did you mean "/about#story"?",
      "The link "/abuot" leads to no page. Did you mean "/about"?",
      "The link "/nowhere" leads to no page. The pages are "/", "/about".",
      "The link "/team/us" leads to no page. The pages are "/", "/about".",
      ""{salesEmail}" is not a link. Did you mean "mailto:{salesEmail}"? Write a link without spaces that begins with https://, mailto:, tel:, / or #.",
      ""{ email }" is not a link. Did you mean "mailto:{email}"? Write a link without spaces that begins with https://, mailto:, tel:, / or #.",
      ""{city}" is not a link. Write a link without spaces that begins with https://, mailto:, tel:, / or #. Example: "/#services".",
      ""{nothing}" is not a link. Write a link without spaces that begins with https://, mailto:, tel:, / or #. Example: "/#services".",
    ]
  `);
});

test('reads a section that was written from memory', () => {
  expect([
    ...told({
      type: 'hero',
      id: 'a',
      heading: 'x',
      subtitle: 'y',
      image: '/images/hero.svg',
      buttons: [{ text: 'Buy', link: '/about' }],
    }),
    ...told({ type: 'cta', id: 'a', heading: 'x', description: 'y', button: { text: 'Buy', url: '/about' } }),
    ...told({ type: 'pricing', id: 'a', title: 'x', items: [{ title: 'One', price: '5' }] }),
    ...told({ type: 'pricing', id: 'a', title: 'x', plans: [{ name: 'One', cost: '5', featured: true }] }),
    ...told({ type: 'testimonials', id: 'a', title: 'x', items: [{ quote: 'y', author: 'z', position: 'CTO' }] }),
    ...told({ type: 'team', id: 'a', title: 'x', members: [{ name: 'A', role: 'b' }] }),
    ...told({ type: 'announcement-bar', id: 'a', label: 'News', text: 'x', href: '/about' }),
    ...told(example('hero'), (c) => (c.header.nav = [{ text: 'B', link: '/about' }])),
    ...told(example('hero'), (c) => {
      const { id, name, role, image } = c.lists.team.items[0];
      c.lists.team.items[0] = { id, name, title: role, photo: image, linkedin: 'https://www.linkedin.com/in/example' };
    }),
  ]).toMatchInlineSnapshot(`
    [
      "….heading: Unknown keys "heading", "subtitle", "image" and "buttons". The keys are "title", "lead", "picture" and "actions", in this order. The value of "picture" is an object { … }.",
      "….type: Unknown section type "cta". Did you mean "call-to-action"?",
      "….heading: Unknown keys "heading", "description" and "button". The keys are "title", "text" and "actions", in this order. Put [ ] around the value of "actions".",
      "….items: Unknown key "items". Did you mean "plans"?",
      "….plans[0].cost: Unknown keys "cost" and "featured". The keys are "price" and "badge".",
      "….items[0].author: Unknown keys "author" and "position". The keys are "name" and "role".",
      "….members: Unknown key "members". "list" is required. Add it, for example "list": "team". The list of people to show, by its key in \`lists\`.",
      "….href: Unknown key "href". Put "href" into "link": { … }, and add "label" there.",
      "header.nav[0].text: Unknown keys "text" and "link". The keys are "label" and "href".",
      "lists.team.items[0].title: Unknown keys "title" and "photo". The keys are "role" and "image".",
      "lists.team.items[0].linkedin: Unknown key "linkedin". Remove it, or use "links".",
    ]
  `);
});
