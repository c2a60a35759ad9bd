import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import type { Issue } from '../../src/diagnostics/issue.ts';
import { loadSite } from '../../src/validate/load-site.ts';
import { changedText, changesOf, mistakeFiles, partsOf } from '../config/mistake-cases.ts';
import { registry } from '../registry.ts';
import { type ServedStudio, serveStudio, siteFolder } from '../studio/served-studio.ts';

// Each mistake that is stored, saved in a text editor while Studio runs: its list, its forms and its code show these issues.

const site = siteFolder('mistakes');
let studio: ServedStudio;
beforeAll(async () => {
  studio = await serveStudio(site.folder);
}, 90_000);
afterAll(() => studio?.end());

const said = (issues: Issue[]) =>
  issues.map(({ line, column, severity, code, message, hint }) => ({ line, column, severity, code, message, hint }));

it.each(Object.entries(mistakeFiles))(
  'Studio says of mistakes/%s.txt what the terminal says',
  async (name, base) => {
    for (const part of partsOf(name).filter((part) => !part.startsWith('# '))) {
      const text = changedText(base, changesOf(part));
      writeFileSync(site.config, text);
      const loaded = await loadSite(registry, site.config, join(site.folder, 'public'));
      const told = said(loaded.ok ? loaded.warnings : loaded.issues);
      await vi.waitFor(
        async () => {
          const { state } = await studio.call('state', {});
          expect(state.text === text).toBe(true);
          expect(said(state.issues)).toEqual(told);
        },
        { timeout: 10_000, interval: 30 },
      );
    }
  },
  120_000,
);
