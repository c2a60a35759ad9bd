import { all, attempt } from './shared.ts';

/** How long words may be set in what stands in for the font until whatever waits for it goes on, in milliseconds from the page's load. */
const patience = 3000;

let settle = () => {};
/** Settles once words are set as they will stay. */
export const set = new Promise<void>((done) => {
  settle = done;
});

// The font's face counts once its file is there. Before, it would hold up the first frame: browsers keep nothing of how they
// have shaped a text whose font is on its way, and so lay it out at half the speed.
const use = () => {
  for (const style of all<HTMLStyleElement>('style[data-font]')) style.media = '';
};
const isFont = ({ target }: Event) => (target as Element).matches('link[as=font]');
// From the browser's cache it comes before this script.
const isHere = ({ href }: HTMLLinkElement) => performance.getEntriesByName(href).length > 0;
const fonts = all<HTMLLinkElement>('link[as=font]');
const arrive = () => {
  use();
  settle();
};
if (attempt(() => fonts.some(isHere))) arrive();
document.addEventListener('load', (event) => isFont(event) && arrive(), true);
document.addEventListener('error', (event) => isFont(event) && settle(), true);
// Where nothing is fetched ahead, now is the time.
addEventListener('load', () => {
  use();
  setTimeout(settle, fonts.length > 0 ? patience : 0);
});
