import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { glyphs } from './courses/glyphs.ts';
import { drawTile } from './courses/tile.ts';
import { drawIcons } from './mark/icons.ts';
import { drawAbout } from './pictures/about.ts';
import { drawHero } from './pictures/hero.ts';
import { drawTraining } from './pictures/training.ts';
import { drawWhyChooseUs } from './pictures/why-choose-us.ts';
import { people } from './team/people.ts';

const PUBLIC = fileURLToPath(new URL('../../../public/', import.meta.url));

const files: Record<string, string | Buffer> = {
  'images/hero.svg': drawHero(),
  'images/why-choose-us.svg': drawWhyChooseUs(),
  'images/about.svg': drawAbout(),
  'images/training.svg': drawTraining(),
  ...(await drawIcons()),
};
for (const [name, draw] of Object.entries(people)) files[`images/team/${name}.svg`] = draw();
for (const [index, [id, glyph]] of Object.entries(glyphs).entries())
  files[`images/courses/${id}.svg`] = await drawTile(glyph, index);

for (const [path, content] of Object.entries(files)) {
  const file = join(PUBLIC, path);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, content);
  console.log(`${path}  ${(Buffer.byteLength(content) / 1000).toFixed(1)} kB`);
}
