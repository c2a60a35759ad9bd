import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createToastClock } from '../../src/client/toasts/toast-clock.ts';

describe('the clock of toasts', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  function watch() {
    const ended: string[] = [];
    return { ended, clock: createToastClock((id) => ended.push(id)) };
  }

  it('ends each toast after its own time', () => {
    const { clock, ended } = watch();
    clock.start('a', 4000);
    vi.advanceTimersByTime(1000);
    clock.start('b', 4000);
    vi.advanceTimersByTime(2999);
    expect(ended).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(ended).toEqual(['a']);
    vi.advanceTimersByTime(1000);
    expect(ended).toEqual(['a', 'b']);
  });

  it('stands still for all toasts while it is held and keeps what was left', () => {
    const { clock, ended } = watch();
    clock.start('a', 4000);
    clock.start('b', 5000);
    vi.advanceTimersByTime(3000);
    clock.hold('a', 'hover');
    vi.advanceTimersByTime(60_000);
    expect(ended).toEqual([]);
    clock.release('a', 'hover');
    vi.advanceTimersByTime(999);
    expect(ended).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(ended).toEqual(['a']);
    vi.advanceTimersByTime(1000);
    expect(ended).toEqual(['a', 'b']);
  });

  it('keeps the rest over several holds', () => {
    const { clock, ended } = watch();
    clock.start('a', 4000);
    for (let round = 0; round < 3; round++) {
      vi.advanceTimersByTime(1000);
      clock.hold('tab', 'hidden');
      vi.advanceTimersByTime(10_000);
      clock.release('tab', 'hidden');
    }
    vi.advanceTimersByTime(999);
    expect(ended).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(ended).toEqual(['a']);
  });

  it('goes on only when the last hold has ended', () => {
    const { clock, ended } = watch();
    clock.start('a', 1000);
    clock.hold('a', 'hover');
    clock.hold('a', 'focus');
    clock.hold('tab', 'hidden');
    clock.release('a', 'hover');
    clock.release('tab');
    vi.advanceTimersByTime(5000);
    expect(ended).toEqual([]);
    clock.release('a', 'focus');
    vi.advanceTimersByTime(1000);
    expect(ended).toEqual(['a']);
  });

  it('counts the same hold once, and forgets all holds of an owner that is gone', () => {
    const { clock, ended } = watch();
    clock.start('a', 1000);
    clock.hold('b', 'hover');
    clock.hold('b', 'hover');
    clock.hold('b', 'swipe');
    clock.release('b');
    clock.release('b', 'hover');
    vi.advanceTimersByTime(1000);
    expect(ended).toEqual(['a']);
  });

  it('gives a toast that comes during a hold its full time after it', () => {
    const { clock, ended } = watch();
    clock.hold('other', 'hover');
    clock.start('a', 4000);
    vi.advanceTimersByTime(9000);
    clock.release('other', 'hover');
    vi.advanceTimersByTime(3999);
    expect(ended).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(ended).toEqual(['a']);
  });

  it('starts anew when a toast is started again, and never ends one that was stopped', () => {
    const { clock, ended } = watch();
    clock.start('a', 1000);
    clock.start('b', 1000);
    vi.advanceTimersByTime(900);
    clock.start('a', 1000);
    clock.stop('b');
    vi.advanceTimersByTime(999);
    expect(ended).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(ended).toEqual(['a']);
    vi.advanceTimersByTime(5000);
    expect(ended).toEqual(['a']);
  });
});
