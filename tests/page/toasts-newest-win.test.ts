import { beforeEach, describe, expect, it } from 'vitest';
import { surplusToasts } from '../../src/client/toasts/surplus-toasts.ts';
import { addToast, changeToast, leaveToast, removeToast, toastStore } from '../../src/client/toasts/toast-store.ts';

const shown = () => toastStore.getState().notifications;
const say = (message: string) => addToast({ type: 'info', message });

describe('the newest toasts win', () => {
  beforeEach(() => {
    for (const { id } of [...shown()]) removeToast(id ?? '');
  });

  it('lets nothing leave while there is room', () => {
    expect(surplusToasts([], 3)).toEqual([]);
    expect(surplusToasts([{ id: 'a' }, { id: 'b' }, { id: 'c' }], 3)).toEqual([]);
  });

  it('lets the oldest leave when there is none', () => {
    expect(surplusToasts([{ id: 'a' }, { id: 'b' }, { id: 'c' }, { id: 'd' }, { id: 'e' }], 3)).toEqual(['a', 'b']);
    expect(surplusToasts([{ id: 'a' }, { id: 'b' }], 1)).toEqual(['a']);
  });

  it('does not count a toast that is leaving already', () => {
    expect(surplusToasts([{ id: 'a', 'data-leaving': 'fade' }, { id: 'b' }, { id: 'c' }, { id: 'd' }], 3)).toEqual([]);
    expect(surplusToasts([{ id: 'a' }, { id: 'b', 'data-leaving': 'left' }, { id: 'c' }, { id: 'd' }], 2)).toEqual([
      'a',
    ]);
  });

  it('keeps many toasts in the order they came, none waiting', () => {
    const ids = Array.from({ length: 12 }, (_, index) => say(`toast ${index}`));
    expect(shown().map((toast) => toast.id)).toEqual(ids);
    expect(toastStore.getState().queue).toEqual([]);
    expect(surplusToasts(shown(), 3)).toEqual(ids.slice(0, 9));
  });

  it('keeps the place of a toast whose content changes, and clears a title that is no longer there', () => {
    const first = addToast({ type: 'loading', message: 'Opening', title: 'Mail' });
    say('second');
    expect(changeToast(first, { type: 'success', message: 'Opened' })).toBe(first);
    expect(shown()[0]).toMatchObject({ id: first, message: 'Opened', title: undefined, 'data-type': 'success' });
    expect(shown()).toHaveLength(2);
  });

  it('brings back a toast that was leaving or gone when it has news', () => {
    const id = addToast({ type: 'loading', message: 'Opening' });
    leaveToast(id, 'left');
    changeToast(id, { type: 'error', message: 'Failed' });
    expect(shown()[0]).toMatchObject({ id, 'data-leaving': undefined, message: 'Failed' });
    removeToast(id);
    expect(changeToast(id, { type: 'success', message: 'Done' })).toBe(id);
    expect(shown()).toHaveLength(1);
  });

  it('keeps the way a toast has begun to leave', () => {
    const id = say('bye');
    leaveToast(id, 'right');
    leaveToast(id, 'fade');
    leaveToast('unknown', 'fade');
    expect(shown()).toMatchObject([{ id, 'data-leaving': 'right' }]);
  });
});
