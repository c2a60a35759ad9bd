/** What no config needs: beyond this a text holds something that was repeated by mistake, and is not read on. */
export const limits = { depth: 100, values: 3_000_000, entries: 100_000 };
