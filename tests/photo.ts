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
