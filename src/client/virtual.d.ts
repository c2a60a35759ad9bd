declare module 'virtual:live-sections' {
  import type { LoadComponent } from '../sections/components.ts';

  /** Loads the components of live section types, by type; see `sections-plugin.ts`. */
  export const liveSections: Record<string, LoadComponent>;
}
