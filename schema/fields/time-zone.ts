import { type FieldType, fieldMeta, matching } from './field-type.ts';

const isZone = (name: string): boolean => {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: name }));
  } catch {
    return false;
  }
};

/** The name of a time zone, as in the IANA database. A city without its continent, or one that is written otherwise, is looked for there. */
const timeZoneField: FieldType = {
  noun: 'time zone',
  *propose(text) {
    const wanted = lettersOf(text.split('/').at(-1) ?? '');
    for (const zone of Intl.supportedValuesOf('timeZone'))
      if (wanted && lettersOf(zone.split('/').at(-1) ?? '') === wanted) yield zone;
  },
  *check(value, { quote }) {
    const name = String(value);
    if (isZone(name)) return;
    const [meant] = timeZoneField.propose?.(name) ?? [];
    yield {
      code: 'time/unknown-zone',
      message: `${quote(name)} is not a time zone.`,
      hint: meant ? `Did you mean ${quote(meant)}?` : 'Write a continent and a city, such as Europe/Berlin, or UTC.',
      ...(meant !== undefined && { edit: { op: 'set', value: meant } }),
    };
  },
};

/** What depends on the time of the site: it needs a time zone. */
export const zonedField: FieldType = {
  *check(value, { config }) {
    if (value === false || Object(Object(config).seo).timeZone !== undefined) return;
    yield {
      code: 'time/zone',
      message: 'This depends on the time zone of the site, and "seo" has none.',
      hint: 'Write one there, such as "timeZone": "Europe/Berlin".',
      needs: ['seo', 'timeZone'],
      requires: { path: ['seo', 'timeZone'], value: Intl.DateTimeFormat().resolvedOptions().timeZone },
    };
  },
};

const lettersOf = (name: string) => name.toLowerCase().replace(/[^a-z]/g, '');

/** The name of a time zone. */
export const timeZone = (title: string, description: string) =>
  matching(/^[A-Za-z][A-Za-z0-9_+-]*(\/[A-Za-z0-9_+-]+)*$/, 60).meta(
    fieldMeta(
      timeZoneField,
      title,
      description,
      ['Europe/Berlin', 'America/New_York', 'UTC'],
      'Write a continent and a city, such as Europe/Berlin, or UTC.',
    ),
  );
