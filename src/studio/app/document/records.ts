import { site } from './api.ts';

// The browser's database of unsaved changes. Each window of Studio has one record, and a lock that tells the other windows that it is open.

const [database, store] = ['studio', 'unsaved'];

/** A record, of the window `id` of a site. */
export interface WindowRecord<T> {
  id: string;
  /** When it was written, in milliseconds since 1970. */
  time: number;
  content: T;
}

/** The name of a window's lock, and the key of its record. */
const recordKey = (id: string) => `${site} ${id}`;

/** Takes the lock of a window until this document ends. Returns false if another document has it, or has not released it in time. */
function takeLock(id: string, options: LockOptions): Promise<boolean> {
  return new Promise((done) => {
    const hold = (lock: Lock | null) => {
      done(lock !== null);
      return lock ? new Promise(() => {}) : undefined;
    };
    navigator.locks.request(recordKey(id), options, hold).catch(() => done(false));
  });
}

/** How long a window that is loaded again waits for the lock of its last document, in milliseconds. A copy of a window waits in vain. */
const patience = 5000;

/** Returns the id of this window. It stays when the window is loaded again. */
async function ownId(): Promise<string> {
  const known = sessionStorage.getItem(store);
  if (known && (await takeLock(known, { signal: AbortSignal.timeout(patience) }))) return known;
  const id = crypto.randomUUID();
  await takeLock(id, {});
  sessionStorage.setItem(store, id);
  return id;
}

const opened = new Promise<IDBDatabase>((done, fail) => {
  const request = indexedDB.open(database, 1);
  request.onupgradeneeded = () => request.result.createObjectStore(store);
  request.onsuccess = () => done(request.result);
  request.onerror = () => fail(request.error);
});

async function transact<T>(act: (records: IDBObjectStore) => IDBRequest<T>): Promise<T> {
  const transaction = (await opened).transaction(store, 'readwrite');
  const request = act(transaction.objectStore(store));
  return new Promise((done, fail) => {
    transaction.oncomplete = () => done(request.result);
    transaction.onabort = () => fail(transaction.error);
  });
}

/** Opens this window's record. Fails if the browser stores nothing. */
export async function openRecords<T>() {
  const id = await ownId();
  const range = IDBKeyRange.bound(recordKey(''), recordKey('\uffff'));
  const read = (key: string): Promise<WindowRecord<T> | undefined> => transact((records) => records.get(key));
  return {
    own: await read(recordKey(id)),
    /** Returns the records of windows that are closed. A window that is being loaded again may be among them for a moment. */
    async left(): Promise<WindowRecord<T>[]> {
      const all: WindowRecord<T>[] = await transact((records) => records.getAll(range));
      const { held = [] } = await navigator.locks.query();
      return all.filter((one) => one.id !== id && !held.some(({ name }) => name === recordKey(one.id)));
    },
    /** Takes the record of a closed window; undefined if another window has it. */
    take: async (other: string): Promise<WindowRecord<T> | undefined> =>
      (await takeLock(other, { ifAvailable: true })) ? read(recordKey(other)) : undefined,
    /** Writes this window's record, and removes the given ones in the same transaction. Without content, removes this window's record. */
    write: (content: T | undefined, removed: string[]): Promise<unknown> =>
      transact((records) => {
        for (const other of removed) records.delete(recordKey(other));
        const record: WindowRecord<T> | undefined = content && { id, time: Date.now(), content };
        return record ? records.put(record, recordKey(id)) : (records.delete(recordKey(id)) as IDBRequest);
      }),
  };
}
