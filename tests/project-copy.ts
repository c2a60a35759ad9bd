import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { hashCode } from '../src/build/bundle.ts';
import { companyFile } from './company.ts';
import { registry } from './registry.ts';

const project = join(import.meta.dirname, '..');

export interface ProjectCopy {
  root: string;
  read(file: string): string;
  write(file: string, text: string): void;
  remove(): void;
}

/**
 * A copy of the project in which a test may change and break whatever it likes; its packages and the bundle of its code are the project's
 * own, its config is the tests' (see `company.ts`). `prepare` is given its folder while that is empty.
 */
export function copyProject(name: string, prepare = (_root: string) => {}): ProjectCopy {
  const root = resolve('.cache', name);
  rmSync(root, { recursive: true, force: true });
  mkdirSync(root, { recursive: true });
  prepare(root);
  for (const part of ['bin', 'schema', 'src', 'public', 'package.json', 'package-lock.json', 'tsconfig.json']) {
    cpSync(join(project, part), join(root, part), { recursive: true });
  }
  cpSync(companyFile, join(root, 'site.config.json'));
  symlinkSync(join(project, 'node_modules'), join(root, 'node_modules'));
  const bundle = join('.cache/made', hashCode(project, registry));
  if (existsSync(join(project, bundle))) cpSync(join(project, bundle), join(root, bundle), { recursive: true });
  return {
    root,
    read: (file) => readFileSync(join(root, file), 'utf8'),
    write(file, text) {
      mkdirSync(dirname(join(root, file)), { recursive: true });
      writeFileSync(join(root, file), text);
    },
    remove: () => rmSync(root, { recursive: true, force: true }),
  };
}
