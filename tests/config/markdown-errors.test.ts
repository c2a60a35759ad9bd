import { expect, test } from 'vitest';
import { parseSite } from '../../src/config/check/parse-site.ts';
import { formatIssues } from '../../src/config/report/format.ts';
import { checkAssets } from '../../src/site/check-assets.ts';
import { errorText, issuesOf } from './error-text.ts';
import { brokenConfig } from './minimal-config.ts';

const written = (...blocks: string[]) =>
  brokenConfig((c) => c.routes[1].sections.push({ type: 'rich-text', id: 'terms', title: 'Terms', blocks }));
const told = (...blocks: string[]) =>
  issuesOf(written(...blocks)).map(
    ({ line, column, endLine, endColumn, fact, fix }) =>
      `${line}:${column}–${endLine > line ? `${endLine}:` : ''}${endColumn} ${fact} ${fix}`,
  );

test('accepts all that CommonMark has for text', () => {
  expect(
    told(
      'Words, *emphasis*, **strong *and both***, `code`, \\*no emphasis\\*, &copy; &amp; &#65; 5 < 6 > 4.',
      '# One\n\nTwo\n===\n\n## Three',
      '- a\n- b\n  1. c\n  2. d',
      '> A quote\n>\n> - of a list',
      '```ts\nconst html = "<b>";\n```',
      '    [code](nowhere) ** <b>',
      'A line\\\nanother  \nand a third.',
      '---',
      '[page](/about) [anchor](#story) [both](/about#story "title") [out](https://example.org/a_b?c=d&e=f#g) [mail](mailto:a@b.c) [call](tel:+91-20) [file](</assets/a.pdf>)',
      '<https://example.org> and <someone@example.org>',
      '[by name][there], [there][] and [there].\n\n[there]: /about "About"',
      '{product} and [{email}](mailto:{email}) in [{city}](https://example.org/{city})',
      'See \\[sic\\](here) and 2 \\*\\* 3, [1] and a[0] too.',
    ),
  ).toEqual([]);
});

test('marks a link that is not allowed where it stands in its text', () => {
  const text = written('Fine.', 'We say "hello" and\n[click](javascript:alert) me.');
  expect(`\n${formatIssues(issuesOf(text))}`).toMatchInlineSnapshot(`
    "
    site.config.json:252:44  routes[1].sections[1].blocks[1] (Rich text, 2nd on /about)
      "javascript:alert" is not a link. Write a link without spaces that begins with https://, mailto:, tel:, / or #.
          250 |           "blocks": [
          251 |             "Fine.",
        > 252 |             "We say \\"hello\\" and\\n[click](javascript:alert) me."
              |                                            ^^^^^^^^^^^^^^^^
          253 |           ]
    "
  `);
});

