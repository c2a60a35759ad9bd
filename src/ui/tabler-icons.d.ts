// The package has no types for its single icon files, which live components import.
declare module '@tabler/icons-react/dist/esm/icons/*.mjs' {
  import type { IconNode } from './LineIcon.tsx';

  export const __iconNode: IconNode;
}
