import { createHash } from 'node:crypto';
import type { Outside } from '../../../schema/define-section.ts';
import type { Registry } from '../../../schema/registry.ts';
import type { SiteConfig } from '../../../schema/site.ts';
import { originOf, urlOf } from '../../../schema/web-address.ts';
import { htmlPolicy, scriptsPolicy } from '../../client/before-react/policy-names.ts';

/** What the content security policy of a site allows beyond its own files, by directive. */
export type Sources = Record<string, string[]>;

/** The directives that each key of `outside` widens. The script of a form sends it too. */
const directivesOf: Record<keyof Outside, string[]> = {
  form: ['form-action', 'connect-src'],
  frame: ['frame-src'],
  connect: ['connect-src'],
  image: ['img-src'],
  media: ['media-src'],
  font: ['font-src'],
  style: ['style-src'],
  worker: ['worker-src'],
  wasm: ['script-src'],
  trustedTypes: ['trusted-types'],
};

/** Collects the sources that a site needs beyond its own files: for its sections, its third-party scripts, and what its config allows besides. */
export function sourcesOf(
  registry: Registry,
  {
    routes,
    security: { scripts = [], policy = {}, headers = {} } = {},
  }: {
    routes: Pick<SiteConfig['routes'][number], 'sections'>[];
    security?: Partial<SiteConfig['security']>;
  },
): Sources {
  const sources: Sources = {};
  const allow = (directive: string, source: string | undefined) => {
    if (source) sources[directive] = [...new Set([...(sources[directive] ?? []), source])].sort();
  };
  const widen = (outside: Outside, owner: string) => {
    for (const [key, directives] of Object.entries(directivesOf) as [keyof Outside, string[]][])
      for (const value of [outside[key]].flat())
        for (const directive of directives) allow(directive, sourceOf(owner, key, value));
  };
  for (const section of routes.flatMap(({ sections }) => sections))
    widen(registry.section(section.type)?.outside?.(section) ?? {}, `The section type "${section.type}"`);
  widen(policy, 'The policy');
  for (const { src, sendsTo } of scripts) {
    allow('script-src', originOf(src));
    for (const address of [src, ...sendsTo]) {
      allow('connect-src', originOf(address));
      allow('img-src', originOf(address));
    }
    allow('trusted-types', scriptsPolicy);
  }
  // The header says it to old browsers, and others do not read it.
  const frames = Object.entries(headers).find(([name]) => /^x-frame-options$/i.test(name))?.[1];
  if (/^sameorigin$/i.test(frames ?? '')) allow('frame-ancestors', "'self'");
  return sources;
}

/** The source that a value of `outside` stands for: none for an address of the site itself. Throws if it stands for none. */
function sourceOf(owner: string, key: keyof Outside, value: string | boolean | undefined): string | undefined {
  if (value === true) return "'wasm-unsafe-eval'";
  if (!value || (value.startsWith('/') && !value.startsWith('//'))) return undefined;
  if (key === 'trustedTypes' ? /^[\w#=/@.%-]+$/.test(value) : /^(blob|data):$/.test(value)) return value;
  const url = key === 'trustedTypes' ? undefined : urlOf(value);
  if (url && /^(https?|wss?):$/.test(url.protocol)) return url.origin;
  const what = key === 'trustedTypes' ? 'the name of a policy' : 'an address, such as "https://api.example.com"';
  throw new Error(`${owner} has an outside with ${key}: ${JSON.stringify(value)}. Give it ${what}.`);
}

/** Returns the code of the inline scripts of a document, without data blocks. */
export function inlineScripts(html: string): string[] {
  return [...html.matchAll(/<script(?![^>]*\s(?:src=|type=(?!"module")))[^>]*>(.*?)<\/script>/gs)].map(
    ([, text]) => text ?? '',
  );
}

/**
 * The content security policy of a site. Only its own files, the given inline scripts and the external sources are allowed, and text
 * becomes HTML only through its Trusted Types policies.
 */
export const contentPolicy = (inlineScripts: string[], external: Sources): string =>
  Object.entries(directivesWith(inlineScripts, external))
    .filter(([, sources]) => sources.length > 0)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ');

function directivesWith(inlineScripts: string[], external: Sources): Sources {
  const own: Sources = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...inlineScripts.map(sourceHash)],
    // Mantine writes style attributes, and style elements for responsive props.
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': ["'self'"],
    'font-src': ["'self'"],
    'media-src': ["'self'"],
    'connect-src': ["'self'"],
    // Without it, workers may be what scripts may be.
    'worker-src': external['worker-src'] ? ["'self'"] : [],
    'manifest-src': ["'self'"],
    'base-uri': ["'none'"],
    'form-action': ['mailto:'],
    'frame-src': [],
    'frame-ancestors': external['frame-ancestors'] ? [] : ["'none'"],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': [htmlPolicy, 'default'],
  };
  return Object.fromEntries(
    Object.entries(own).map(([name, sources]) => [name, [...sources, ...(external[name] ?? [])]]),
  );
}

const sourceHash = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