test('tells what is wrong with links', () => {
  expect(
    errorText(
      written(
        '[a](http://example.org)',
        '[a](//example.org)',
        '[a](www.example.org)',
        '[a](about)',
        '<http://example.org>',
        '[a](/abuot)',
        '[a](#stroy)',
        '[a][b]\n\n[b]: data:text/html,x',
        '[a](mailto:nobody)',
        '[a]()',
        '[](/about)',
        '[a](/my file.pdf)',
        '[a][nowhere]',
        '<www.example.org>',
        '<{email}>',
        '[there]: /about',
      ),
    ),
  ).toMatchInlineSnapshot(`
    "
    site.config.json:251:18  routes[1].sections[1].blocks[0] (Rich text, 2nd on /about)
      "http://example.org" is not a link. Did you mean "https://example.org"? Write a link without spaces that begins with https://, mailto:, tel:, / or #.

    site.config.json:252:18  routes[1].sections[1].blocks[1] (Rich text, 2nd on /about)
      "//example.org" is not a link. Did you mean "https://example.org"? Write a link without spaces that begins with https://, mailto:, tel:, / or #.

    site.config.json:253:18  routes[1].sections[1].blocks[2] (Rich text, 2nd on /about)
      "www.example.org" is not a link. Did you mean "https://www.example.org"? Write a link without spaces that begins with https://, mailto:, tel:, / or #.

    site.config.json:254:18  routes[1].sections[1].blocks[3] (Rich text, 2nd on /about)
      "about" is not a link. Did you mean "/about"? Write a link without spaces that begins with https://, mailto:, tel:, / or #.

    site.config.json:255:15  routes[1].sections[1].blocks[4] (Rich text, 2nd on /about)
      "http://example.org" is not a link. Did you mean "https://example.org"? Write a link without spaces that begins with https://, mailto:, tel:, / or #.

    site.config.json:256:18  routes[1].sections[1].blocks[5] (Rich text, 2nd on /about)
      The link "/abuot" leads to no page. Did you mean "/about"?

    site.config.json:257:18  routes[1].sections[1].blocks[6] (Rich text, 2nd on /about)
      The link "#stroy" leads to no section: this page has none with the id "stroy". Did you mean "#story"?

    site.config.json:258:29  routes[1].sections[1].blocks[7] (Rich text, 2nd on /about)
      "data:text/html,x" is not a link. Write a link without spaces that begins with https://, mailto:, tel:, / or #.

    site.config.json:259:18  routes[1].sections[1].blocks[8] (Rich text, 2nd on /about)
      "mailto:nobody" names no e-mail address. Write the whole address, such as mailto:info@example.com.

    site.config.json:260:14  routes[1].sections[1].blocks[9] (Rich text, 2nd on /about)
      This link has no address. Write a link without spaces that begins with https://, mailto:, tel:, / or #.

    site.config.json:261:14  routes[1].sections[1].blocks[10] (Rich text, 2nd on /about)
      This link has no words. Write them between the brackets: [words](/page).

    site.config.json:262:14  routes[1].sections[1].blocks[11] (Rich text, 2nd on /about)
      "[a](/my file.pdf)" is not read as a link. Write [words](/page), with an address without spaces. For the brackets themselves write \\\\[ and \\\\].

    site.config.json:263:14  routes[1].sections[1].blocks[12] (Rich text, 2nd on /about)
      "[a][nowhere]" is not read as a link. Write [words](/page), with an address without spaces. For the brackets themselves write \\\\[ and \\\\].

    site.config.json:264:14  routes[1].sections[1].blocks[13] (Rich text, 2nd on /about)
      "<www.example.org>" is not read as a link. Write <https://example.com> or <info@example.com>, or with words or a token [words](mailto:{email}).

    site.config.json:265:14  routes[1].sections[1].blocks[14] (Rich text, 2nd on /about)
      "<{email}>" is not read as a link. Write <https://example.com> or <info@example.com>, or with words or a token [words](mailto:{email}).

    site.config.json:266:14  routes[1].sections[1].blocks[15] (Rich text, 2nd on /about)
      No link of this text uses the address "[there]". Write the address into the link itself: [words](/page). Each text of a list is read alone.
    "
  `);
});

