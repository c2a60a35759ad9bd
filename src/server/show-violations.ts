import { issueDialog, type ShownIssue } from './issue-dialog.ts';

// What the policy of the built site stops is stopped in development too, and shown with the section and what to write.

declare global {
  interface Window {
    /** What was stopped before this module ran. */
    earlyViolations?: SecurityPolicyViolationEvent[];
  }
}

/** The keys of `outside` by the directives that they widen. */
const keys: Record<string, string> = {
  'connect-src': 'connect',
  'img-src': 'image',
  'media-src': 'media',
  'font-src': 'font',
  'style-src': 'style',
  'worker-src': 'worker',
  'frame-src': 'frame',
  'form-action': 'form',
};

const shown = new Map<string, ShownIssue>();
let dialog: HTMLElement | undefined;

function show(event: SecurityPolicyViolationEvent): void {
  const issue = issueOf(event);
  const key = [issue.file, issue.pathText, issue.message].join();
  if (shown.has(key)) return;
  shown.set(key, issue);
  dialog?.remove();
  dialog = issueDialog(
    'Stopped by the policy of the site',
    'The built site has this Content-Security-Policy for all visitors.',
    [...shown.values()],
  );
}

function issueOf({ target, sourceFile, effectiveDirective, blockedURI }: SecurityPolicyViolationEvent): ShownIssue {
  const sections = [...document.querySelectorAll<HTMLElement>('main > section')];
  // Browsers report a picture of the document's HTML without its element.
  const names = ({ outerHTML }: Element) =>
    blockedURI !== '' && outerHTML.replaceAll('&amp;', '&').includes(blockedURI);
  const section = sections.find((one) => one.contains(target as Node)) ?? sections.find(names);
  const [, folder, ofFile] = /^(?:\w+:\/\/[^/]+)?(?:\/@fs)?(.*\/sections\/([\w-]+)\/)/.exec(sourceFile) ?? [];
  const type = ofFile ?? section?.dataset.type;
  const what = effectiveDirective.replace(/-(elem|attr)$/, '');
  const file = folder ? `${decodeURI(folder)}section.ts` : type ? `sections/${type}/section.ts` : 'This page';
  const hint = hintFor(what, blockedURI, folder !== undefined || type !== undefined);
  return {
    file: ofFile ? file : file.replace(/\.ts$/, ''),
    line: 1,
    column: 1,
    pathText: section ? `the section "${section.id}"` : '',
    message: `${effectiveDirective} does not allow ${blockedURI || 'this'}.`,
    hint: `${hint} See "The policy" in docs/developers.md.`,
  };
}

function hintFor(directive: string, blocked: string, isOfSection: boolean): string {
  const key = keys[directive];
  const source = /^(blob|data)/.test(blocked) ? blocked.replace(/:.*|$/, ':') : (URL.parse(blocked)?.origin ?? blocked);
  if (key && !isOfSection)
    return `If it is meant to, write ${JSON.stringify(source)} under "security.policy.${key}" in the config.`;
  if (key) return `If it is meant to, add outside: () => ({ ${key}: '${source}' }) to the section type.`;
  if (blocked === 'wasm-eval') return 'Add outside: () => ({ wasm: true }) to the section type.';
  if (blocked === 'trusted-types-policy')
    return 'Add the name of the policy to the section type, as in outside: () => ({ trustedTypes: "name" }).';
  if (blocked === 'trusted-types-sink') return 'Text with tags does not become HTML: render elements with React.';
  if (blocked === 'eval') return 'Code cannot be made from text: use a build of the package that does not.';
  return 'Scripts come from the site itself: install the package and import it.';
}

for (const event of window.earlyViolations ?? []) show(event);
addEventListener('securitypolicyviolation', show);
