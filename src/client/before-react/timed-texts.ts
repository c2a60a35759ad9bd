// Inline script of sites that have such texts: texts that depend on the time, such as whether a shop is open. The build has made all of them, each
// with the time in milliseconds from which it holds.
import { all, attempt } from './inline.ts';

function update(): void {
  for (const element of all<HTMLElement>('[data-timed]')) {
    const texts = (attempt(() => JSON.parse(element.dataset.timed ?? '')) ?? []) as [time: number, text: string][];
    const text = texts.filter(([time]) => time <= Date.now()).at(-1)?.[1] ?? '';
    if (element.textContent !== text) element.textContent = text;
  }
}
update();
setInterval(update, 10_000);
// Pages come by links.
new MutationObserver(update).observe(document, { childList: true, subtree: true });