test('refuses HTML with what to write instead, each element once', () => {
  expect(
    errorText(
      written(
        'This is <b>bold</b>, <i>light</i> and <b>bold</b>.',
        'One<br>two<br/>three',
        '<div onclick="x()">\n\nwords\n\n</div>',
        '<!-- later -->',
        '<a href="/about">About</a>',
        '<script>alert(1)</script>',
        'a</p>',
      ),
    ),
  ).toMatchInlineSnapshot(`
    "
    site.config.json:251:22  routes[1].sections[1].blocks[0] (Rich text, 2nd on /about)
      HTML cannot stand in a text: "<b>". Write **words** for strong words.

    site.config.json:251:35  routes[1].sections[1].blocks[0] (Rich text, 2nd on /about)
      HTML cannot stand in a text: "<i>". Write *words* for emphasis.

    site.config.json:251:52  routes[1].sections[1].blocks[0] (Rich text, 2nd on /about)
      HTML cannot stand in a text: "<b>". Write **words** for strong words.

    site.config.json:252:17  routes[1].sections[1].blocks[1] (Rich text, 2nd on /about)
      HTML cannot stand in a text: "<br>". End the line with a backslash, in JSON "\\\\\\n", for a line break.

    site.config.json:252:24  routes[1].sections[1].blocks[1] (Rich text, 2nd on /about)
      HTML cannot stand in a text: "<br/>". End the line with a backslash, in JSON "\\\\\\n", for a line break.

    site.config.json:253:14  routes[1].sections[1].blocks[2] (Rich text, 2nd on /about)
      HTML cannot stand in a text: "<div onclick=\\"x()\\">". Remove it, or write "&lt;" for "<".

    site.config.json:254:14  routes[1].sections[1].blocks[3] (Rich text, 2nd on /about)
      HTML cannot stand in a text: "<!-- later -->". Remove the comment.

    site.config.json:255:14  routes[1].sections[1].blocks[4] (Rich text, 2nd on /about)
      HTML cannot stand in a text: "<a href=\\"/about\\">". Write [words](/page) for a link.

    site.config.json:256:14  routes[1].sections[1].blocks[5] (Rich text, 2nd on /about)
      HTML cannot stand in a text: "<script>alert(1)</script>". Remove it, or write "&lt;" for "<".

    site.config.json:257:15  routes[1].sections[1].blocks[6] (Rich text, 2nd on /about)
      HTML cannot stand in a text: "</p>". Write each paragraph as a text of its own, without marks.
    "
  `);
});

test('refuses pictures and tells which sections show them', () => {
  expect(
    errorText(written('![A cat](/images/cat.png)', '![A cat][cat]\n\n[cat]: /about', '<img src="x">')),
  ).toMatchInlineSnapshot(`
    "
    site.config.json:251:14  routes[1].sections[1].blocks[0] (Rich text, 2nd on /about)
      A picture cannot stand in a text. Put it into a section of the type "image-with-text" or "gallery".

    site.config.json:252:14  routes[1].sections[1].blocks[1] (Rich text, 2nd on /about)
      A picture cannot stand in a text. Put it into a section of the type "image-with-text" or "gallery".

    site.config.json:253:14  routes[1].sections[1].blocks[2] (Rich text, 2nd on /about)
      A picture cannot stand in a text. Put it into a section of the type "image-with-text" or "gallery".
    "
  `);
});

test('refuses what would be shown otherwise than it is meant', () => {
  expect(
    errorText(written('#', '- a\n-\n- b', '>', 'This is ** strong **.', '| a | b |\n| --- | --- |\n| 1 | 2 |')),
  ).toMatchInlineSnapshot(`
    "
    site.config.json:251:14  routes[1].sections[1].blocks[0] (Rich text, 2nd on /about)
      This heading has no words. Write them after the "#", or remove it.

    site.config.json:252:19  routes[1].sections[1].blocks[1] (Rich text, 2nd on /about)
      This point of a list has no words. Write them after its mark, or remove it.

    site.config.json:253:14  routes[1].sections[1].blocks[2] (Rich text, 2nd on /about)
      This quote has no words. Write them after the ">", or remove it.

    site.config.json:254:22  routes[1].sections[1].blocks[3] (Rich text, 2nd on /about)
      These stars would be shown as they are. Write them right beside the words, before and after: **words**. For stars themselves write \\\\*\\\\*.

    site.config.json:255:25  routes[1].sections[1].blocks[4] (Rich text, 2nd on /about)
      A table cannot stand in a text. Write it as a list.
    "
  `);
});

test('refuses a text that is too long or nested too deep', () => {
  expect(errorText(written('words '.repeat(1000)))).toMatchInlineSnapshot(`
    "
    site.config.json:251:13  routes[1].sections[1].blocks[0] (Rich text, 2nd on /about)
      Entry 1 of "blocks" has 6000 characters; at most 5000 are allowed. Shorten it by 1000.
    "
  `);
  expect(errorText(written(`${'>'.repeat(30)} a`))).toMatchInlineSnapshot(`
    "
    site.config.json:251:34  routes[1].sections[1].blocks[0] (Rich text, 2nd on /about)
      This text is nested more than 20 levels deep. Remove marks such as ">", "-" or "1." at the beginning of its lines.
    "
  `);
});

