import { z } from 'zod';
import { contactName, type FieldType, matching, moment, notBefore, text } from './fields/index.ts';
import { week } from './hours.ts';

/** The schema.org types of places with opening hours. */
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

/** Tells whether a type is that of a place with opening hours. */
export const isPlace = (type: string): boolean => places.some((place) => place === type);

/** Returns the keys beside `type` that a type may have. */
export const aboutKeys = (type: string): string[] => {
  if (type === 'Event') return ['starts', 'ends', 'venue', 'address'];
  if (type === 'SoftwareApplication') return ['category', 'price', 'currency'];
  return isPlace(type) ? ['address', 'phone', 'hours', 'priceRange', 'cuisine'] : ['address', 'phone'];
};

const address = z
  .strictObject({
    street: text('Street', 'Street and number.', 'Seeweg 12').optional(),
    postalCode: text('Postal code', 'The postal code.', '5310').optional(),
    city: text('City', 'The town or city.', 'Sankt Alban').optional(),
    region: text('Region', 'The state or region.', 'Salzburg').optional(),
    country: text('Country', 'The country, preferably as a two-letter code.', 'AT').optional(),
  })
  .meta({ title: 'Address', description: 'The postal address.' });

/** Checks that there are only keys of the type. */
const aboutField: FieldType = {
  *check({ type, ...rest }: Record<string, unknown>, { quote }) {
    if (typeof type !== 'string') return;
    const fitting = aboutKeys(type);
    const keys = fitting.map((key) => `"${key}"`).join(', ');
    for (const key of Object.keys(rest).filter((one) => !fitting.includes(one))) {
      const message = `The type ${quote(type)} has no ${quote(key)}.`;
      yield { path: [key], at: 'key', code: 'about/key', message, hint: `Its keys are ${keys}.` };
    }
    if (type !== 'Event' || rest.starts !== undefined) return;
    yield { code: 'about/starts', message: 'An event without its first day is not shown.', hint: 'Add "starts".' };
  },
};

/** The subject of the site, for search engines. */
export const about = z
  .strictObject({
    type: z.enum([...places, ...others]).meta({
      title: 'Type',
      description: 'Its type in schema.org.',
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
    phone: contactName('Telephone', 'The key of the telephone number in `contacts`.', 'phone').optional(),
    hours: week.optional().meta({ title: 'Opening hours', description: 'When a place is open.' }),
    priceRange: text('Price range', 'How expensive the place is.', '€€').optional(),
    cuisine: text('Cuisine', 'The cuisine of a restaurant.', 'Alpine').optional(),
    starts: moment('Starts', 'When the event begins.').optional(),
    ends: notBefore('starts', moment('Ends', 'When the event ends.')).optional(),
    venue: text('Venue', 'The place of the event.', 'Old Harbour Hall').optional(),
    category: text('Category', 'The category of the software.', 'BusinessApplication').optional(),
    price: matching(/^\d+(\.\d{1,2})?$/, 12)
      .meta({
        title: 'Price',
        description: 'The lowest price of the software; 0 if it is free.',
        examples: ['0', '9.50'],
        patternErrorMessage: 'Write only digits, with a point before the cents, such as 9.50.',
      })
      .optional(),
    currency: matching(/^[A-Z]{3}$/, 3)
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
    description: 'The subject of the site. Search engines may show its address, hours or dates.',
    examples: [{ type: 'Restaurant', phone: 'phone' }],
    field: aboutField,
  });

export type About = z.output<typeof about>;
