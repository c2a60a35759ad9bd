/**
 * What must work from the first paint on, before React: the header's look, menu, dialogs and films where the platform leaves
 * something to script, and keeping what the visitor asks for too early. It stands inline in every page, behind what
 * is painted first.
 */
import './platform/arrival.ts';
import './platform/panels.ts';
import './platform/dialogs.ts';
import './platform/films.ts';
import './platform/keep-early.ts';
import './platform/foreign-nodes.ts';

// The router sets this by hand and takes it back as the page goes, which comes too late where the next page has another process.
history.scrollRestoration = 'auto';

// It stands among what React takes over, and knows nothing of.
document.currentScript?.remove();
