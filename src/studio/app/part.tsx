import { Modal } from '@mantine/core';
import { type ComponentType, lazy, useReducer } from 'react';
import { Boundary } from './Boundary.tsx';
import { serverGone } from './document/api.ts';

// Code that the first screen does not need. It is loaded when it is first used, or as soon as Studio has nothing else to do, so that it is
// there if the server is gone later.

const loads: (() => Promise<unknown>)[] = [];

/** Registers code to be loaded later. The returned function loads it at once. */
export function loadLater<T>(load: () => Promise<T>): () => Promise<T> {
  const loaded = () =>
    load().catch((cause) => {
      throw new Error(serverGone, { cause });
    });
  loads.push(loaded);
  return loaded;
}

/** Returns a component whose code is loaded later. If that fails, it shows why, and can be tried again. A window stays a window. */
export function part<P extends object>(load: () => Promise<{ default: ComponentType<P> }>): ComponentType<P> {
  const loaded = loadLater(load);
  let Part = lazy(loaded);
  return function LoadedPart(props: P) {
    const [, renderAgain] = useReducer((count: number) => count + 1, 0);
    const close = 'onClose' in props ? (props.onClose as () => void) : undefined;
    return (
      <Boundary
        title="This could not be opened."
        onError={() => {
          Part = lazy(loaded);
        }}
        onRetry={renderAgain}
        frame={(error) =>
          close ? (
            <Modal opened onClose={close} title="Studio">
              {error}
            </Modal>
          ) : (
            error
          )
        }
      >
        <Part {...props} />
      </Boundary>
    );
  };
}

/** Loads all registered code, each part when the browser is idle. */
export async function loadParts(): Promise<void> {
  for (const load of loads) {
    await new Promise((done) => (window.requestIdleCallback ?? setTimeout)(done));
    await load().catch(() => {});
  }
}
