import { lazy, Suspense } from 'react';
import { openWindow, useStudio } from '../store.ts';
import { Help } from './Help.tsx';
import { Issues } from './Issues.tsx';
import { NewPage } from './NewPage.tsx';
import { RemoveQuestion } from './RemoveQuestion.tsx';

const SectionPalette = lazy(() => import('./SectionPalette.tsx'));

/** Whatever is open over Studio's page. */
export function Windows() {
  const open = useStudio((state) => state.open);
  const close = () => openWindow(undefined);
  switch (open?.name) {
    case 'help':
      return <Help onClose={close} />;
    case 'issues':
      return <Issues onClose={close} />;
    case 'new-page':
      return <NewPage onClose={close} />;
    case 'remove':
      return <RemoveQuestion path={open.path} uses={open.uses} onClose={close} />;
    case 'add-section':
      return (
        <Suspense>
          <SectionPalette page={open.page} at={open.at} onClose={close} />
        </Suspense>
      );
    default:
      return null;
  }
}
