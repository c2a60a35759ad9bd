// The package declares its icons only together; hydrated components import the lines of theirs one by one.
declare module '@tabler/icons-react/dist/esm/icons/*.mjs' {
  import type { IconNode } from './LineIcon.tsx';

  export const __iconNode: IconNode;
}
