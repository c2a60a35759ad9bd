import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { provideIcons } from '../../src/media/icon-data.ts';
import { readIcon } from '../../src/media/icons.ts';
import { expandSite } from '../../src/pages/expand.ts';
import { resolveSite } from '../../src/pages/resolve.ts';
import { Pages } from '../../src/sections/cards/Pages.tsx';
import { Actions } from '../../src/ui/Actions.tsx';
import { AlignContext } from '../../src/ui/align.ts';
import { IntroText } from '../../src/ui/IntroText.tsx';
import { Providers } from '../../src/ui/Providers.tsx';
import { SectionEnd } from '../../src/ui/SectionEnd.tsx';
import { TwoColumns } from '../../src/ui/TwoColumns.tsx';
import { parseSite } from '../../src/validate/parse-site.ts';
import { minimalConfig } from '../config/minimal-config.ts';
import { registry } from '../registry.ts';

provideIcons(readIcon);

const parsed = parseSite(registry, JSON.stringify(minimalConfig));
if (!parsed.ok) throw new Error('The config has errors');
const size = { width: 1, height: 1 };
const images = { '/images/logo.svg': size, '/images/cto.svg': size };
const { site } = resolveSite(registry, expandSite(registry, parsed.site), images);
const html = (element: ReactElement) => renderToStaticMarkup(<Providers site={site}>{element}</Providers>);

const actions = [{ label: 'Write', href: '/', variant: 'primary' as const }];

it.each([
  [
    'heading',
    <IntroText key="" id="a" level={2} title="A" />,
    /text-align:center.*--stack-align:center|--stack-align:center.*text-align:center/,
  ],
  ['buttons', <Actions key="" actions={actions} />, /--group-justify:center/],
  ['buttons below all else', <SectionEnd key="" actions={actions} />, /--group-justify:center.*--group-justify:center/],
])('a centered section has its %s in the middle, others have it at the start', (_, element, inTheMiddle) => {
  expect(html(<AlignContext value="center">{element}</AlignContext>)).toMatch(inTheMiddle);
  expect(html(<AlignContext value="start">{element}</AlignContext>)).not.toMatch(inTheMiddle);
  expect(html(element)).not.toMatch(inTheMiddle);
});

it('the buttons of a card stay at its start in a section that is centered', () => {
  const card = <Actions actions={actions} justify="start" />;
  expect(html(<AlignContext value="center">{card}</AlignContext>)).toContain('--group-justify:start');
});

it('two columns are below each other in a section that is centered, unless they are to stay', () => {
  const columns = (stay: boolean) =>
    html(
      <AlignContext value="center">
        <TwoColumns columns="1fr 1fr" stay={stay} />
      </AlignContext>,
    );
  expect(columns(false)).not.toContain('1fr');
  expect(columns(true)).toContain('1fr 1fr');
});

it('the pages of a list are links, which need no script, and the current one is named', () => {
  const { pages } = site.texts;
  const linksOf = (page: number) =>
    [
      ...html(
        <Pages paging={{ page, count: 3, first: '/blog', others: '/blog/page/{page}' }} texts={pages} lang="en" />,
      ).matchAll(/<a [^>]*>/g),
    ].map(([tag]) =>
      ['href', 'rel', 'aria-current']
        .map((name) => new RegExp(` ${name}="([^"]*)"`).exec(tag)?.[1] ?? '')
        .join(' ')
        .trim(),
    );
  expect(linksOf(1)).toEqual(['/blog  page', '/blog/page/2', '/blog/page/3', '/blog/page/2 next']);
  expect(linksOf(3)).toEqual(['/blog/page/2 prev', '/blog', '/blog/page/2', '/blog/page/3  page']);
});
