import { execFileSync } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';

/** Packs a package of `examples/` and puts what is in the tarball into the packages of a site, as `npm install` would. */
export function installExample(example: string, name: string, site: string): void {
  const to = join(site, 'node_modules', name);
  mkdirSync(to, { recursive: true });
  const [{ filename }] = JSON.parse(
    execFileSync('npm', ['pack', '--json', '--silent', '--pack-destination', to], {
      cwd: join('examples', example),
      encoding: 'utf8',
    }),
  );
  execFileSync('tar', ['xzf', filename, '--strip-components=1'], { cwd: to });
  rmSync(join(to, filename));
}
