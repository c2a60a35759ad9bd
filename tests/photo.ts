import sharp, { type Sharp } from 'sharp';

const clouds = `<svg xmlns="http://www.w3.org/2000/svg" width="480" height="360">
<filter id="a" x="0" y="0" width="100%" height="100%">
<feTurbulence type="fractalNoise" baseFrequency="0.03" numOctaves="5" seed="7"/>
<feColorMatrix values="1 0 0 0 0.2  0 1 0 0 0.1  0 0 1 0 0  0 0 0 0 1"/>
</filter>
<rect width="100%" height="100%" filter="url(#a)"/></svg>`;
const small = await sharp(Buffer.from(clouds)).flatten({ background: '#333' }).png().toBuffer();

/** Something as varied as a photograph, the same each time. */
export const drawPhoto = (width: number, height: number): Sharp => sharp(small).resize(width, height, { fit: 'fill' });

/** The beginning of a file of the family of HEIC and AVIF, by its brands: sharp cannot write HEIC. */
export const heic = (brand: string, ...others: string[]) => {
  const box = Buffer.concat([Buffer.alloc(4), Buffer.from(`ftyp${brand}\0\0\0\0${others.join('')}`, 'latin1')]);
  box.writeUInt32BE(box.length);
  return Buffer.concat([box, Buffer.from('\0\0\0\x08mdat', 'latin1')]);
};

/** An animation of 12,000 × 12,000 pixels by its header, in some hundred bytes. */
export async function hugeWebp(): Promise<Buffer> {
  const frames = Buffer.from([255, 0, 0, 0, 0, 255]);
  const raw = { width: 1, height: 2, channels: 3, pageHeight: 1 } as const;
  const webp = await sharp(frames, { raw })
    .webp({ loop: 0, delay: [9, 9] })
    .toBuffer();
  for (const at of [24, 27]) webp.writeUIntLE(12_000 - 1, at, 3);
  return webp;
}

/** Elements that draw each other twice, so many times in a row. */
export const uses = (times: number): string =>
  Array.from({ length: times }, (_, at) => {
    const inside = at === 0 ? '<path/>' : `<use href="#u${at - 1}"/><use href="#u${at - 1}"/>`;
    return `<g id="u${at}">${inside}</g>`;
  }).join('');
