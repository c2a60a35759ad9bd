import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Command, CommanderError } from 'commander';
import { commandLine } from '../diagnostics/command-line.ts';
import { codeFilesIn } from '../project/code-folder.ts';
import { checkOpenFiles } from './open-files.ts';
import { messageOf } from './output.ts';

// The commands of package.json. Each file of `commands/` is one, with its options; what it needs to run is imported by its action, so that
// help and `validate` do not load a bundler.

/** Where the help goes, and what is wrong with a command line. */
interface Output {
  writeOut(text: string): void;
  writeErr(text: string): void;
}

/** Runs the command of a command line. Returns the exit code; undefined if the command has run, which then has set it itself. */
export async function runCommandLine(args: string[], output: Output): Promise<number | undefined> {
  try {
    checkOpenFiles();
    await (await createProgram(output)).parseAsync(args, { from: 'user' });
    return undefined;
  } catch (error) {
    // Commander has said itself what is wrong with the arguments, or has shown the help, which is no error.
    const isCommander = error instanceof CommanderError;
    if (!isCommander) output.writeErr(`${messageOf(error)}\n`);
    return isCommander && error.exitCode === 0 ? 0 : 2;
  }
}

async function createProgram(output: Output): Promise<Command> {
  const program = new Command()
    .description('Validates, edits, builds and serves a site from its site.config.json.')
    .configureHelp({
      commandUsage: (command) =>
        command.parent ? commandLine(nameOf(command), command.usage()) : commandLine('<command>', '[options]'),
    })
    .configureOutput(output)
    .showHelpAfterError()
    .exitOverride();
  for (const file of codeFilesIn(join(import.meta.dirname, 'commands'))) {
    const { default: command } = (await import(pathToFileURL(file).href)) as { default: Command };
    program.addCommand(command);
    for (const one of [command, ...command.commands])
      one
        .copyInheritedSettings(program)
        .showHelpAfterError(`To see its arguments and options: ${commandLine(nameOf(one), '--help')}`);
  }
  return program;
}

/** The name of a command, with that of the command that it belongs to: `new:section`. */
const nameOf = (command: Command): string =>
  command.parent?.parent ? `${nameOf(command.parent)}:${command.name()}` : command.name();
