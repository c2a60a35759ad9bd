import { listenToComposition } from './document/typing.ts';
import '@fontsource-variable/inter/index.css';
import '@mantine/core/styles.css';
import './studio.css';
import { MantineProvider } from '@mantine/core';
import { createRoot } from 'react-dom/client';
import { cleanPaste } from '../clean-paste.ts';
import { App } from './App.tsx';
import { Boundary } from './Boundary.tsx';
import { listenToClipboard } from './commands/clipboard.ts';
import { press } from './commands/commands.ts';
import { connect } from './document/queue.ts';
import { keepUnsaved, restoreUnsaved } from './document/unsaved.ts';
import { provideHost } from './host.ts';
import { loadParts } from './part.tsx';
import { keepFocus } from './selection/focus.ts';
import { useStudio } from './store.ts';
import { theme, variables } from './theme.ts';

declare global {
  interface Window {
    studioStore?: Pick<typeof useStudio, 'getState' | 'setState'>;
  }
}

const root = document.getElementById('root');
if (!root) throw new Error('Root element not found');

provideHost();
// For tests, and for whoever looks into the state in the browser's console.
window.studioStore = useStudio;
listenToClipboard();
keepFocus(root);
addEventListener('keydown', press);
addEventListener('paste', cleanPaste, true);
createRoot(root).render(
  <MantineProvider theme={theme} cssVariablesResolver={variables} defaultColorScheme="auto">
    <Boundary>
      <App />
    </Boundary>
  </MantineProvider>,
);
listenToComposition();
keepUnsaved();
void connect().then(restoreUnsaved).then(loadParts);
