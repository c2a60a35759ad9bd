import '@fontsource-variable/inter/index.css';
import '@mantine/core/styles.css';
import './studio.css';
import { MantineProvider } from '@mantine/core';
import { createRoot } from 'react-dom/client';
import { cleanPaste } from '../clean-paste.ts';
import { App } from './App.tsx';
import { Boundary } from './Boundary.tsx';
import { listenToClipboard } from './clipboard.ts';
import { press } from './commands.ts';
import { keepFocus } from './focus.ts';
import { provideHost } from './host.ts';
import { loadParts } from './part.tsx';
import { connect } from './saving.ts';
import { theme, variables } from './theme.ts';
import { keepUnsaved, restoreUnsaved } from './unsaved.ts';

const root = document.getElementById('root');
if (!root) throw new Error('Root element not found');

provideHost();
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
keepUnsaved();
void connect().then(restoreUnsaved).then(loadParts);
