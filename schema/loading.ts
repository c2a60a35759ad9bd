/** What functions get that load data. */
export interface Loading {
  /** Is aborted after 30 seconds, when nobody waits any longer: for `fetch(url, { signal })`. */
  signal: AbortSignal;
}
