import { expect, test } from 'vitest';
import * as fields from '../../schema/fields/index.ts';
import { schemaNodeOf } from '../../src/diagnostics/schema-node.ts';
import { proposals } from '../../src/validate/shape/propose.ts';
import { siteSchema } from '../registry.ts';
import { issueLines } from './error-text.ts';
import { changedText, changesOf, mistakeFiles, mistakesFile, partsOf } from './mistake-cases.ts';

// What an editor reads about each of many mistakes. `npx vitest run mistakes --update=all` writes anew what is reported.

test.each(Object.entries(mistakeFiles))('an editor reads what mistakes/%s.txt says', async (name, base) => {
  const reported = partsOf(name).map((part) => (part.startsWith('# ') ? part : caseOf(part, base)));
  await expect(`${reported.join('\n\n')}\n`).toMatchFileSnapshot(mistakesFile(name));
});

const forms = {
  id: fields.id(''),
  path: fields.path(),
  link: fields.link(''),
  email: fields.email(''),
  image: fields.imagePath(),
  film: fields.videoPath(),
  captions: fields.captionsPath(),
  pdf: fields.fileName('pdf', '', ''),
  icon: fields.icon(),
  address: siteSchema.shape.seo.shape.siteUrl,
  color: siteSchema.shape.theme.unwrap().shape.accent,
};

test('where one form is wanted, a text of another is taken for what mistakes/forms.txt says', async () => {
  let schemaNode = schemaNodeOf(forms.id);
  const reported = partsOf('forms').map((part) => {
    if (part.startsWith('# ')) {
      schemaNode = schemaNodeOf(forms[part.slice(2) as keyof typeof forms]);
      return part;
    }
    const texts = part.split('\n').map((line) => JSON.parse(line.split(' → ')[0] ?? '') as string);
    return texts
      .map((text) => [JSON.stringify(text), '→', ...[...proposals(text, schemaNode)].map(shown)].join(' '))
      .join('\n');
  });
  await expect(`${reported.join('\n\n')}\n`).toMatchFileSnapshot(mistakesFile('forms'));
});

const shown = (text: string) => JSON.stringify(text.length > 60 ? `${text.slice(0, 20)}… (${text.length})` : text);

const hardToSee = /[^\P{C}\n]|[^\P{Z} ]/gu;

/** A case with what is reported of it now. */
function caseOf(part: string, base: string): string {
  const changes = changesOf(part);
  const reported = (issueLines(changedText(base, changes)) || 'nothing').replace(/^/gm, '  ');
  return [
    ...changes,
    reported.replace(hardToSee, (char) => `⟨U+${char.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0')}⟩`),
  ].join('\n');
}
