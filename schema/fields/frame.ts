import { httpsAddress } from '../link-pattern.ts';
import { type FieldType, fieldMeta, matching } from './field-type.ts';
import { secure } from './propose.ts';

/** The address of a page of another site for a frame. Its origin must be listed in `security.frames`. */
const frameField: FieldType = {
  propose: secure,
  *check(address: string, { config, quote }) {
    const origin = originOf(address);
    const frames = framesOf(config);
    if (!origin?.startsWith('https:') || frames.includes(origin)) return;
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
  matching(new RegExp(`^${httpsAddress}$`), 2000).meta(
    fieldMeta(
      frameField,
      'Frame',
      `${description} Its origin must be listed in \`security.frames\`.`,
      examples,
      'Write an address without spaces that begins with https://.',
    ),
  );

/** Returns the origin of an address; undefined if it is no valid URL. */
export const originOf = (address: string): string | undefined =>
  URL.canParse(address) ? new URL(address).origin : undefined;

function framesOf(config: unknown): string[] {
  const frames = (config as { security?: { frames?: unknown } } | null)?.security?.frames;
  return Array.isArray(frames) ? frames.filter((one) => typeof one === 'string') : [];
}
