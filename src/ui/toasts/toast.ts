/** A `loading` toast stays until it is updated or dismissed; the others disappear after a while. */
export interface ToastContent {
  type: 'success' | 'info' | 'warning' | 'error' | 'loading';
  message: string;
}
