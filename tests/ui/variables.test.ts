import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { accentShades } from '../../src/theme/palette.ts';
import type { ThemeModel } from '../../src/theme/theme.ts';
import { themeCss } from '../../src/theme/theme-css.ts';

const model: ThemeModel = {
  accent: '#cf3f00',
  neutral: 'warm',
  shades: accentShades('#cf3f00'),
  motif: 'blocks',
  density: 'normal',
  width: 'normal',
  radius: 'medium',
  scheme: 'system',
  storageKey: 'theme',
};

const read = (file: string) => readFileSync(file, 'utf8');
const block = read('src/theme/variables.css');
/** The variables that some CSS or code sets. */
const setIn = (text: string) => [...text.matchAll(/(--[\w-]+)['"]?\]?:/g)].map(([, name = '']) => name);
const own = new Set([...setIn(block), ...setIn(themeCss(model))].filter((name) => !name.startsWith('--mantine')));

/** The files of the site's own styles; those of Studio, the gallery and the error dialog are other documents. */
const folders = ['sections', 'shell', 'theme', 'ui'].map((name) => join('src', name));
const filesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => join(folder, file));
const styled = [...folders.flatMap(filesIn), ...filesIn('src/server').filter((file) => file.endsWith('.ts'))].filter(
  (file) => /\.(css|tsx?)$/.test(file),
);

it('what Mantine has no name for is ten variables, each described once', () => {
  const ofComponents = ['--container-size', '--input-bd', '--overlay-bg', '--motif-top', '--motif-right'];
  const rest = [...own].filter((name) => !ofComponents.includes(name));
  expect(rest).toHaveLength(10);
  const documented = read('docs/developers.md');
  for (const name of rest) expect(documented, name).toContain(`\`${name}\``);
});

/** Set by code that puts their names together: that of Mantine's carousel, and of the gallery's rows. */
const composed = /^--(carousel-slide|narrow|wide)-/;

it('styles refer to no variable that nothing sets', () => {
  const mantine = ['core', 'dates', 'carousel', 'notifications'].map((name) =>
    read(`node_modules/@mantine/${name}/styles.css`),
  );
  const known = new Set([...setIn(themeCss(model) + block), ...mantine.flatMap(setIn), '--mantine-color-scheme']);
  // A component sets variables for its own parts, and shared ones for what sections put into them.
  const nearby = (file: string) =>
    [...filesIn(dirname(file)), ...filesIn('src/ui')]
      .filter((one) => /\.(css|tsx?)$/.test(one))
      .flatMap((one) => setIn(read(one)));
  const unknown = styled.flatMap((file) => {
    const names = new Set([...read(file).matchAll(/var\((--[\w-]+)\)/g)].map(([, name = '']) => name));
    const missing = [...names].filter((name) => !known.has(name) && !composed.test(name));
    if (missing.length === 0) return [];
    const set = new Set(nearby(file));
    return missing.filter((name) => !set.has(name)).map((name) => `${file}: ${name}`);
  });
  expect(unknown).toEqual([]);
});
