// White space, quotes, angle brackets, backslashes, control characters, and characters that are invisible or change the
// writing direction.
export const unsafe = String.raw`\s\\<>"'\x60\x00-\x1f\x7f-\x9f\xad\u061c\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufff9-\ufffb`;
const visible = `[^${unsafe}]*`;

// The host is written out in ASCII, with a top-level domain. This rules out a user name before "@" that looks like the host,
// letters that only look like others, and tokens that could add either.
const host = '([A-Za-z0-9-]+[.])+[A-Za-z][A-Za-z0-9-]*(:[0-9]{1,5})?';

/** The pattern of an `https:` address, for use inside other patterns. */
export const httpsAddress = `https://${host}([/?#]${visible})?`;

// Only subject and body: a link must not add recipients, and an encoded line break could add any header.
const header = `(subject|body)=([^${unsafe}%&#?]|%[2-9A-Fa-f][0-9A-Fa-f])*`;
const address = '[A-Za-z0-9._+{}@-]';

// Its value is checked after it has been filled in.
const token = '[{](item[.])?[A-Za-z][A-Za-z0-9-]*[}]';

// A segment of a path. It cannot be "..", and it cannot be empty, as "//name" would be another host.
const name = '[A-Za-z0-9_-][A-Za-z0-9._-]*';

/** The pattern of the path of a file below `public/`, without its extension, for use inside other patterns. */
export const filePath = `(/${name})+`;

/** The targets that a redirect may have: a path of this site or an `https:` address. */
export const targetPattern = new RegExp(`^(${httpsAddress}|/(${name}(/${name})*/?)?([?#]${visible})?)$`);

/**
 * The links that a config may contain: `https:`, `mailto:`, `tel:`, a path of this site, `#id`, or a token for one of them. It has
 * no flags, as JSON Schema does not support them.
 */
export const linkPattern = new RegExp(
  `^(${[
    httpsAddress,
    `mailto:(${address}+|${address}*[?]${header}(&${header})*)`,
    `tel:[+]?([0-9]|${token})([0-9 -]|${token})*`,
    `/(${name}(/${name})*/?)?([?#]${visible})?`,
    '#[a-z][a-z0-9-]*',
    token,
  ].join('|')})$`,
);
