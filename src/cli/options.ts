import { InvalidArgumentError, Option } from '@commander-js/extra-typings';

// The options and the kinds of values that several commands have.

/** Reads a text. An option in its place means that it was forgotten. */
export function readText(text: string): string {
  if (text === '' || text.startsWith('-')) throw new InvalidArgumentError('Give a value that does not begin with "-".');
  return text;
}

export const siteOption = new Option(
  '--site <folder>',
  'the folder of another site (default: that of the variable SITE, if it is set)',
).argParser(readText);

export const hostOption = new Option(
  '--host <address>',
  'lets other machines in, at an address or a name of this one, such as 0.0.0.0 for all (default: none)',
).argParser(readText);

export const portOption = (standard: number) =>
  new Option('--port <number>', 'the port of the server').default(standard).argParser(readPort);

function readPort(text: string): number {
  const port = Number(text);
  if (text.trim() === '' || !Number.isInteger(port) || port < 0 || port > 65535)
    throw new InvalidArgumentError('Give a number from 0 to 65535.');
  return port;
}
