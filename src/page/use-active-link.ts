import { useEffect, useState } from 'react';
import type { Location } from 'react-router-dom';
import type { NavItem } from '../../schema/nav.ts';

/** The `href` of the navigation item whose section is being read: the last one that has passed the upper third of the window. */
export function useActiveLink(items: NavItem[], { pathname }: Location): string | undefined {
  const [active, setActive] = useState<string>();

  useEffect(() => {
    const here = items.filter(({ href }) => href.split('#')[0] === pathname);
    const update = () => {
      const passed = here.filter(({ href }) => {
        const section = document.getElementById(href.split('#')[1] ?? '');
        return section && section.getBoundingClientRect().top <= window.innerHeight / 3;
      });
      // At the very end of a page its last section may be too short to come up that far.
      const atEnd = window.innerHeight + window.scrollY >= document.documentElement.scrollHeight - 2;
      setActive((atEnd && window.scrollY > 0 ? here : passed).at(-1)?.href);
    };
    let frame = 0;
    const onScroll = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(update);
    };
    onScroll();
    window.addEventListener('scroll', onScroll, { passive: true });
    window.addEventListener('resize', onScroll, { passive: true });
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('scroll', onScroll);
      window.removeEventListener('resize', onScroll);
    };
  }, [items, pathname]);

  return active;
}
