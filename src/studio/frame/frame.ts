import type { PageView } from '../../client/app/page-view.ts';
import { startAllSections } from '../../client/app/when-to-start.ts';
import type { StudioPage } from '../bridge.ts';
import { plural } from '../format.ts';
import type { IdPath } from '../protocol.ts';
import { chosenRegion, editChosen, pageChanged, place, showChosen } from './choice.ts';
import { listen, tellLanguage, usePage } from './events.ts';
import css from './field.css?inline';
import { closeField, keepField, settled, showText } from './field.ts';
import { asVisitor, host, languageFile } from './host.ts';
import { keepPictures } from './keep-pictures.ts';
import { outline, showLayer } from './outlines.ts';
import { keepValues, shownPath } from './places.ts';
import { forgetShown, onChange, quietly } from './shown.ts';

// The script of the pages of Studio's server. Outside of Studio's frame, it does nothing.

const page: StudioPage = {
  performance,
  select: (path, { scroll = true } = {}) => showChosen(path, scroll),
  showText,
  order: (path, ids) => window.orderSections?.(path, ids),
  region: chosenRegion,
  editText(path) {
    tellLanguage();
    showChosen(path, true);
    return editChosen();
  },
  goTo(path) {
    closeField();
    // A page in another language is another document.
    if (host()?.languageFile(path) !== languageFile()) return location.assign(path);
    const link = Object.assign(document.createElement('a'), { href: path, hidden: true });
    document.body.append(link);
    asVisitor(() => link.click());
    link.remove();
  },
  use: usePage,
  showIssues(paths) {
    const counts = new Map<string, number>();
    for (const path of paths) {
      const shown = path.map((_, at) => path.slice(0, path.length - at)).find(place);
      if (shown) counts.set(JSON.stringify(shown), (counts.get(JSON.stringify(shown)) ?? 0) + 1);
    }
    const places = [...counts].map(([shown, count]) => {
      const path: IdPath = JSON.parse(shown);
      return { place: () => place(path), label: plural(count, 'error') };
    });
    outline('issue', places);
  },
};

let shownPage: string | undefined;

/** Tells Studio which page is shown. */
function tellPage(): void {
  if (shownPage === shownPath()) return;
  shownPage = shownPath();
  host()?.ready(page, shownPage);
}

function learn(page: PageView): void {
  keepValues(page);
  forgetShown();
  pageChanged();
}

if (window.parent !== window) {
  const style = document.createElement('style');
  style.textContent = css;
  document.head.append(style);
  showLayer();
  listen();
  window.studioPage = page;
  window.holdPage = async (page) => {
    await settled();
    if (page) learn(page);
  };
  onChange((records) => {
    quietly(() => records.forEach(keepPictures));
    keepField();
    pageChanged();
    if (shownPage === undefined) return;
    tellPage();
    host()?.rendered();
  });
  // Hydrates all sections at once, so that each shows typed text.
  startAllSections();
  // Module scripts run when the document is parsed.
  const data = document.getElementById('_page-data')?.textContent;
  if (data) learn(JSON.parse(data));
  tellPage();
  document.addEventListener('DOMContentLoaded', () => dispatchEvent(new Event('touchstart')));
}
