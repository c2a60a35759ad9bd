import GithubSlugger, { slug } from 'github-slugger';
import type { Heading } from 'mdast';
import { wordsIn } from './markdown.ts';
import { fillTokens } from './tokens.ts';

/**
 * Returns a function that gives the headings in the texts of a page their ids, one after the other: their words as GitHub writes them, with a
 * number if a section of the page, or a heading before, has the same id.
 */
export function headingIds(sections: Iterable<string>, tokens: Record<string, string>): (heading: Heading) => string {
  const slugger = new GithubSlugger();
  for (const id of sections) slugger.slug(id);
  return (heading) => {
    // Joiners and variants of emoji cannot be seen; ids that begin with an underscore are those of the page's own parts.
    const words = fillTokens(wordsIn(heading), tokens).replace(/[\u200d\ufe00-\ufe0f]|^_+/g, '');
    return slugger.slug(slug(words) ? words : 'heading');
  };
}
