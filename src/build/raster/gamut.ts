/** Whether a colour profile (ICC) is one of those that hold more colours than sRGB, by the name that it has in itself. */
export function isWideGamut(profile: Buffer | undefined): boolean {
  return profile !== undefined && /P3|Adobe ?RGB|ProPhoto|ROMM|2020|Wide Gamut/i.test(nameOf(profile));
}

// The table of a profile's parts begins after its header: a count, then for each part its name, offset and length.
const table = 128;

function nameOf(profile: Buffer): string {
  const count = profile.length > table + 4 ? profile.readUInt32BE(table) : 0;
  for (let at = table + 4; at < table + 4 + count * 12 && at + 12 <= profile.length; at += 12) {
    if (profile.toString('latin1', at, at + 4) !== 'desc') continue;
    const [offset, length] = [profile.readUInt32BE(at + 4), profile.readUInt32BE(at + 8)];
    // Either kind of text, of one or two bytes a sign, reads the same without its empty bytes.
    return profile.toString('latin1', offset, offset + length).replaceAll('\0', '');
  }
  return '';
}
