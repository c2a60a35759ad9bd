import { type Route, route } from '../../schema/route.ts';
import type { Finding } from './issue.ts';
import { isObject, type JsonObject } from './json.ts';
import { keepsAll } from './keeps-all.ts';
import { mostIssues } from './parse-site.ts';

/** What a JSON text says; undefined for a text that is no JSON. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Reads the text of a route by itself: as it is written, and with its defaults. Undefined if its shape has an error. */
export function checkRouteText(text: string): { written: JsonObject; checked: Route } | undefined {
  const written = parseJson(text);
  // In the config a route stands two levels deep.
  if (!isObject(written) || !keepsAll(`[[${text}]]`, [[written]])) return undefined;
  const parsed = route.safeParse(written);
  return parsed.success ? { written, checked: parsed.data } : undefined;
}

/** Whether there is an error among findings; so many of them that some may be missing are as good as one. */
export const hasErrors = (findings: Finding[]): boolean =>
  findings.length === mostIssues || findings.some(({ severity }) => severity !== 'warning');
