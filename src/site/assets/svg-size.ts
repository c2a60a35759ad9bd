import type { Size } from './picture-size.ts';

/** The opening tag of a drawing's root element; undefined if the text is no SVG. */
export function svgTag(text: string): string | undefined {
  const body = text
    .replace(/^\ufeff/, '')
    .replace(/^(\s|<\?[\s\S]*?\?>|<!--[\s\S]*?-->|<!DOCTYPE[^[>]*(\[[\s\S]*?\]\s*)?>)+/i, '');
  return /^<(?:[\w-]+:)?svg(?=[\s/>])(?:[^>"']|"[^"]*"|'[^']*')*>?/.exec(body)?.[0];
}

/** The size of a drawing in CSS pixels: its width and height, or those of its viewBox; undefined if it has neither. */
export function svgSize(text: string): Size | undefined {
  const tag = svgTag(text) ?? '';
  const width = pixels(attribute(tag, 'width'));
  const height = pixels(attribute(tag, 'height'));
  const [, , boxWidth = 0, boxHeight = 0] = (attribute(tag, 'viewBox') ?? '')
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  const ratio = boxWidth > 0 && boxHeight > 0 ? boxWidth / boxHeight : undefined;
  if (width && height) return whole(width, height);
  if (!ratio) return undefined;
  if (width) return whole(width, width / ratio);
  return height ? whole(height * ratio, height) : whole(boxWidth, boxHeight);
}

/** Whether a drawing names the namespace of SVG, without which browsers show nothing. */
export const hasSvgNamespace = (text: string): boolean =>
  /\sxmlns(:[\w-]+)?\s*=\s*["']http:\/\/www\.w3\.org\/2000\/svg["']/.test(svgTag(text) ?? '');

const attribute = (tag: string, name: string) =>
  new RegExp(`\\s${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`).exec(tag)?.slice(1).find(Boolean);

const units: Record<string, number> = { '': 1, px: 1, pt: 4 / 3, pc: 16, in: 96, cm: 96 / 2.54, mm: 96 / 25.4 };

function pixels(length: string | undefined): number | undefined {
  const [, number, unit = ''] = /^\s*(\d*\.?\d+)([a-z]*)\s*$/.exec(length ?? '') ?? [];
  const factor = units[unit];
  return number && factor ? Number(number) * factor : undefined;
}

const whole = (width: number, height: number): Size => ({
  width: Math.max(1, Math.round(width)),
  height: Math.max(1, Math.round(height)),
});
