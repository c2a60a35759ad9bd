import sharp from 'sharp';

/** The rectangle that a drawing on the grid of 24 really fills. */
export async function measureGlyph(markup: string): Promise<{ x: number; y: number; width: number; height: number }> {
  const scale = 20;
  const room = 4;
  const side = (24 + 2 * room) * scale;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}" viewBox="${-room} ${-room} ${24 + 2 * room} ${24 + 2 * room}" fill="none">${markup}</svg>`;
  const { data, info } = await sharp(Buffer.from(svg)).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  let [left, top, right, bottom] = [info.width, info.height, 0, 0];
  for (let y = 0; y < info.height; y += 1) {
    for (let x = 0; x < info.width; x += 1) {
      if ((data[(y * info.width + x) * info.channels + 3] ?? 0) < 128) continue;
      left = Math.min(left, x);
      right = Math.max(right, x + 1);
      top = Math.min(top, y);
      bottom = Math.max(bottom, y + 1);
    }
  }
  const unit = info.width / (24 + 2 * room);
  return { x: left / unit - room, y: top / unit - room, width: (right - left) / unit, height: (bottom - top) / unit };
}
