import { z } from 'zod';
import { action } from './action.ts';
import { type FieldType, icon, id, link, milliseconds, pixels, shown, text } from './fields/index.ts';

const label = text('Label', 'The text of the link.', 'Services');
const href = link('A page, a section of a page, or another site.', '/#services', '/about');

/** A navigation item: a label and where it leads. */
export const navItem = z
  .strictObject({ label, href })
  .meta({ title: 'Navigation item', description: 'One link of a menu.' });

/** Checks that a menu item has either a link or a submenu. */
const menuItemField: FieldType = {
  *check({ href, items }: Record<string, unknown>) {
    if (href === undefined && items === undefined) {
      const hint = 'Add "href" (a link) or "items" (a submenu).';
      yield { code: 'menu/none', message: 'This menu item leads nowhere.', hint, needs: 'own keys' };
    } else if (href !== undefined && items !== undefined) {
      const message = 'This menu item has "href" and "items", but it can be either a link or a submenu.';
      const hint = 'Remove "href", and add the link to "items".';
      yield { path: ['href'], at: 'key', code: 'menu/both', message, hint };
    }
  },
};

/** An item of the header: either a link, or a submenu. */
const menuItem = z
  .strictObject({
    label,
    href: href.optional(),
    items: z
      .array(navItem)
      .min(1)
      .max(12)
      .meta({ title: 'Submenu', description: 'The links that open below the label, instead of `href`.' })
      .optional(),
  })
  .meta({
    title: 'Menu item',
    description: 'A link or a submenu: give exactly one of href and items.',
    examples: [{ label: 'Services', href: '/about' }],
    field: menuItemField,
  });

const announcement = z
  .strictObject({
    text: text('Text', 'The news, in one sentence.', 'The autumn courses begin on 1 September.'),
    link: navItem.optional().meta({ title: 'Link', description: 'Where to read more.' }),
    id: id(
      'A name for the news. Visitors who have closed it see it again when this changes (or the text, if there is no id).',
      'autumn-courses',
    ).optional(),
    level: z
      .enum(['news', 'warning', 'danger'])
      .default('news')
      .meta({
        title: 'Level',
        description: 'How serious it is, which decides its color.',
        enumDescriptions: [
          'Good to know.',
          'Something is not as usual.',
          'Somebody may come to harm, or lose something.',
        ],
        synonyms: {
          news: ['info', 'information', 'notice'],
          warning: ['caution', 'alert'],
          danger: ['error', 'critical', 'emergency'],
        },
      }),
    closable: z.boolean().default(true).meta({ title: 'Closable', description: 'Whether visitors can close it.' }),
    shown,
  })
  .meta({ title: 'Announcement', description: 'A strip above the header of every page.' });

/** The header: its links on wide and small screens, its button and how it behaves. */
export const header = z
  .strictObject({
    showName: z.boolean().default(true).meta({
      title: 'Show the name',
      description: 'Whether the name is shown beside the logo. A site without a header logo needs it.',
    }),
    nav: z.array(menuItem).default([]).meta({ title: 'Links', description: 'The links of the header, in order.' }),
    menu: z
      .array(menuItem)
      .min(1)
      .meta({ title: 'Menu', description: 'The links of the menu on small screens, in order. Default: `nav`.' })
      .optional(),
    action: action.optional().meta({
      title: 'Button',
      description: 'The most important action for visitors; on small screens it is in the menu.',
    }),
    quickLink: z
      .strictObject({
        label: text('Label', 'What the link does, for screen readers.', 'Call us'),
        href: link('A telephone number, a page, a section of a page, or another site.', 'tel:{phone}', '/#contact'),
        icon: icon('What is shown of it.'),
      })
      .optional()
      .meta({
        title: 'Quick link',
        description:
          'A link that stays visible on phones, where `action` is in the menu: an icon beside the menu, to call or to book.',
        examples: [{ label: 'Call us', href: 'tel:+49301234567', icon: 'tabler:phone' }],
      }),
    announcements: z
      .array(announcement)
      .min(1)
      .max(3)
      .optional()
      .meta({
        title: 'Announcements',
        description: 'Strips above the header of every page, from top to bottom.',
        examples: [[{ text: 'We are closed on 24 December.', level: 'warning', shown: { until: '2030-12-24' } }]],
      }),
    schemeControl: z
      .boolean()
      .default(true)
      .meta({ title: 'Scheme control', description: 'Whether visitors may choose between light and dark.' }),
    search: z
      .boolean()
      .optional()
      .meta({
        title: 'Search',
        description: 'Whether visitors may search the site, by a button in the header and Ctrl+K. Default: no.',
        examples: [true],
      }),
    position: z
      .enum(['fixed', 'static'])
      .default('fixed')
      .meta({
        title: 'Position',
        description: 'Whether the header stays visible while the page is scrolled.',
        enumDescriptions: ['It stays at the top of the window.', 'It stays at the top of the page.'],
        synonyms: { fixed: ['sticky'], static: ['absolute', 'relative', 'normal'] },
      }),
    scrollThreshold: pixels('Scroll threshold', 'The header changes its look after this scroll distance.', 50),
    hashScrollDelay: milliseconds(
      'Hash scroll delay',
      'How long after loading a page with #id in its address it scrolls there.',
      100,
    ),
  })
  .prefault({})
  .meta({ title: 'Header', description: 'The header of every page.' });

export type QuickLink = NonNullable<z.output<typeof header>['quickLink']>;
export type Announcement = z.output<typeof announcement>;
export type NavItem = z.output<typeof navItem>;
export type MenuItem = z.output<typeof menuItem>;
