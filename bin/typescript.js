import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { transformSync } from 'rolldown/utils';

// Hooks by which Node.js runs the TypeScript of this repository, compiling each file as it is loaded.

const root = new URL('../', import.meta.url);
const { paths } = JSON.parse(readFileSync(new URL('tsconfig.json', root), 'utf8')).compilerOptions;
const entries = new Map(Object.entries(paths).map(([name, [file]]) => [name, new URL(file, root).href]));

export function resolve(specifier, context, next) {
  const isTypeScript = /^(\.|file:).*\.tsx?$/.test(specifier);
  const url = entries.get(specifier) ?? (isTypeScript && new URL(specifier, context.parentURL).href);
  return url ? { url, format: 'module', shortCircuit: true } : next(specifier, context);
}

export function load(url, context, next) {
  if (!/\.tsx?$/.test(url)) return next(url, context);
  const file = fileURLToPath(url);
  const { code, map, errors } = transformSync(file, readFileSync(file, 'utf8'), { sourcemap: true });
  const [error] = errors;
  if (error) throw new SyntaxError(`${file}: ${error.message}\n${error.codeframe ?? ''}`);
  const encoded = Buffer.from(JSON.stringify(map)).toString('base64');
  const source = `${code}\n//# sourceMappingURL=data:application/json;base64,${encoded}`;
  return { format: 'module', source, shortCircuit: true };
}
