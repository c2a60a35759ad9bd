import { editing, insertion, keyOf, type ObjectExpression, propertyOf, type TextEdit, Visitor } from './code.ts';
import type { Step } from './step.ts';

const problemKeys: Record<string, string> = { fact: 'message', fix: 'hint' };

/** What a check of a section reports had `fact` and `fix`. */
export const messagesAndHints: Step = {
  since: '1.0.0',
  title: 'What "check" of a section type reports has "message" and "hint", in place of "fact" and "fix".',
  change: editing((code) => {
    const edits: TextEdit[] = [];
    new Visitor({
      ObjectExpression(problem: ObjectExpression) {
        if (!['code', 'fact', 'fix'].every((key) => propertyOf(problem, key))) return;
        for (const property of problem.properties) {
          const name = property.type === 'Property' ? keyOf(property) : undefined;
          const renamed = name && problemKeys[name];
          if (property.type !== 'Property' || !renamed) continue;
          const { start, end } = property.key;
          edits.push(property.shorthand ? insertion(start, `${renamed}: `) : { start, end, insert: renamed });
        }
      },
    }).visit(code.program);
    return edits;
  }),
};
