import { writeFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { validate } from '../../src/cli/validate.ts';
import type { Issue } from '../../src/diagnostics/issue.ts';
import { changedText, changesOf, mistakeFiles, partsOf } from '../config/mistake-cases.ts';
import { type ServedStudio, serveStudio, siteFolder } from '../studio/served-studio.ts';

// Each mistake that is stored, saved in a text editor while Studio runs: its list, its forms and its code show these issues.

const site = siteFolder('mistakes');
let studio: ServedStudio;
beforeAll(async () => {
  studio = await serveStudio(site.folder);
}, 90_000);
afterAll(() => studio?.end());

const said = ({ line, column, severity, code, message, hint }: Issue) => ({
  line,
  column,
  severity,
  code,
  fact: message,
  fix: hint,
});

it.each(Object.entries(mistakeFiles))(
  'Studio says of mistakes/%s.txt what the terminal says',
  async (name, base) => {
    for (const part of partsOf(name).filter((part) => !part.startsWith('# '))) {
      const text = changedText(base, changesOf(part));
      writeFileSync(site.config, text);
      let json = '';
      await validate(site.config, { format: 'json' }, undefined, { write: (more) => (json += more) });
      const { issues } = JSON.parse(json) as { issues: Record<string, unknown>[] };
      const told = issues.map(({ line, column, severity, code, fact, fix }) => ({
        line,
        column,
        severity,
        code,
        fact,
        fix,
      }));
      await vi.waitFor(
        async () => {
          const { state } = await studio.call('state', {});
          expect(state.text === text).toBe(true);
          expect(state.issues.map(said)).toEqual(told);
        },
        { timeout: 10_000, interval: 30 },
      );
    }
  },
  120_000,
);
