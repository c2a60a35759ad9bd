import { originOf, webPattern, whyNoAddress } from '../web-address.ts';
import { type FieldType, fieldMeta } from './field-type.ts';
import { orAddress, webAddresses } from './web-address.ts';

/** The address of a page of another site for a frame. Its origin must be listed in `security.frames`. */
const frameField: FieldType = {
  propose: webAddresses,
  fix: whyNoAddress,
  *check(address: string, { config, quote }) {
    const origin = originOf(address);
    const frames = framesOf(config);
    if (!origin?.startsWith('https:') || frames.some((one) => originOf(one) === origin)) return;
    const all = [...frames, origin];
    yield {
      code: 'security/frame',
      message: `The site does not allow frames of ${origin}.`,
      hint: `Allow it: "security": { "frames": [${all.map((one) => quote(one)).join(', ')}] }.`,
      requires: { path: ['security', 'frames'], value: all },
    };
  },
};

/** The address of a page of another site for a frame. Its origin must be listed in `security.frames`. */
export const frameAddress = (description: string, ...examples: string[]) =>
  orAddress(webPattern).meta(
    fieldMeta(
      frameField,
      'Frame',
      `${description} Its origin must be listed in \`security.frames\`.`,
      examples,
      'Write an address that begins with https://.',
    ),
  );

function framesOf(config: unknown): string[] {
  const frames = (config as { security?: { frames?: unknown } } | null)?.security?.frames;
  return Array.isArray(frames) ? frames.filter((one) => typeof one === 'string') : [];
}
