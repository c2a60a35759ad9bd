import { all, attempt } from './shared.ts';

// The font's face counts once its file is there. Before, it would hold up the first frame: browsers keep nothing of how they
// have shaped a text whose font is on its way, and so lay it out at half the speed.
const use = () => {
  for (const style of all<HTMLStyleElement>('style[data-font]')) style.media = '';
};
// From the browser's cache it comes before this script.
const isHere = ({ href }: HTMLLinkElement) => performance.getEntriesByName(href).length > 0;
if (attempt(() => all<HTMLLinkElement>('link[as=font]').some(isHere))) use();
document.addEventListener('load', ({ target }) => (target as Element).matches('link[as=font]') && use(), true);
// Where nothing is fetched ahead, now is the time.
addEventListener('load', use);
