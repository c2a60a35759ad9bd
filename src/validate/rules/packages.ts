import { packageName } from '../../../schema/section-packages.ts';
import type { Diagnostic } from '../../diagnostics/issue.ts';
import { quote } from '../../json/show-value.ts';
import { keyOf, listOf } from '../../json/values.ts';
import type { ProjectRegistry } from '../../project/registry.ts';

/** What is wrong with the packages that a config names, each at its name. Without them, the types of its sections are not known. */
export function* checkPackages({ packages }: Pick<ProjectRegistry, 'packages'>, value: unknown): Iterable<Diagnostic> {
  for (const [at, name] of listOf(keyOf(value, 'sections')).entries()) {
    // Its shape is checked elsewhere.
    if (!packageName.safeParse(name).success) continue;
    const problem = packages.has(String(name)) ? packages.get(String(name)) : notLoaded(String(name));
    if (problem) yield { path: ['sections', at], ...problem };
  }
}

/** A server has the section types that were there when it was started. */
const notLoaded = (name: string) => ({
  code: 'package/later',
  message: `The package ${quote(name)} was not named when this server was started.`,
  hint: 'Stop the server, and start it again.',
});
