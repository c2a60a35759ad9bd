import { useId } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { expect, it } from 'vitest';
import { expandSite } from '../../src/pages/expand.ts';
import type { PageData } from '../../src/pages/page-data.ts';
import { resolveSite } from '../../src/pages/resolve.ts';
import { createViews, loadSections } from '../../src/render/index.tsx';
import { loadSection, provideSections } from '../../src/shell/components.ts';
import { registry } from '../registry.ts';
import { anySize, sample } from '../sections/home-page.ts';

const { site, page } = resolveSite(registry, expandSite(registry, sample), anySize);

/** Uses the router only for data that say so. */
function Linking({ section: { id, links } }: { section: { id: string; links?: boolean } }) {
  const own = useId();
  return <div id={own}>{links ? <Here /> : id}</div>;
}

const Here = () => <Link to="/about">{useLocation().pathname}</Link>;

/** Returns a function that renders pages, each with one section at an address, in turn. */
async function renderer() {
  await loadSections();
  provideSections([['linking', async () => ({ default: Linking })]]);
  await loadSection('linking');
  const viewOf = createViews(registry, site, 'build');
  return async (path: string, section: object) => {
    const sections = [{ type: 'linking', id: 'links', ...section }] as unknown as PageData['sections'];
    const [view] = (await viewOf({ ...page('/'), path, sections })).sections;
    return view && 'html' in view ? view.html : undefined;
  };
}

it('a static section that uses the router for some data is the same, whatever was rendered before it', async () => {
  const [alone, among] = [await renderer(), await renderer()];
  await among('/', { id: 'links', links: true });
  expect(await among('/', { id: 'plain' })).toBe(await alone('/', { id: 'plain' }));
});

it('a static section that uses the router knows the address of each page', async () => {
  const render = await renderer();
  for (const path of ['/first', '/second']) expect(await render(path, { links: true })).toContain(`>${path}</a>`);
});
