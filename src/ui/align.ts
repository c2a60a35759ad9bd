import { type CSSProperties, createContext, use } from 'react';

/** The key `align` of the section around. */
export const AlignContext = createContext<'start' | 'center' | undefined>(undefined);

/** Whether the section wants its heading, its text and its buttons in the middle. */
export const useIsCentered = (): boolean => use(AlignContext) === 'center';

/** The style of a thing that is alone in a centered section, where several would stand side by side. */
export const useStyleAlone = (isAlone: boolean): CSSProperties | undefined =>
  useIsCentered() && isAlone
    ? { gridColumn: '1 / -1', justifySelf: 'center', marginInline: 'auto', minInlineSize: 'min(100%, 18rem)' }
    : undefined;
