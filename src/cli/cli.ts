import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Command, CommanderError } from 'commander';
import { commandLine } from '../diagnostics/command-line.ts';
import { safeText } from '../diagnostics/safe-text.ts';
import { codeFilesIn } from '../project/code-folder.ts';
import { checkOpenFiles } from './open-files.ts';
import { messageOf } from './output.ts';

// The commands of package.json. Each file of `commands/` is one, with its options; what it needs to run is imported by its action, so that
// help and `validate` do not load a bundler.

// A program that reads only the beginning of the output, such as `head`, ends the command: as other commands are ended by SIGPIPE.
for (const stream of [process.stdout, process.stderr])
  stream.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error;
    process.exit(process.exitCode ?? 141);
  });

const program = new Command()
  .description('Validates, edits, builds and serves a site from its site.config.json.')
  .configureHelp({
    commandUsage: (command) =>
      command.parent ? commandLine(nameOf(command), command.usage()) : commandLine('<command>', '[options]'),
  })
  .configureOutput({
    writeOut: (text) => process.stdout.write(safeText(text)),
    writeErr: (text) => process.stderr.write(safeText(text)),
  })
  .showHelpAfterError()
  .exitOverride();

/** The name of a command, with that of the command that it belongs to: `new:section`. */
const nameOf = (command: Command): string =>
  command.parent && command.parent !== program ? `${nameOf(command.parent)}:${command.name()}` : command.name();

try {
  checkOpenFiles();
  for (const file of codeFilesIn(join(import.meta.dirname, 'commands'))) {
    const { default: command } = (await import(pathToFileURL(file).href)) as { default: Command };
    program.addCommand(command);
    for (const one of [command, ...command.commands])
      one
        .copyInheritedSettings(program)
        .showHelpAfterError(`To see its arguments and options: ${commandLine(nameOf(one), '--help')}`);
  }
  await program.parseAsync();
} catch (error) {
  // Commander has said itself what is wrong with the arguments, or has shown the help, which is no error.
  const isCommander = error instanceof CommanderError;
  if (!isCommander) process.stderr.write(safeText(`${messageOf(error)}\n`));
  process.exitCode = isCommander && error.exitCode === 0 ? 0 : 2;
}
