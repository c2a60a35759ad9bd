import type { StudioHost } from '../bridge.ts';
import { inLanguageFile } from '../format.ts';
import { tell } from './announce.ts';
import { press } from './commands/commands.ts';
import { openForm } from './dialogs/open.ts';
import { addressInFrame, labelOf, languageFile, pageInFrame } from './document/paths.ts';
import { hindranceOf, valueInField } from './document/slice.ts';
import { leaveField, shownText, typeValue } from './document/typing.ts';
import { showUnsaved } from './document/unsaved-list.ts';
import { pagesWith } from './document/uses.ts';
import { pageShown } from './selection/go-to.ts';
import { select } from './selection/select.ts';
import { getState, setState, subscribe } from './store.ts';

/** Provides Studio's functions to the page in the frame: see `bridge.ts`. */
export function provideHost(): void {
  const host: StudioHost = {
    ready(frame, address) {
      const { selection, isUsed, value } = getState();
      const page = pageInFrame(value, address);
      setState({ frame });
      pageShown(page, frame.performance);
      showUnsaved();
      frame.use(isUsed);
      frame.select(selection, { scroll: false });
      const file = languageFile(getState().value, page);
      if (file) tell(inLanguageFile(file));
    },
    rendered: showUnsaved,
    chosen: ([path]) => select(path, { from: 'page' }),
    pointed: openForm,
    labelOf: (path) => labelOf(getState().value, path),
    typed: (path, text, also) => typeValue(path, text, { also }),
    left: leaveField,
    textOf(path) {
      const text = valueInField(getState(), path);
      return typeof text === 'string' ? text : undefined;
    },
    shownText,
    pagesWith(path) {
      const { value } = getState();
      return pagesWith(value, path).map((page) => addressInFrame(value, page));
    },
    languageFile(address) {
      const { value } = getState();
      return languageFile(value, pageInFrame(value, address));
    },
    tell,
    pressed: press,
  };
  window.studioHost = host;
  // The page may be there before what an earlier window has left waits again.
  subscribe((now, before) => {
    if (hindranceOf(now) !== hindranceOf(before)) showUnsaved();
  });
}
