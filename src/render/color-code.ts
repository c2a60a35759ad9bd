import type { Code } from 'mdast';
import type { HighlighterCore } from 'shiki/core';
import type { CodeLines, CodePart } from '../../schema/section-data.ts';
import type { PageData } from '../pages/page-data.ts';

/** Adds syntax highlighting to code with a language in the texts of a page. Loads Shiki only if there is such code. */
export async function colorCode({ sections }: PageData): Promise<void> {
  for (const code of codesIn(sections)) {
    highlighter ??= openHighlighter();
    const lines = await linesOf(code, await highlighter);
    if (lines) Object.assign(code, { lines });
  }
}

let highlighter: Promise<HighlighterCore> | undefined;

async function openHighlighter(): Promise<HighlighterCore> {
  const { createCssVariablesTheme, createHighlighterCore } = await import('shiki/core');
  const { createJavaScriptRegexEngine } = await import('shiki/engine/javascript');
  const engine = createJavaScriptRegexEngine({ forgiving: true });
  return createHighlighterCore({ themes: [createCssVariablesTheme({ name: theme })], langs: [], engine });
}

const theme = 'parts';

/** Undefined for a language that is not known, of which the editor was warned. */
async function linesOf({ lang, value }: Code, colors: HighlighterCore): Promise<CodeLines | undefined> {
  const { bundledLanguages } = await import('shiki/langs');
  const load = bundledLanguages[lang as keyof typeof bundledLanguages];
  if (!lang || !load) return undefined;
  await colors.loadLanguage(load);
  // Without a limit of time, so that a slow machine gives the same.
  return colors
    .codeToTokensBase(value, { lang, theme, tokenizeTimeLimit: 0 })
    .map((line) => line.map(({ content, color }) => [content, partOf(color)]));
}

/** The theme has a variable for each part, as its color. */
const partOf = (color = '') =>
  /token-(comment|keyword|string|constant|function)/.exec(color)?.[1] as CodePart | undefined;

function codesIn(value: unknown, found: Code[] = []): Code[] {
  if (typeof value !== 'object' || value === null) return found;
  if ('type' in value && value.type === 'code' && 'lang' in value) found.push(value as Code);
  else for (const part of Object.values(value)) codesIn(part, found);
  return found;
}
