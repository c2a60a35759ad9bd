import { rename } from 'node:fs/promises';
import type { Issue } from '../../diagnostics/issue.ts';
import { displayName } from '../../project/display-name.ts';
import { decodeConfig, readSaved } from '../../project/read-config.ts';
import { createFile } from '../../project/replace-file.ts';

/** The maximum size of a file, in bytes. */
const largest = 16_000_000;

/** Reads a file. `trouble` says why it cannot be read. If it still has the bytes `known`, there is no text. */
export async function readText(
  file: string,
  known?: Buffer,
): Promise<{ text?: string; bytes?: Buffer; trouble?: string }> {
  const name = displayName(file);
  const read = await readSaved(file);
  if (!read.ok) return { trouble: troubleOf(name, read.issue) };
  const { bytes } = read;
  if (bytes.length > largest)
    return {
      trouble: `${name} has ${Math.round(bytes.length / 1e6)} MB; Studio edits files of up to ${largest / 1e6} MB.`,
    };
  if (known?.equals(bytes)) return { bytes: known };
  const config = decodeConfig(file, bytes);
  return config.ok ? { bytes, text: config.text } : { trouble: troubleOf(name, config.issue) };
}

function troubleOf(name: string, { code, message, hint }: Issue): string {
  if (code === 'file/missing') return `${name} is not there: it was deleted or renamed.`;
  if (code === 'file/directory') return `${name} is a folder, not a file.`;
  return `${name}: ${message} ${hint}`;
}

/** Writes a new file. A file or folder in its place is renamed. */
export async function writeAgain(file: string, text: string): Promise<void> {
  const aside = `${file}.${Date.now()}`;
  await rename(file, aside).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error;
  });
  try {
    await createFile(file, text);
  } catch (error) {
    await rename(aside, file).catch(() => {});
    throw error;
  }
}
