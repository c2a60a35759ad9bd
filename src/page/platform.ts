/**
 * What must work from the first paint on, before React: the scheme, the header's look, menu, dialogs and films where
 * the platform leaves something to script, and keeping what the visitor asks for too early. It stands inline in the
 * head of every page, so it is small and reads its settings from its own element.
 */
import { root } from './platform/shared.ts';
import './platform/arrival.ts';
import './platform/font.ts';
import { showScheme } from './platform/scheme.ts';
import './platform/panels.ts';
import './platform/dialogs.ts';
import './platform/films.ts';
import './platform/keep-early.ts';

// The router sets this by hand and takes it back as the page goes, which comes too late where the next page has another process.
history.scrollRestoration = 'auto';

// Its controls stand in the document by now.
document.addEventListener('DOMContentLoaded', () => showScheme());

// The end: what needs this script is offered.
root.dataset.script = '';
