import { trustedTypesPolicy } from '../../client/built-html.ts';
import { sourceHash } from './source-hash.ts';

/**
 * The content security policy of a whole site: nothing from elsewhere, no script but its own files and these inline ones, no text
 * that becomes HTML unless the site's one Trusted Types policy let it through.
 */
export function contentPolicy(inlineScripts: string[]): string {
  const directives = {
    'default-src': "'none'",
    'script-src': ["'self'", ...inlineScripts.map(sourceHash)].join(' '),
    // Mantine's components write style attributes and, for responsive props, style elements, in the browser too.
    'style-src': "'self' 'unsafe-inline'",
    'img-src': "'self'",
    'font-src': "'self'",
    'media-src': "'self'",
    'connect-src': "'self'",
    'manifest-src': "'self'",
    'base-uri': "'none'",
    'form-action': 'mailto:',
    'frame-ancestors': "'none'",
    'require-trusted-types-for': "'script'",
    'trusted-types': `${trustedTypesPolicy} default`,
  };
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources}`)
    .join('; ');
}
