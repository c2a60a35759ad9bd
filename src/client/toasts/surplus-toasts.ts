/** The ids of those that must leave so that at most `limit` stay: the oldest, not counting what is leaving already. */
export function surplusToasts(toasts: { id?: string; 'data-leaving'?: unknown }[], limit: number): string[] {
  const staying = toasts.flatMap((toast) => (toast.id && !toast['data-leaving'] ? [toast.id] : []));
  return staying.slice(0, Math.max(0, staying.length - limit));
}
