/** Returns a function that runs a task, never twice at once. All calls during a run share one more run after it. */
export function sequential(task: () => Promise<void>): () => Promise<void> {
  let running: Promise<void> = Promise.resolve();
  let next: Promise<void> | undefined;
  return () => {
    next ??= running
      .catch(() => {})
      .then(() => {
        next = undefined;
        running = task();
        return running;
      });
    return next;
  };
}
