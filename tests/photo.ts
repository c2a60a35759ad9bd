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

const xmp = `<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">
<rdf:Description rdf:about="" xmlns:exif="http://ns.adobe.com/exif/1.0/" exif:GPSLatitude="46,57.7320N"/></rdf:RDF></x:xmpmeta>`;

/** Says in EXIF and XMP where a picture was taken and with what, that it lies on its side, and that its colors are those of Display P3. */
export const withPlace = (picture: Sharp): Sharp =>
  picture
    .withExif({
      IFD0: { Model: 'Camera 5' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '46/1 57/1 44/1', GPSLongitudeRef: 'E', GPSLongitude: '7/1 26/1 0/1' },
    })
    .withMetadata({ orientation: 6 })
    .withIccProfile('p3')
    .withXmp(xmp);

/** What of that a file says. */
export async function placeIn(bytes: Buffer): Promise<string[]> {
  const { exif, xmp } = await sharp(bytes, { limitInputPixels: false }).metadata();
  const degrees = Buffer.from(Uint32Array.of(46, 1, 57, 1, 44, 1).buffer);
  return ['Camera 5', 'GPSLatitude', degrees].flatMap((text) =>
    [bytes, exif, xmp].some((part) => part?.includes(text)) ? [text.toString('latin1')] : [],
  );
}

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
