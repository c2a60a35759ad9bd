declare module 'virtual:live-sections' {
  import type { LoadComponent } from '../sections/components.ts';

  /** How the components of the section types that React takes over are loaded, by type: see `sections-plugin.ts`. */
  export const liveSections: Record<string, LoadComponent>;
}
