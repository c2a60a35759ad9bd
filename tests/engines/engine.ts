import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

/** A point in the window. */
export type Point = [x: number, y: number];

/** A browser with one window, as far as the tests of all engines need it. */
export interface Engine {
  /** Whether a page stays where no program is there to take the mail that it opens. */
  keepsPage: boolean;
  open(url: string): Promise<void>;
  /** Calls a function in the page, which can use nothing of this file. */
  run<A extends unknown[], R>(act: (...args: A) => R, ...args: A): Promise<Awaited<R>>;
  /** Presses the mouse or a finger at the first point and releases it at the last. */
  press(way: 'mouse' | 'touch', ...points: Point[]): Promise<void>;
  /** Presses a key by its name in DOM, such as Tab. */
  key(name: string): Promise<void>;
  write(text: string): Promise<void>;
  resize(width: number, height: number): Promise<void>;
  back(): Promise<void>;
  /** What pages have said to the console so far. */
  said(): string[];
  close(): Promise<void>;
}

/** The path of the first of some programs that is installed. */
export function findProgram(...names: string[]): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find(isExecutable);
}

export function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
