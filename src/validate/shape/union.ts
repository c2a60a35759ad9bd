import type { z } from 'zod';
import { type SchemaNode, schemaNodeOf } from '../../diagnostics/schema-node.ts';
import type { ShapeIssue } from './shape-issue.ts';

/** An option of a union, and what Zod found in a value that was to be one. */
export interface TriedOption {
  schemaNode: SchemaNode;
  issues: ShapeIssue[];
}

/** Returns the options of a union without names that a value may be meant as: those of its JSON type, else all. */
export function triedOptions(issue: z.core.$ZodIssueInvalidUnion, schemaNode: SchemaNode | undefined): TriedOption[] {
  const { options = [] } = (schemaNode?.schema._zod.def ?? {}) as { options?: z.ZodType[] };
  const tried = issue.errors.flatMap((issues, at) => {
    const option = options[at];
    return option ? [{ schemaNode: schemaNodeOf(option), issues }] : [];
  });
  const ofType = tried.filter(({ issues }) => !issues.some(isOfOtherType));
  if (ofType.length < 2) return ofType.length === 1 ? ofType : tried;
  const fewest = Math.min(...ofType.map(({ issues }) => issues.length));
  return ofType.filter(({ issues }) => issues.length === fewest);
}

const isOfOtherType = ({ code, path }: ShapeIssue) =>
  path.length === 0 && (code === 'invalid_type' || code === 'invalid_value');
