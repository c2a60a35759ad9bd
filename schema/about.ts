import { z } from 'zod';
import { formed, text, tokenName } from './fields.ts';
import { week } from './hours.ts';

/** The types of places that are open to visitors, as schema.org calls them. */
const places = [
  'LocalBusiness',
  'Restaurant',
  'CafeOrCoffeeShop',
  'BarOrPub',
  'Bakery',
  'Store',
  'Hotel',
  'Dentist',
  'Physician',
  'HairSalon',
  'SportsActivityLocation',
  'ProfessionalService',
] as const;
const others = ['Organization', 'EducationalOrganization', 'NGO', 'SoftwareApplication', 'Event'] as const;

/** Whether a type is that of a place with opening hours. */
export const isPlace = (type: string): boolean => places.some((place) => place === type);

const ofOrganization = ['address', 'phone'];
const ofPlace = [...ofOrganization, 'hours', 'priceRange', 'cuisine'];

/** The keys beside `type` that a type may have. */
export const aboutKeys = (type: string): string[] => {
  if (type === 'Event') return ['starts', 'ends', 'venue', 'address'];
  if (type === 'SoftwareApplication') return ['category', 'price', 'currency'];
  return isPlace(type) ? ofPlace : ofOrganization;
};

const address = z
  .strictObject({
    street: text('Street', 'Street and number.', 'Seeweg 12').optional(),
    postalCode: text('Postal code', 'The postal code.', '5310').optional(),
    city: text('City', 'The town or city.', 'Sankt Alban').optional(),
    region: text('Region', 'The state or region.', 'Salzburg').optional(),
    country: text('Country', 'The country, best by its code of two letters.', 'AT').optional(),
  })
  .meta({ title: 'Address', description: 'The postal address.' });

const moment = (title: string, description: string) =>
  formed(/^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])(T([01]\d|2[0-3]):[0-5]\d)?$/, 16).meta({
    title,
    description,
    examples: ['2030-06-12', '2030-06-12T09:00'],
    patternErrorMessage: 'Write year, month and day, such as 2030-06-12, or with the time, such as 2030-06-12T09:00.',
  });

/** What the site is about, for search engines. */
export const about = z
  .strictObject({
    type: z.enum([...places, ...others]).meta({
      title: 'Type',
      description: 'What it is, as schema.org calls it.',
      synonyms: {
        LocalBusiness: ['shop', 'business', 'local'],
        CafeOrCoffeeShop: ['cafe', 'coffee'],
        BarOrPub: ['bar', 'pub'],
        Physician: ['doctor'],
        Organization: ['company', 'corporation'],
        SoftwareApplication: ['software', 'app', 'saas', 'product'],
        Event: ['conference', 'festival'],
      },
    }),
    address: address.optional(),
    phone: tokenName
      .meta({
        title: 'Telephone',
        description: 'The telephone number, by its key in `contacts`.',
        examples: ['phone'],
        holds: 'contact',
      })
      .optional(),
    hours: week.optional().meta({ title: 'Opening hours', description: 'When a place is open.' }),
    priceRange: text('Price range', 'How expensive a place is.', '€€').optional(),
    cuisine: text('Cuisine', 'What a restaurant cooks.', 'Alpine').optional(),
    starts: moment('Starts', 'When an event begins.').optional(),
    ends: moment('Ends', 'When an event ends.').optional(),
    venue: text('Venue', 'The place of an event.', 'Old Harbour Hall').optional(),
    category: text('Category', 'What kind of software it is.', 'BusinessApplication').optional(),
    price: formed(/^\d+(\.\d{1,2})?$/, 12)
      .meta({
        title: 'Price',
        description: 'What software costs at least; 0 if it may be used for nothing.',
        examples: ['0', '9.50'],
        patternErrorMessage: 'Write digits alone, with a point before the cents, such as 9.50.',
      })
      .optional(),
    currency: formed(/^[A-Z]{3}$/, 3)
      .meta({
        title: 'Currency',
        description: 'The currency of the price.',
        examples: ['EUR'],
        patternErrorMessage: 'Write three capital letters, such as EUR.',
      })
      .optional(),
  })
  .meta({
    title: 'About',
    description: 'What the site is about, which search engines show with its address, hours or dates.',
    examples: [{ type: 'Restaurant', phone: 'phone' }],
  });

export type About = z.output<typeof about>;
