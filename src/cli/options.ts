import { type ParseArgsConfig, parseArgs } from 'node:util';
import { formats } from '../diagnostics/format.ts';
import { suggest } from '../diagnostics/suggest.ts';
import { quote } from '../json/show-value.ts';
import { packageRoot } from '../project/package-root.ts';
import { findStarters } from './starters.ts';

const starters = [...findStarters(packageRoot).keys()];
const port = '  --port  the number of the port\n';
const site = '  --site  the folder of another site\n';

/** What `--help` says of each command. */
export const usages: Record<string, string> = {
  start: `Usage: npm start -- [--port number] [--site folder]

Validates and builds the site, and serves dist/.
${port}${site}`,
  dev: `Usage: npm run dev -- [--port number] [--site folder]

Serves the site during editing, and shows each change at once.
${port}${site}`,
  gallery: `Usage: npm run gallery -- [--port number] [--site folder]

Serves all section types with examples and their JSON.
${port}${site}`,
  studio: `Usage: npm run studio -- [--port number] [--site folder]

Serves the site with Studio, in which it is edited on its own pages.
${port}${site}`,
  build: `Usage: npm run build -- [--compress] [--shard part/parts] [--site folder]

Builds the site into dist/.
  --compress  also writes .br and .gz files
  --shard     builds one of several parts, such as 2/4
  --site      the folder of another site
Exit code: 0 built, 1 the config has errors, 2 could not build.
`,
  preview: `Usage: npm run preview -- [--port number] [--site folder]

Serves dist/ like a static host, with the site's headers.
${port}${site}`,
  nginx: `Usage: npm run nginx -- [--root folder] [--listen port] [--name host] [--brotli] [--site folder]

Prints a configuration for nginx that serves dist/.
  --root    the folder with the built site on the server
  --listen  the port, or the address and the port (default: 80)
  --name    the name of the host (default: any)
  --brotli  serves .br files, for an nginx with that module
  --site    the folder of another site
`,
  validate: `Usage: npm run validate -- [file] [--format ${formats.join('|')}] [--strict] [--all] [--site folder]

Checks a config (default: site.config.json) and all files that it names.
  --format  the output: for people (text), programs (json, sarif) or pull requests (github)
  --strict  treats warnings as errors
  --all     reports each unused file separately
  --site    the folder of another site
Exit code: 0 valid, 1 invalid or not found, 2 could not run.
`,
  migrate: `Usage: npm run migrate -- [file] [--write] [--site folder]

Shows how an older config (default: site.config.json) and the files of its other languages change to the current format.
  --write  writes them
  --site   the folder of another site
Exit code: 0 shown or written, 1 the file has errors, 2 could not run.
`,
  translate: `Usage: npm run translate -- language [--site folder]

Adds the texts that the file of a language lacks, each beside the text of the main config: npm run translate -- de
Items that the file has to name get ids in the main config.
${site}Exit code: 0 written, 1 a file has errors, 2 could not run.
`,
  diff: `Usage: npm run diff -- [old] [new] [--markdown] [--exit-code] [--site folder]

Describes the changes of a config. Old and new are files, or git revisions with the config. Default: old is HEAD, the last
commit, and new is the current file.
  --markdown   prints a list for a pull request
  --exit-code  exits with 1 if there are changes
  --site       the folder of another site
Exit code: 0 compared, 2 could not compare.
`,
  init: `Usage: npm run init -- folder [--from ${starters.join('|')}] [--name "Your name"]

Creates a folder with a new site from a starter.
  --from  the starter (default: blank)
  --name  the name of the site
`,
  schema: `Usage: npm run schema -- [--site folder]

Writes the JSON Schema of the config.
${site}`,
  'new:section': `Usage: npm run new:section -- name [--live] [--site folder]

Writes a new section type, such as pricing-table.
  --live  for one that runs in the browser
  --site  the folder of the site that it is for
`,
};

/** The first line of what `--help` says of a command. */
export const usageOf = (command: string): string => usages[command]?.split('\n', 1)[0] ?? '';

export const asksForHelp = (argv: string[]): boolean =>
  argv.slice(0, argv.includes('--') ? argv.indexOf('--') : undefined).some((arg) => arg === '--help' || arg === '-h');

/** Reads the options of a command like `parseArgs`, but tells a mistake in a plain sentence. */
export function readOptions<const T extends ParseArgsConfig>(config: T) {
  const { options = {} } = config;
  const { tokens = [] } = parseArgs({ ...config, strict: false, tokens: true } as const);
  for (const token of tokens) {
    if (token.kind === 'positional' && !config.allowPositionals)
      throw new Error(`${quote(token.value)} is not an option. ${known(options)}`);
    if (token.kind !== 'option') continue;
    const { name, rawName, value, inlineValue } = token;
    const option = Object.hasOwn(options, name) ? options[name] : undefined;
    if (!option) {
      const meant = suggest(name, [...Object.keys(options), 'site']);
      throw new Error(`There is no option ${rawName}. ${meant ? `Did you mean --${meant}?` : known(options)}`);
    }
    if (option.type === 'boolean' && value !== undefined) throw new Error(`${rawName} takes no value.`);
    if (option.type === 'string' && (!value || (!inlineValue && value.startsWith('-'))))
      throw new Error(`${rawName} needs a value.`);
  }
  return parseArgs(config);
}

const known = (options: object) =>
  `The options are ${[...Object.keys(options), 'site', 'help'].map((name) => `--${name}`).join(', ')}.`;
