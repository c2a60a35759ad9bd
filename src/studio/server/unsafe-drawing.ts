import { isUtf8 } from 'node:buffer';

// An SVG opened by itself is a page of the site, and may do what its scripts can. Everything is looked for in the whole text, whatever
// stands around it: where an element, a comment or a text ends is what attacks make unclear.

/** Elements that run something, hold another document or lead away, whatever stands for their namespace. */
const elements =
  /<(?:[^\s<>/:]+:)?(script|handler|listener|foreignObject|iframe|frame|object|embed|applet|audio|video|meta|base|link|form|input|button)(?=[\s/>])/i;
const handler = /[\s"'/](on[a-z]+)\s*=\s*["']/i;
const declaration = /<!ENTITY|<!DOCTYPE[^>]*\[|<\?xml-stylesheet/i;
const animated = /attributeName\s*=\s*["']\s*(?:[\w.-]+:)?(href|on\w+)/i;
const encoding = /<\?xml[^>]*encoding\s*=\s*["'](?!utf-?8["'])/i;
const links = /[\s"'/:](?:href|src|action)\s*=\s*(?:"([^"]*)"|'([^']*)'|[^"'\s])/gi;
const loads = /@import|url\(\s*(?!["']?(?:#|data:image\/(?:png|jpe?g|gif|webp|avif)[;,]))/i;
const ownLink = /^\s*(#|data:image\/(png|jpe?g|gif|webp|avif)[;,]|$)/i;

/** What makes a drawing unsafe, in words; undefined for one that only draws. */
export function unsafeDrawing(bytes: Buffer): string | undefined {
  if (!isUtf8(bytes)) return 'is not saved as UTF-8';
  const text = bytes.toString('utf8');
  const element = elements.exec(text)?.[1];
  if (element) return `holds <${element}>, and pictures may not run or load anything`;
  const name = handler.exec(text)?.[1] ?? animated.exec(text)?.[1];
  if (name) return `holds "${name}", and pictures may not run anything`;
  if (declaration.test(text)) return 'declares entities or style sheets of its own';
  if (encoding.test(text) || text.includes('\0')) return 'is not saved as UTF-8';
  if (/javascript:/i.test(decoded(text))) return 'holds a script in a link';
  for (const [, double, single] of text.matchAll(links))
    if (!ownLink.test(double ?? single ?? 'x')) return 'leads to another file or page';
  return loads.test(decoded(text)) ? 'loads another file' : undefined;
}

/** A text with its numbered characters, and without what browsers pass over in an address. */
const decoded = (text: string) =>
  text
    .replace(/&#(?:x([\da-f]{1,6})|(\d{1,7}));?/gi, (_, hex?: string, decimal?: string) => {
      const code = hex ? Number.parseInt(hex, 16) : Number(decimal);
      return code <= 0x10ffff ? String.fromCodePoint(code) : '';
    })
    .replace(/[\t\n\r]/g, '');
