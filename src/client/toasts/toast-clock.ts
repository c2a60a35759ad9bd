/** The time that toasts have left. It stands still for all of them while anyone holds it. */
export interface ToastClock {
  /** Gives a toast this time, from now; `onEnd` is called when it is over. */
  start(id: string, milliseconds: number): void;
  /** Takes a toast off the clock. */
  stop(id: string): void;
  /** Stops the clock until the same owner releases it for the same reason. */
  hold(owner: string, reason: string): void;
  /** Ends one hold of an owner, or, without a reason, all of its holds. */
  release(owner: string, reason?: string): void;
}

interface Run {
  left: number;
  since: number;
  timer: ReturnType<typeof setTimeout> | undefined;
}

/** A clock that keeps what is left of each toast's time while it is held, and goes on from there. */
export function createToastClock(onEnd: (id: string) => void): ToastClock {
  const runs = new Map<string, Run>();
  const holds = new Map<string, Set<string>>();

  const go = (id: string, run: Run) => {
    run.since = performance.now();
    run.timer = setTimeout(() => {
      runs.delete(id);
      onEnd(id);
    }, run.left);
  };
  const halt = (run: Run) => {
    clearTimeout(run.timer);
    run.left = Math.max(0, run.left - (performance.now() - run.since));
  };

  return {
    start(id, milliseconds) {
      clearTimeout(runs.get(id)?.timer);
      const run: Run = { left: milliseconds, since: 0, timer: undefined };
      runs.set(id, run);
      if (holds.size === 0) go(id, run);
    },
    stop(id) {
      clearTimeout(runs.get(id)?.timer);
      runs.delete(id);
    },
    hold(owner, reason) {
      if (holds.size === 0) for (const run of runs.values()) halt(run);
      holds.set(owner, (holds.get(owner) ?? new Set()).add(reason));
    },
    release(owner, reason) {
      const reasons = holds.get(owner);
      if (!reasons) return;
      if (reason !== undefined) reasons.delete(reason);
      if (reason !== undefined && reasons.size > 0) return;
      holds.delete(owner);
      if (holds.size === 0) for (const [id, run] of runs) go(id, run);
    },
  };
}
