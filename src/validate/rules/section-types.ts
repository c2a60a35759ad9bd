import type { Registry } from '../../../schema/registry.ts';
import type { Diagnostic } from '../../diagnostics/issue.ts';
import { quote } from '../../json/show-value.ts';
import { keyOf, listOf } from '../../json/values.ts';

/** Warns, at its first section, of each section type of the site or of a package that has the name of one of the builder or of a package. */
export function* checkHiding({ hiding }: Registry, value: unknown): Iterable<Diagnostic> {
  const left = new Set(hiding);
  for (const [route, page] of listOf(keyOf(value, 'routes')).entries())
    for (const [at, section] of listOf(keyOf(page, 'sections')).entries()) {
      const type = keyOf(section, 'type');
      if (!left.delete(type)) continue;
      const message = `There are several section types ${quote(String(type))}. The site's own is shown, or else that of a package, in place of the builder's.`;
      const hint = `To have both, give the site's own another name: the folder, the type in its section.ts, and "type" here.`;
      const path = ['routes', route, 'sections', at, 'type'];
      yield { path, code: 'section/hiding', message, hint, severity: 'warning' };
    }
}
