import { Suspense, useEffect } from 'react';
import { part } from '../part.tsx';
import { rememberFocus } from '../selection/focus.ts';
import { useStudio } from '../store.ts';
import { openDialog } from './open.ts';

const Help = part(() => import('./Help.tsx'));
const Issues = part(() => import('./Issues.tsx'));
const NewPage = part(() => import('./NewPage.tsx'));
const RemoveQuestion = part(() => import('./RemoveQuestion.tsx'));
const Palette = part(() => import('./Palette.tsx'));
const Changes = part(() => import('./Changes.tsx'));
const SectionPalette = part(() => import('./SectionPalette.tsx'));

/** The open window, if any. When it closes, the focus returns. */
export function Dialogs() {
  const isOpen = useStudio(({ dialog }) => dialog !== undefined);
  useEffect(() => (isOpen ? rememberFocus() : undefined), [isOpen]);
  return (
    <Suspense>
      <CurrentDialog />
    </Suspense>
  );
}

function CurrentDialog() {
  const dialog = useStudio((state) => state.dialog);
  const close = () => openDialog(undefined);
  switch (dialog?.name) {
    case 'help':
      return <Help onClose={close} />;
    case 'issues':
      return <Issues onClose={close} />;
    case 'new-page':
      return <NewPage onClose={close} />;
    case 'remove':
      return <RemoveQuestion path={dialog.path} uses={dialog.uses} onClose={close} />;
    case 'palette':
      return <Palette onClose={close} />;
    case 'changes':
      return <Changes onClose={close} />;
    case 'add-section':
      return <SectionPalette page={dialog.page} at={dialog.at} onClose={close} />;
    default:
      return null;
  }
}
