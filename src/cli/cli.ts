import { safeText } from '../diagnostics/safe-text.ts';
import { runCommandLine } from './program.ts';

// The program, as a process.

// A program that reads only the beginning of the output, such as `head`, ends the command: as other commands are ended by SIGPIPE.
for (const stream of [process.stdout, process.stderr])
  stream.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error;
    process.exit(process.exitCode ?? 141);
  });

const exitCode = await runCommandLine(process.argv.slice(2), {
  writeOut: (text) => process.stdout.write(safeText(text)),
  writeErr: (text) => process.stderr.write(safeText(text)),
});
if (exitCode !== undefined) process.exitCode = exitCode;
