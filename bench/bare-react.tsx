import { readFileSync } from 'node:fs';
import { renderToStaticMarkup } from 'react-dom/server';
import type { SiteConfigInput } from '../schema/site.ts';

// The floor of rendering: the words of each page in bare elements, by React alone, in a loop; nothing is written.

const { routes } = JSON.parse(readFileSync(process.argv[2] ?? '', 'utf8')) as SiteConfigInput;

/** Whatever is written in a config, as bare elements. */
function Words({ value }: { value: unknown }) {
  if (typeof value === 'string') return <p>{value}</p>;
  if (typeof value !== 'object' || value === null) return null;
  return (
    <div>
      {Object.entries(value).map(([key, part]) => (
        <Words key={key} value={part} />
      ))}
    </div>
  );
}

const began = performance.now();
let length = 0;
for (const route of routes) length += renderToStaticMarkup(<Words value={route} />).length;
if (length === 0) throw new Error('Nothing was rendered');
console.log(
  JSON.stringify({ seconds: (performance.now() - began) / 1000, megabytes: process.resourceUsage().maxRSS / 1000 }),
);
