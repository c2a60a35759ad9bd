import { useWindowEvent } from '@mantine/hooks';
import { useCallback, useEffect, useState } from 'react';
import type { MenuItem } from '../../../schema/nav.ts';
import { useSite } from '../../ui/Providers.tsx';
import { normalizePath } from './load-page.ts';

/**
 * Returns the `href` of the current navigation item: the one whose section was the last to pass the upper third of the window, else the first
 * one that leads to this page, else the one of the nearest page above, as `/blog` is above `/blog/first`.
 */
export function useActiveLink(items: MenuItem[], pathname: string): string | undefined {
  const [active, setActive] = useState<string>();
  const { home } = useSite();

  const update = useCallback(() => {
    const links = items.flatMap(({ href, items }) => href ?? items?.map((item) => item.href) ?? []);
    const path = normalizePath(pathname);
    const here = links.filter((href) => normalizePath(href.split('#')[0] ?? '') === path);
    const sections = here
      .map((href) => ({ href, top: topOf(href.split('#')[1]) }))
      .filter(({ top }) => Number.isFinite(top))
      .sort((a, b) => a.top - b.top);
    const passed = sections.filter(({ top }) => top <= window.innerHeight / 3);
    // At the end of the page, the last section may be too short to get that far up.
    const atEnd = window.innerHeight + window.scrollY >= document.documentElement.scrollHeight - 2;
    const candidates = atEnd && window.scrollY > 0 ? sections : passed;
    const above = links.filter((href) => href !== home && path.startsWith(`${normalizePath(href)}/`));
    const nearest = above.sort((a, b) => a.length - b.length).at(-1);
    setActive(candidates.at(-1)?.href ?? here[0] ?? nearest);
  }, [items, pathname, home]);

  useEffect(() => {
    const frame = requestAnimationFrame(update);
    return () => cancelAnimationFrame(frame);
  }, [update]);
  useWindowEvent('scroll', update);
  useWindowEvent('resize', update);

  return active;
}

const topOf = (id = '') => document.getElementById(id)?.getBoundingClientRect().top ?? Number.NaN;
