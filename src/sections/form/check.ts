import type { SectionProblem } from 'site-from-json/schema';

type Written = Record<string, unknown>;

/** Checks a form, as written in the config, beyond its schema. Paths begin at the section. */
export function* checkForm({ action, honeypot = '_gotcha', fields }: Written): Iterable<SectionProblem> {
  if (!Array.isArray(fields)) return;
  const seen = new Map<unknown, number>();
  for (const [at, field] of fields.entries()) {
    if (typeof field !== 'object' || field === null) continue;
    const { type, name } = field as Written;
    const path = ['fields', at];
    if (typeof name === 'string') {
      const first = seen.get(name);
      const hint = 'Give one of them another name.';
      if (first !== undefined) {
        const message = `Two fields of this form have the name "${name}": fields[${first}] and this one.`;
        yield { path: [...path, 'name'], code: 'form/name', message, hint };
      } else if (name === honeypot) {
        const message = `The hidden field for bots ("honeypot") also has the name "${name}".`;
        yield { path: [...path, 'name'], code: 'form/name', message, hint };
      }
      if (first === undefined) seen.set(name, at);
    }
    if (type === 'file' && action === 'mailto') {
      const message = 'A form with "action": "mailto" cannot attach files.';
      const hint = 'Remove this field, or send the form to a service: "action": "https://…".';
      yield { path: [...path, 'type'], code: 'form/file', message, hint };
    }
    yield* checkLimits(field as Written, path);
    yield* checkOptions(field as Written, path);
  }
}

function* checkLimits(field: Written, path: (string | number)[]): Iterable<SectionProblem> {
  for (const [least, most] of [
    ['min', 'max'],
    ['minLength', 'maxLength'],
  ] as const) {
    const [low, high] = [field[least], field[most]];
    const numbers = typeof low === 'number' && typeof high === 'number';
    const texts = typeof low === 'string' && typeof high === 'string';
    if (!(numbers || texts) || low <= high) continue;
    const message = `"${most}" is ${high}, but "${least}" is ${low}: no value is possible.`;
    const hint = `Write ${low} or more, or a smaller "${least}".`;
    yield { path: [...path, most], code: 'form/limits', message, hint };
  }
}

function* checkOptions({ options }: Written, path: (string | number)[]): Iterable<SectionProblem> {
  if (!Array.isArray(options)) return;
  for (const [at, option] of options.entries()) {
    if (typeof option !== 'string' || options.indexOf(option) === at) continue;
    const message = `The option "${option}" is in the list twice.`;
    yield {
      path: [...path, 'options', at],
      code: 'form/option',
      message,
      hint: 'Remove one of them, or change its text.',
    };
  }
}
