import { z } from 'zod';
import { link, milliseconds, pixels, text } from './fields.ts';

/** A navigation item: a label and where it leads. */
export const navItem = z
  .strictObject({
    label: text('Label', 'The words of the link.', 'Services'),
    href: link('A page, a section of a page, or another site.', '/#services', '/about'),
  })
  .meta({ title: 'Navigation item', description: 'One link of a menu.' });

/** The fixed header: its links on wide screens and in the menu of small ones. */
export const header = z
  .strictObject({
    nav: z.array(navItem).default([]).meta({ title: 'Links', description: 'The links of the header, in order.' }),
    menu: z
      .array(navItem)
      .min(1)
      .optional()
      .meta({ title: 'Menu', description: 'The links of the menu on small screens, in order; `nav` unless told.' }),
    scrollThreshold: pixels('Scroll threshold', 'The header looks different once scrolled past this.', 50),
    hashScrollDelay: milliseconds(
      'Hash scroll delay',
      'How long after loading a page with #id in its address the page scrolls there.',
      100,
    ),
  })
  .prefault({})
  .meta({ title: 'Header', description: 'The fixed header of every page.' });

export type NavItem = z.output<typeof navItem>;
