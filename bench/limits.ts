import { mkdirSync } from 'node:fs';
import { checkSite } from '../src/validate/load-site.ts';
import { largestInputs } from '../tests/largest-inputs.ts';
import { registry } from '../tests/registry.ts';
import type { Table } from './table.ts';

const publicDir = '.cache/bench/public';

/** Measures the check of large configs of one kind each: half of the largest, and the largest, which may take 2.5 times as long. */
export async function benchLimits(): Promise<Table> {
  mkdirSync(publicDir, { recursive: true });
  const rows = [];
  for (const [name, { most, config, german }] of Object.entries(largestInputs)) {
    const secondsOf = async (size: number) => {
      const text = JSON.stringify(config(size), null, 1);
      const texts: Record<string, string> = german ? { 'site.config.de.json': JSON.stringify(german(size)) } : {};
      const began = process.cpuUsage();
      await checkSite(registry, text, 'site.config.json', publicDir, undefined, {}, texts);
      const { user, system } = process.cpuUsage(began);
      return (user + system) / 1e6;
    };
    await secondsOf(most / 20);
    const [half, whole] = [await secondsOf(most / 2), await secondsOf(most)];
    rows.push([name, most, half.toFixed(2), whole.toFixed(2), (whole / half).toFixed(1)]);
  }
  return {
    title: "Checking the largest configs, the processor's time",
    columns: ['kind', 'size', 'half of it (s)', 'all of it (s)', 'ratio'],
    rows,
  };
}
