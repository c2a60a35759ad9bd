import type { Plugin } from 'vitest/config';
import { type PoolOptions, type PoolWorker, ThreadsPoolWorker, type WorkerRequest } from 'vitest/node';

/** The thread of the runs before, with all modules loaded. */
let kept: ThreadsPoolWorker | undefined;

/**
 * A worker thread that is kept for the next mutant: to start one and to load the schema in it takes far longer than to run the
 * few tests that reach a mutant. Modules are loaded anew where the mutant takes part in their loading, and test files always are.
 */
class KeptThread implements PoolWorker {
  readonly name = 'kept';
  readonly #thread: ThreadsPoolWorker;
  readonly #isNew: boolean;
  readonly #listeners: [event: string, callback: (arg: unknown) => void][] = [];
  #isIdle = false;

  constructor(options: PoolOptions) {
    const { mode, mutantActivation } = options.project.getProvidedContext() as unknown as Record<string, unknown>;
    const mayKeep = mode === 'mutant' && mutantActivation !== 'static';
    this.#isNew = !mayKeep || !kept;
    this.#thread = (mayKeep && kept) || new ThreadsPoolWorker(options);
    if (mayKeep) kept = this.#thread;
  }

  async start(): Promise<void> {
    if (this.#isNew) await this.#thread.start();
  }

  send(message: WorkerRequest): void {
    if (message.type !== 'stop' || this.#thread !== kept) {
      this.#thread.send(message);
      return;
    }
    this.#isIdle = true;
    for (const [event, tell] of [...this.#listeners])
      if (event === 'message') tell({ type: 'stopped', __vitest_worker_response__: true });
  }

  async stop(): Promise<void> {
    if (this.#isIdle) {
      for (const [event, callback] of this.#listeners) this.#thread.off(event, callback);
      return;
    }
    if (this.#thread === kept) kept = undefined;
    await this.#thread.stop();
  }

  on(event: string, callback: (arg: unknown) => void): void {
    this.#listeners.push([event, callback]);
    this.#thread.on(event, callback);
  }

  off(event: string, callback: (arg: unknown) => void): void {
    this.#thread.off(event, callback);
  }

  deserialize(data: unknown): unknown {
    return data;
  }
}

/** Runs all tests in threads that are kept, whatever pool the runner of the mutants asks for. */
export const keptThreads: Plugin = {
  name: 'kept-threads',
  configureVitest({ project }) {
    project.config.pool = 'kept';
    project.config.poolRunner = { name: 'kept', createPoolWorker: (options) => new KeptThread(options) };
  },
};