test('checks an unknown token of a text as in every other text', () => {
  expect(told('About {prodct}.')).toMatchInlineSnapshot(`
    [
      "251:20–28 Unknown token {prodct}. Did you mean {product}?",
    ]
  `);
});

test('looks for the files that a text links to, and marks the link', async () => {
  const text = written('Fine.', 'Read the [terms](/assets/terms.pdf) or [the rest][rest].\n\n[rest]: /assets/rest.pdf');
  const parsed = parseSite(text);
  if (!parsed.ok) throw new Error(formatIssues(parsed.issues));
  const { issues } = await checkAssets(parsed.site, parsed.source, 'public');
  const told = issues.filter(({ pathText }) => pathText.includes('blocks'));
  expect(`\n${formatIssues(told.map(({ frame: _, ...issue }) => issue))}`).toMatchInlineSnapshot(`
    "
    site.config.json:252:31  routes[1].sections[1].blocks[1] (Rich text, 2nd on /about)
      There is no file public/assets/terms.pdf. Put the file there, or name another.

    site.config.json:252:82  routes[1].sections[1].blocks[1] (Rich text, 2nd on /about)
      There is no file public/assets/rest.pdf. Put the file there, or name another.
    "
  `);
});

test('tells links that are nearly right, struck words and headings without their space', () => {
  expect(
    `\n${told(
      '[what we do] (/about)',
      '(what we do)[/about]',
      '~~old~~ and new',
      '##What we do',
      'Words.\n###What we do ###',
      '#What we do',
      '#######',
      '######## What we do',
      '- ##What we do',
    ).join('\n')}\n`,
  ).toMatchInlineSnapshot(`
    "
    251:14–35 "[what we do] (/about)" is not read as a link. Write [what we do](/about), without the space.
    252:14–34 "(what we do)[/about]" is not read as a link. Write [what we do](/about), with each in its own brackets.
    253:14–21 "~~old~~" would be shown as it is: no words can be struck through. Remove the words, or the ~~ before and after them.
    254:14–16 This is not read as a heading. Write "## What we do", with a space.
    255:22–25 This is not read as a heading. Write "### What we do", with a space.
    256:14–15 This is not read as a heading. Write "# What we do", with a space.
    257:14–21 A heading begins with at most six signs #, not with 7. Write "## Words".
    258:14–22 A heading begins with at most six signs #, not with 8. Write "## What we do".
    259:16–18 This is not read as a heading. Write "## What we do", with a space.
    "
  `);
});

test('warns of an address that is no link', () => {
  expect(
    `\n${told('See https://example.org/a_b?c=d.', 'See http://example.org, and', '- www.example.org').join('\n')}\n`,
  ).toMatchInlineSnapshot(`
    "
    251:18–45 The address "https://example.org/a_b?c=d" is shown as words; it is no link. Write [words](https://example.org/a_b?c=d), or <https://example.org/a_b?c=d> to show the address itself.
    252:18–36 The address "http://example.org" is shown as words; it is no link. Write [words](https://example.org), or <https://example.org> to show the address itself.
    253:16–31 The address "www.example.org" is shown as words; it is no link. Write [words](https://www.example.org), or <https://www.example.org> to show the address itself.
    "
  `);
});

test('leaves alone what only looks like such a slip', () => {
  expect(
    told(
      '[sic] (see there) and f(x)[0] or (a)[b]',
      '#hashtag',
      '#1 in town',
      '5 ~~ 6 and \\~~a~~',
      '~~~\n##code ~~x~~ https://example.org\n~~~',
      '`##What` and `https://example.org`',
      '[https://example.org](https://example.org) and <https://example.org>',
      '\\##What and C##, **See** ##there',
      '(see [terms](/about))',
    ),
  ).toEqual([]);
});

test('names the invisible character of a link', () => {
  expect(told('[words](/ab\u200bout)')).toMatchInlineSnapshot(`
    [
      "251:22–29 "/ab\\u200bout" holds a zero-width space (U+200B), which cannot be seen. Remove it: type "/about" anew, as a copy would bring it back.",
    ]
  `);
});
