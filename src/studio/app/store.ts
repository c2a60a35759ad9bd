import { useRef } from 'react';
import { create } from 'zustand';
import { type IdPath, isSamePath } from '../../json/edit/id-path.ts';
import { valueIn } from './document/paths.ts';
import { type DocumentState, emptyDocument } from './document/slice.ts';
import { firstView, type ViewState } from './panes/slice.ts';
import { nothingSelected, type SelectionState } from './selection/slice.ts';

/** The state of Studio's page. */
export interface State extends DocumentState, SelectionState, ViewState {}

/** Reads a part of the state. The component renders again when that part changes. */
export const useStudio = create<State>()(() => ({ ...emptyDocument, ...nothingSelected, ...firstView }));

export const { getState, setState, subscribe } = useStudio;

/** Reads the value at a path. */
export const useValue = (path: IdPath): unknown => useStudio(({ value }) => valueIn(value, path));

/** Reads a path. It stays the same array while its steps are equal, as with `useShallow`. */
export function usePath(read: (state: State) => IdPath | undefined): IdPath | undefined {
  const last = useRef<IdPath>(undefined);
  return useStudio((state) => {
    const path = read(state);
    if (!isSamePath(path, last.current)) last.current = path;
    return last.current;
  });
}
