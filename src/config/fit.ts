import { isObject } from './json.ts';
import type { Outline } from './outline.ts';

/** How well a value's keys fit what the schema says: how many it knows, and how many are unknown, missing or of another kind. */
export interface Fit {
  known: number;
  wrong: number;
}

/** The entries of a list are alike: the first few tell what it is. */
const samples = 3;
/** Whoever has more that is wrong fits no better for being counted to the end. */
const mostWrong = 100;

/** Compares the keys of a value, and of the first entries of its lists, with the schema; texts and numbers are not judged. */
export function fitOf(value: unknown, outline: Outline): Fit {
  const fit = { known: 0, wrong: 0 };
  count(value, outline, fit);
  return fit;
}

function count(value: unknown, outline: Outline, fit: Fit): void {
  switch (outline.kind) {
    case 'object':
      if (!isObject(value)) fit.wrong++;
      else countKeys(value, outline.keys, fit);
      break;
    case 'list':
      if (!Array.isArray(value)) fit.wrong++;
      else for (const entry of value.slice(0, samples)) count(entry, outline.item, fit);
      break;
    case 'value':
      if (typeof value === 'object' && value !== null) fit.wrong++;
      break;
    default:
      if (!isObject(value)) fit.wrong++;
  }
}

function countKeys(value: Record<string, unknown>, keys: Map<string, Outline>, fit: Fit): void {
  for (const key of Object.keys(value)) {
    if (fit.wrong > mostWrong) return;
    const outline = keys.get(key);
    if (outline) {
      fit.known++;
      count(value[key], outline, fit);
    } else fit.wrong++;
  }
  for (const [key, { optional }] of keys) if (!optional && !Object.hasOwn(value, key)) fit.wrong++;
}
