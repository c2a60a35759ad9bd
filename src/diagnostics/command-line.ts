/** Whether the program is that of the package. The repository has the same commands as scripts of npm. */
const isPackage = import.meta.filename?.endsWith('.js') === true;

/** Returns what a user types to run a command, such as `validate` or `new:section`, with options such as ` --write --site my-site`. */
export function commandLine(command: string, options = ''): string {
  const given = options.trim();
  if (isPackage) return `npx site-from-json ${command.replace(':', ' ')}${given && ` ${given}`}`;
  return `npm run ${command}${given && ` -- ${given}`}`;
}
