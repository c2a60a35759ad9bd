/**
 * What must be there before anything is painted: the scheme. It stands inline in the head of every page, and holds up the first paint,
 * so it is as small as can be; the platform script does the rest.
 */
import { root } from './platform/shared.ts';
import './platform/scheme.ts';
import './platform/too-soon.ts';

// What needs script is offered, so that nothing appears later. Where the rest of it could not run, it is taken back.
root.dataset.script = '';
document.addEventListener('DOMContentLoaded', () => 'earlyActions' in window || root.removeAttribute('data-script'));
