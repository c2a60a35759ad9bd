/** The `holds` of what names a file or an icon: only who can look whether it is there may guess which. */
export const onDisk = new Set<string | undefined>(['icon', 'logo', 'image', 'film', 'captions']);

/** Names a slip for which there is no one right text. */
export function slipOf(given: string, holds: string | undefined): string | undefined {
  if (holds && /(^|[/\\])(\.|%2e){2}([/\\]|$)/i.test(given))
    return 'Files lie inside public/: write the path from there, without "..".';
  if (holds !== undefined && onDisk.has(holds) && holds !== 'icon' && /^(https?:)?\/\/|^(data|blob|file):/i.test(given))
    return 'It must be a file of this site: put it into a folder of public/ and write its path from there.';
  if (holds !== 'link') return undefined;
  if (/^https:\/\/[^/?#]*@/i.test(given)) return 'Leave out what stands before the @, and the @.';
  if (/^https:\/\/[^./?#]+([/:?#]|$)/i.test(given))
    return 'Write the whole host, with its ending, such as www.example.com.';
  if (/^\/[^/?#]*[^\w./?#-]/.test(given))
    return 'Pages and files of this site have letters, digits, ".", "-" and "_" in their names, and nothing else.';
  return linkSlips.find(([slip]) => slip.test(given))?.[1];
}

/** Slips in links that begin as a link may, each with what to do about it; the first that fits is told. */
const linkSlips: [slip: RegExp, remedy: string][] = [
  [/^[a-z]+:\S*\s/i, 'It holds a space: write %20, or remove it.'],
  [/^mailto:[^?]*[,;]/, 'Write one address; whoever answers can add others.'],
  [/^mailto:.*%0[ad]/i, 'Remove the encoded line break (%0A or %0D).'],
  [/^mailto:.*\?/, 'Behind the "?" only subject=… and body=… may stand, with "&" between them.'],
  [/^https:\/\/[^/?#]*[{}]/, 'Write the host out: no token can stand in it.'],
  [/^https:\/\/[^/?#]*[^!-~]/, 'Write the host in plain letters, or in the form that begins with xn--.'],
  [/^https:\/\/[^'"`<>\\]*['"`<>\\]/, 'Write %27 for \', %22 for ", and remove < > ` and \\.'],
];
