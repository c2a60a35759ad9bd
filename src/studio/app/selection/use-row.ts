import { useFocusWithin } from '@mantine/hooks';
import { type RefCallback, useEffect } from 'react';
import { type IdPath, isSamePath } from '../../../json/edit/id-path.ts';
import { pathKey } from '../document/paths.ts';
import { getState, setState } from '../store.ts';

/** Returns the ref of a row of a list: commands apply to the row while the focus is in it. */
export function useRow(path: IdPath): RefCallback<HTMLLIElement> {
  const { ref, focused } = useFocusWithin<HTMLLIElement>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: each render makes a new path
  useEffect(() => {
    if (!focused) return;
    setState({ focusedRow: path });
    return () => {
      if (isSamePath(getState().focusedRow, path)) setState({ focusedRow: undefined });
    };
  }, [focused, pathKey(path)]);
  return ref;
}
