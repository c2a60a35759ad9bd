type JsonObject = Record<string, unknown>;

const isObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const keyOf = (value: unknown, key: string) => (isObject(value) ? value[key] : undefined);

type Change = (value: JsonObject) => JsonObject;

/** Migrates a config from version 1 to 2, in which editors choose names and number of contacts, profiles and footer columns. */
export function toVersion2(config: JsonObject): JsonObject {
  const profile = keyOf(config.texts, 'profile');
  const chat = keyOf(keyOf(config.contacts, 'chat'), 'href');
  const changed: JsonObject = {};
  for (const [key, value] of Object.entries(config)) {
    if (key === 'contacts') Object.assign(changed, contactsOf(value));
    else if (key === 'footer') changed[key] = at(value, footerOf);
    else if (key === 'texts') changed[key] = at(value, ({ profile, ...others }) => others);
    else if (key === 'theme') changed[key] = at(value, (theme) => ({ ...theme, neutral: 'warm', motif: 'blocks' }));
    else if (key === 'lists')
      changed[key] = at(value, (lists) => mapValues(lists, (list) => at(list, (one) => listAs2(one, profile))));
    else if (key === 'routes') changed[key] = each(value, (route) => sectionsOf(route, chat));
    else changed[key] = value;
  }
  return changed;
}

/** In version 2, the chat is an ordinary contact, and profiles are in `social`. */
function contactsOf(contacts: unknown): JsonObject {
  if (!isObject(contacts)) return { contacts };
  const { social, chat, ...others } = contacts;
  const handle = keyOf(chat, 'label');
  return {
    contacts: { ...others, ...(handle !== undefined && { chat: handle }) },
    ...(social !== undefined && { social }),
  };
}

function footerOf({ quickLinks, variants, ...others }: JsonObject): JsonObject {
  const columns = (column: unknown) => (column === undefined ? {} : { columns: [column] });
  return {
    ...columns(quickLinks),
    ...others,
    wordmark: true,
    ...(variants !== undefined && {
      variants: at(variants, (all) =>
        mapValues(all, (one) => at(one, ({ contact, ...rest }) => ({ ...columns(contact), ...rest }))),
      ),
    }),
  };
}

function listAs2(list: JsonObject, profile: unknown): JsonObject {
  if (list.of === 'people') return { ...list, items: each(list.items, (person) => withLinks(person, profile)) };
  if (list.of !== 'courses') return list;
  const { of, ...others } = list;
  return { of, contacts: ['trainingEmail', 'email'], ...others };
}

function withLinks({ social, ...person }: JsonObject, profile: unknown): JsonObject {
  const href = keyOf(social, 'linkedin');
  if (href === undefined) return social === undefined ? person : { ...person, social };
  const label = profile === undefined || profile === 'LinkedIn' ? {} : { label: profile };
  return { ...person, links: [{ network: 'linkedin', ...label, href }] };
}

const sectionsOf = (route: JsonObject, chat: unknown): JsonObject =>
  route.sections === undefined
    ? route
    : { ...route, sections: each(route.sections, (section) => sectionAs2(section, chat)) };

/** In version 1, the contact section had a label for the sales address and one for the chat. */
function sectionAs2(section: JsonObject, chat: unknown): JsonObject {
  if (section.type !== 'contact') return section;
  const changed: JsonObject = {};
  for (const [key, value] of Object.entries(section)) {
    if (key === 'emailLabel') {
      const ways = [{ label: value, text: '{salesEmail}', href: 'mailto:{salesEmail}' }];
      const chatLabel = section.chatLabel;
      if (chatLabel !== undefined)
        ways.push({ label: chatLabel, text: '{chat}', ...(chat !== undefined && { href: chat }) } as (typeof ways)[0]);
      Object.assign(changed, { to: 'salesEmail', ways });
    } else if (key !== 'chatLabel') changed[key] = value;
  }
  return changed;
}

// Values of a wrong shape stay unchanged. The check reports them.
const at = (value: unknown, change: Change): unknown => (isObject(value) ? change(value) : value);
const each = (value: unknown, change: Change): unknown =>
  Array.isArray(value) ? (value as unknown[]).map((item) => at(item, change)) : value;
const mapValues = (value: JsonObject, change: (part: unknown) => unknown): JsonObject =>
  Object.fromEntries(Object.entries(value).map(([key, part]) => [key, change(part)]));
