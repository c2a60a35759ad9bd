import type { Diagnostic } from '../../config/report/issue.ts';

/** Names by which a form calls its own deeds: a field of that name would stand in their place. */
const taken = ['submit', 'requestSubmit', 'reset', 'action', 'method', 'elements'];

type Written = Record<string, unknown>;

/** What is the matter with a form as it is written, beyond its schema; paths begin at the section. */
export function* checkForm({ action, honeypot = '_gotcha', fields }: Written): Iterable<Diagnostic> {
  if (!Array.isArray(fields)) return;
  const seen = new Map<unknown, number>();
  for (const [at, field] of fields.entries()) {
    if (typeof field !== 'object' || field === null) continue;
    const { type, name } = field as Written;
    const path = ['fields', at];
    if (typeof name === 'string') {
      const first = seen.get(name);
      const fix = 'Give one of them another name.';
      if (first !== undefined) {
        const fact = `Two fields of this form have the name "${name}": fields[${first}] and this one.`;
        yield { path: [...path, 'name'], code: 'form/name', fact, fix };
      } else if (taken.includes(name)) {
        const fact = `The name "${name}" is taken: the browser calls a part of the form so.`;
        yield { path: [...path, 'name'], code: 'form/name', fact, fix: 'Choose another name.' };
      } else if (name === honeypot) {
        const fact = `The hidden field against robots has the name "${name}" too.`;
        yield { path: [...path, 'name'], code: 'form/name', fact, fix };
      }
      if (first === undefined) seen.set(name, at);
    }
    if (type === 'file' && action === 'mailto') {
      const fact = 'A mail program cannot be given a file by a form.';
      const fix = 'Remove this field, or send the form to a service: "action": "https://…".';
      yield { path: [...path, 'type'], code: 'form/file', fact, fix };
    }
    yield* checkLimits(field as Written, path);
    yield* checkOptions(field as Written, path);
  }
}

function* checkLimits(field: Written, path: (string | number)[]): Iterable<Diagnostic> {
  for (const [least, most] of [
    ['min', 'max'],
    ['minLength', 'maxLength'],
  ] as const) {
    const [low, high] = [field[least], field[most]];
    const numbers = typeof low === 'number' && typeof high === 'number';
    const texts = typeof low === 'string' && typeof high === 'string';
    if (!(numbers || texts) || low <= high) continue;
    const fact = `"${most}" is ${high}, but "${least}" is ${low}: nothing could be entered.`;
    const fix = `Write ${low} or more, or a smaller "${least}".`;
    yield { path: [...path, most], code: 'form/limits', fact, fix };
  }
}

function* checkOptions({ options }: Written, path: (string | number)[]): Iterable<Diagnostic> {
  if (!Array.isArray(options)) return;
  for (const [at, option] of options.entries()) {
    if (typeof option !== 'string' || options.indexOf(option) === at) continue;
    const fact = `The option "${option}" is there already.`;
    yield { path: [...path, 'options', at], code: 'form/option', fact, fix: 'Remove it, or word it otherwise.' };
  }
}
