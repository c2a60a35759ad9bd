import type { Path } from './issue.ts';
import { isObject } from './json.ts';
import type { Outline } from './outline.ts';

type Choice = Extract<Outline, { kind: 'choice' }>;

/** Called for every value that the schema knows. `path` is reused: copy it to keep it. */
export type Visit = (value: unknown, outline: Outline, path: Path) => void;

/** Goes through a config side by side with its schema. What has another shape than the schema says is passed over. */
export function walk(value: unknown, outline: Outline, visit: Visit, path: Path = []): void {
  visit(value, outline, path);
  switch (outline.kind) {
    case 'list':
      if (Array.isArray(value))
        for (let at = 0; at < value.length; at++) into(at, value[at], outline.item, visit, path);
      break;
    case 'record':
      if (isObject(value)) for (const key of Object.keys(value)) into(key, value[key], outline.value, visit, path);
      break;
    case 'object':
      if (!isObject(value)) break;
      for (const key of Object.keys(value)) {
        const known = outline.keys.get(key);
        if (known) into(key, value[key], known, visit, path);
      }
      break;
    case 'choice': {
      const option = optionOf(value, outline);
      if (option) walk(value, option, visit, path);
    }
  }
}

function into(step: string | number, part: unknown, outline: Outline, visit: Visit, path: Path) {
  path.push(step);
  walk(part, outline, visit, path);
  path.pop();
}

/** Finds what the schema says at a path of a config. */
export function outlineAt(value: unknown, outline: Outline, path: Path): Outline | undefined {
  let at: Outline | undefined = outline;
  let part = value;
  for (const step of path) {
    if (at?.kind === 'choice') at = optionOf(part, at);
    at = at && partOf(at, step);
    if (!at) return undefined;
    part = (part as Record<string | number, unknown> | undefined | null)?.[step];
  }
  return at?.kind === 'choice' ? (optionOf(part, at) ?? at) : at;
}

/** Finds the innermost choice that a path leads into. */
export function choiceAbove(value: unknown, outline: Outline, path: Path): { path: Path; choice: Choice } | undefined {
  let found: { path: Path; choice: Choice } | undefined;
  let at: Outline | undefined = outline;
  let part = value;
  for (let length = 0; length <= path.length; length++) {
    if (at?.kind === 'choice') {
      found = { path: path.slice(0, length), choice: at };
      at = optionOf(part, at);
    }
    const step = path[length];
    if (!at || step === undefined) break;
    at = partOf(at, step);
    part = (part as Record<string | number, unknown> | undefined | null)?.[step];
  }
  return found;
}

function partOf(outline: Outline, step: string | number): Outline | undefined {
  if (outline.kind === 'list') return outline.item;
  if (outline.kind === 'record') return outline.value;
  return outline.kind === 'object' ? outline.keys.get(String(step)) : undefined;
}

/** Picks the branch of a choice that a value names. */
export function optionOf(value: unknown, choice: Choice): Outline | undefined {
  const name = isObject(value) ? value[choice.by] : undefined;
  return typeof name === 'string' ? choice.options.get(name) : undefined;
}
