import type { SiteConfig } from '../../schema/site.ts';

/** The value of each token, by name: `{product}` in a text becomes `tokenValues(config).product`. */
export function tokenValues({
  brand,
  contacts,
  tokens,
}: Pick<SiteConfig, 'brand' | 'contacts' | 'tokens'>): Record<string, string> {
  return {
    ...tokens,
    product: brand.name,
    motto: brand.motto,
    founded: String(brand.founded),
    years: `${brand.founded}-${brand.copyrightUntil}`,
    place: brand.place,
    startups: brand.claims.startups,
    people: brand.claims.people,
    reviews: brand.claims.reviews,
    email: contacts.email,
    salesEmail: contacts.salesEmail,
    trainingEmail: contacts.trainingEmail,
    chat: contacts.chat.label,
  };
}

/** A copy of `value` in which every known token of every text is filled; other words in braces stay as they are. */
export function fillTokens<T>(value: T, tokens: Record<string, string>): T {
  if (typeof value === 'string') {
    if (!value.includes('{')) return value;
    return value.replace(/\{([a-zA-Z][\w-]*)\}/g, (whole, name: string) =>
      Object.hasOwn(tokens, name) ? (tokens[name] as string) : whole,
    ) as T;
  }
  if (Array.isArray(value)) return value.map((item) => fillTokens(item, tokens)) as T;
  if (value && typeof value === 'object') {
    return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, fillTokens(item, tokens)])) as T;
  }
  return value;
}
