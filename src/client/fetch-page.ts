import { loadSection } from '../sections/components.ts';
import { prepareCss } from './adopt-css.ts';
import { pageFrom } from './built-html.ts';
import type { PageView } from './page-view.ts';

export interface FetchOptions {
  /** The script of the build that runs here; none where builds do not change, as in development. */
  entry?: string | undefined;
}

/**
 * Thrown for a page that only its document can show: it is of another build than the code that runs here, as after a new deploy,
 * or the host answers something else in place of its data.
 */
export class DocumentNeeded extends Error {}

/** Fetches a page as `page.json`, with its rules and the code of its live sections. */
export async function fetchPage(path: string, { entry }: FetchOptions): Promise<PageView> {
  const view = (await fetchView(path === '/' ? '/page.json' : `${path}/page.json`)) ?? (await fetchView('/404.json'));
  if (!view) throw new DocumentNeeded(`${path}: there is no data of this page`);
  if (entry && view.entry !== entry) throw new DocumentNeeded(`${path}: the page is of another build`);
  const [css] = await Promise.all([view.cssFile ? fetchCss(view.cssFile) : view.css, fetchCode(view)]);
  prepareCss(css);
  return { ...view, css };
}

async function fetchView(address: string): Promise<PageView | undefined> {
  const response = await fetch(address, { headers: { accept: 'application/json' } });
  if (response.status === 404) return undefined;
  const view = await pageFrom(checked(response));
  if (!view) throw new DocumentNeeded(`${address}: the answer is no page`);
  return view;
}

async function fetchCss(address: string): Promise<string> {
  const response = await fetch(address);
  const isCss = response.headers.get('content-type')?.startsWith('text/css');
  if (response.status === 404 || (response.ok && !isCss)) throw new DocumentNeeded(`${address} is gone`);
  return checked(response).text();
}

/** Brings the code of a page's live sections, without which it would stay empty. */
async function fetchCode({ path, sections }: PageView): Promise<void> {
  try {
    await Promise.all(sections.map((section) => 'start' in section && loadSection(section.type)));
  } catch (error) {
    // What failed to load does not say why. Without a network this says it; with one, the code is gone.
    await fetch(path, { method: 'HEAD' });
    throw new DocumentNeeded(String(error));
  }
}

function checked(response: Response): Response {
  const { ok, url, status } = response;
  // Details for whoever asks, in no language.
  if (!ok) throw new Error(`${new URL(url).pathname}: ${status}`);
  return response;
}
