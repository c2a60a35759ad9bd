import { useWindowEvent } from '@mantine/hooks';
import { useCallback, useEffect, useState } from 'react';
import type { MenuItem } from '../../schema/nav.ts';

/**
 * The `href` of the navigation item that is being read: the one whose section has passed the upper third of the
 * window last, else one that leads to this page at all.
 */
export function useActiveLink(items: MenuItem[], pathname: string): string | undefined {
  const [active, setActive] = useState<string>();

  const update = useCallback(() => {
    const links = items.flatMap(({ href, items }) => href ?? items?.map((item) => item.href) ?? []);
    const here = links.filter((href) => href.split('#')[0] === pathname);
    const sections = here
      .map((href) => ({ href, top: topOf(href.split('#')[1]) }))
      .filter(({ top }) => Number.isFinite(top))
      .sort((a, b) => a.top - b.top);
    const passed = sections.filter(({ top }) => top <= window.innerHeight / 3);
    // At the very end of a page its last section may be too short to come up that far.
    const atEnd = window.innerHeight + window.scrollY >= document.documentElement.scrollHeight - 2;
    const read = atEnd && window.scrollY > 0 ? sections : passed;
    setActive(read.at(-1)?.href ?? here[0]);
  }, [items, pathname]);

  useEffect(() => {
    const frame = requestAnimationFrame(update);
    return () => cancelAnimationFrame(frame);
  }, [update]);
  useWindowEvent('scroll', update);
  useWindowEvent('resize', update);

  return active;
}

const topOf = (id = '') => document.getElementById(id)?.getBoundingClientRect().top ?? Number.NaN;
