import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { benchAstro } from './astro.ts';
import { benchEdit } from './edit.ts';
import { benchGrowth } from './growth.ts';
import { benchLife } from './life.ts';
import { benchLighthouse } from './lighthouse.ts';
import { benchLimits } from './limits.ts';
import { benchLoad } from './load.ts';
import { benchPage } from './page.ts';
import { benchStudio } from './studio.ts';
import { asMarkdown, type Table } from './table.ts';
import { benchValidate } from './validate.ts';

// `npm run bench`, or `npm run bench -- validate`: measures, prints tables, and writes them as JSON below .cache/bench/.

const benches: Record<string, () => Table | Table[] | Promise<Table | Table[]>> = {
  validate: benchValidate,
  limits: benchLimits,
  growth: benchGrowth,
  astro: benchAstro,
  page: benchPage,
  edit: benchEdit,
  life: benchLife,
  lighthouse: benchLighthouse,
  load: benchLoad,
  studio: benchStudio,
};

const chosen = process.argv.slice(2);
const unknown = chosen.find((name) => !benches[name]);
if (unknown) {
  console.error(`There is no benchmark "${unknown}". There are: ${Object.keys(benches).join(', ')}.`);
  process.exit(2);
}
const ofDist = ['page', 'lighthouse', 'load'].filter((name) => chosen.length === 0 || chosen.includes(name));
if (ofDist.length > 0 && !existsSync('dist/index.html.br')) {
  console.error(
    `${ofDist.join(', ')}: there is no compressed dist/ to measure. Run npm run build -- --compress first.`,
  );
  process.exit(2);
}
mkdirSync('.cache/bench', { recursive: true });
for (const [name, measure] of Object.entries(benches)) {
  if (chosen.length > 0 && !chosen.includes(name)) continue;
  const tables = [await measure()].flat();
  writeFileSync(
    `.cache/bench/${name}.json`,
    `${JSON.stringify({ date: new Date().toISOString(), node: process.version, tables }, null, 2)}\n`,
  );
  for (const table of tables) console.log(`\n${asMarkdown(table)}`);
}
