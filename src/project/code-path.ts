/**
 * Throws if the path of a folder has one of some signs. tsx takes "?" for the end of an address, Vite "#" too, and, in the address of what is
 * not below its root, "%" for a part of one. So code cannot be loaded or served from there.
 */
export function checkCodePath(folder: string, signs: RegExp): void {
  const [sign] = signs.exec(folder) ?? [];
  if (sign)
    throw new Error(
      `The code in ${folder} cannot be used there: a "${sign}" in a path is taken for a part of an address. Rename that folder.`,
    );
}
