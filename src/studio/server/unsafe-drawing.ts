import { isUtf8 } from 'node:buffer';

// A browser that opens an SVG file runs its scripts as a page of the site. The patterns search the whole text and ignore comments and
// nesting, because attacks hide in malformed markup.

/** Elements that run scripts, embed documents or link to other pages, with any namespace prefix. */
const elements =
  /<(?:[^\s<>/:]+:)?(script|handler|listener|foreignObject|iframe|frame|object|embed|applet|audio|video|meta|base|link|form|input|button)(?=[\s/>])/i;
const handler = /[\s"'/](on[a-z]+)\s*=\s*["']/i;
const declaration = /<!ENTITY|<!DOCTYPE[^>]*\[|<\?xml-stylesheet/i;
const animated = /attributeName\s*=\s*["']\s*(?:[\w.-]+:)?(href|on\w+)/i;
const encoding = /<\?xml[^>]*encoding\s*=\s*["'](?!utf-?8["'])/i;
const links = /[\s"'/:](?:href|src|action)\s*=\s*(?:"([^"]*)"|'([^']*)'|[^"'\s])/gi;
const loads = /@import|url\(\s*(?!["']?(?:#|data:image\/(?:png|jpe?g|gif|webp|avif)[;,]))/i;
const ownLink = /^\s*(#|data:image\/(png|jpe?g|gif|webp|avif)[;,]|$)/i;

/** Returns why a drawing is unsafe; undefined if it is safe. */
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

/** Decodes character references, and removes the characters that browsers ignore in an address. */
const decoded = (text: string) =>
  text
    .replace(/&#(?:x([\da-f]{1,6})|(\d{1,7}));?/gi, (_, hex?: string, decimal?: string) => {
      const code = hex ? Number.parseInt(hex, 16) : Number(decimal);
      return code <= 0x10ffff ? String.fromCodePoint(code) : '';
    })
    .replace(/[\t\n\r]/g, '');
