import { readFileSync } from 'node:fs';
import { renderToStaticMarkup } from 'react-dom/server';
import type { SiteConfigInput } from '../schema/site.ts';

// Baseline for rendering: React alone renders the texts of each page in plain elements, in a loop, and writes nothing.

const { routes } = JSON.parse(readFileSync(process.argv[2] ?? '', 'utf8')) as SiteConfigInput;

/** All texts of a value in plain elements. */
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
