import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sectionTypes } from '../../sections/index.ts';
import { type Exhibit, exhibits } from './gallery-config.ts';

/** Where the development server shows the gallery. */
export const galleryPath = '/gallery';

/** The gallery: each section type with its examples as they look, beside the JSON that makes them. */
export function galleryHtml(): string {
  const style = readFileSync(join(import.meta.dirname, 'gallery.css'), 'utf8');
  const links = sectionTypes.map(({ type, schema }) => `<li><a href="#${type}">${asText(titleOf(schema))}</a></li>`);
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Section types</title>
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<style>${style}</style>
<script type="module" src="/src/dev/gallery.ts"></script>
<script type="module" src="/src/dev/show-issues.ts"></script>
</head>
<body>
<nav aria-label="Section types"><h1>Section types</h1><ul>${links.join('')}</ul>
<form>
<label>Width <select name="width"><option value="">as it fits</option><option>390</option><option>768</option><option>1440</option></select></label>
<label>Scheme <select name="scheme"><option>light</option><option>dark</option></select></label>
</form></nav>
<main>${sectionTypes.map(chapter).join('')}</main>
</body>
</html>
`;
}

type SectionType = (typeof sectionTypes)[number];

function chapter({ type, schema }: SectionType): string {
  const own = exhibits.filter((exhibit) => exhibit.type === type);
  return `<section aria-labelledby="${type}"><h2 id="${type}">${asText(titleOf(schema))} <code>${type}</code></h2>
<p>${asText(schema.meta()?.description ?? '')}</p>${own.map(figure).join('')}</section>`;
}

function figure({ path, example }: Exhibit): string {
  const name = path.slice(1);
  return `<figure>
<figcaption><a href="${path}">${name}</a> <button type="button" data-copy>Copy JSON</button></figcaption>
<iframe src="${path}" title="${name}" loading="lazy"></iframe>
<pre tabindex="0" aria-label="JSON of ${name}"><code>${asText(JSON.stringify(example, null, 2))}</code></pre>
</figure>`;
}

const titleOf = (schema: SectionType['schema']) => schema.meta()?.title ?? '';

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const asText = (text: string) => text.replace(/[&<>"]/g, (sign) => entities[sign] ?? sign);
