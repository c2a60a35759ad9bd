import type { WindowLike } from 'dompurify';
import postcss from 'postcss';

// A drawing from elsewhere is written as DOMPurify leaves it: elements and attributes that only draw. DOMPurify does not read CSS, so of
// that, too, only what draws is kept.

/** The functions of CSS that draw with the drawing alone. */
const functions =
  /^(rgba?|hsla?|hwb|lab|lch|oklab|oklch|color|calc|min|max|clamp|var|matrix|translate|scale|rotate|skew|cubic-bezier|steps)[xyz]?(3d)?$/i;
/** An address within the drawing, or of a picture that stands in it. */
const ownAddress = /^\s*(#[^\s"'()\\]*|data:image\/(png|jpe?g|gif|webp|avif);base64,[\w+/=\s]*)\s*$/i;
const ownUrl = /url\(\s*(["']?)(#[\w.:-]+)\1\s*\)/gi;

/** Whether a value of CSS, or of an attribute that is read as one, draws with the drawing alone. */
function isOwnValue(value: string): boolean {
  const rest = value.replace(ownUrl, '');
  return (
    !/[\\@<]|\/\*/.test(rest) &&
    [...rest.matchAll(/([\w-]*)\s*\(/g)].every(([, name = '']) => name === '' || functions.test(name))
  );
}

/** Leaves out of a style sheet all rules with an "@", and all values that may load something. */
function cleanCss(css: string): string {
  try {
    const root = postcss.parse(css);
    root.walkComments((comment) => void comment.remove());
    root.walkAtRules((rule) => void rule.remove());
    root.walkRules((rule) => void (/[\\<]/.test(rule.selector) && rule.remove()));
    root.walkDecls((declaration) => void (isOwnValue(declaration.value) || declaration.remove()));
    return root.toString();
  } catch {
    return '';
  }
}

/** Returns a drawing without anything but what draws; undefined if nothing of it is left, or it cannot be read. */
export async function cleanDrawing(text: string): Promise<string | undefined> {
  // Loaded on demand: it takes a second.
  const [{ JSDOM }, { default: createPurifier }] = await Promise.all([import('jsdom'), import('dompurify')]);
  const { window } = new JSDOM('');
  try {
    const parsed = new window.DOMParser().parseFromString(text, 'image/svg+xml');
    if (parsed.querySelector('parsererror')) return undefined;
    const root = parsed.documentElement;
    if (root.localName !== 'svg' || root.namespaceURI !== 'http://www.w3.org/2000/svg') return undefined;
    const purifier = createPurifier(window as unknown as WindowLike);
    purifier.addHook('uponSanitizeElement', (node, { tagName }) => {
      if (tagName === 'style') node.textContent = cleanCss(node.textContent ?? '');
    });
    purifier.addHook('uponSanitizeAttribute', (_, data) => {
      const { attrName, attrValue } = data;
      if (/^(xlink:)?href$/.test(attrName)) data.keepAttr = ownAddress.test(attrValue);
      else if (attrName === 'style') data.attrValue = cleanCss(attrValue);
      else if (!/^xmlns(:|$)|^(id|class|d|points)$/.test(attrName)) data.keepAttr = isOwnValue(attrValue);
    });
    // In its place, as names of SVG are written in both cases, and another parser would change them.
    purifier.sanitize(root, {
      IN_PLACE: true,
      USE_PROFILES: { svg: true, svgFilters: true },
      ADD_TAGS: ['use'],
      ADD_ATTR: ['href', 'xlink:href', 'xmlns', 'preserveAspectRatio'],
      KEEP_CONTENT: false,
      ALLOW_DATA_ATTR: false,
    });
    return `${new window.XMLSerializer().serializeToString(root)}\n`;
  } catch {
    return undefined;
  } finally {
    window.close();
  }
}
