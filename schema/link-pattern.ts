// Space, quotes, brackets of HTML, backslashes, control characters, and characters that cannot be seen or turn the reading direction.
const unsafe = String.raw`\s\\<>"'\x60\x00-\x1f\x7f-\x9f\xad\u061c\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufff9-\ufffb`;
const visible = `[^${unsafe}]*`;

// The host is written out, in ASCII and with an ending: no name before an @ that hides the host behind it, no letters that only
// look like others, no token that could put either there.
const host = '([A-Za-z0-9-]+[.])+[A-Za-z][A-Za-z0-9-]*(:[0-9]{1,5})?';

/** An `https:` address as a link may have it, as a part of a pattern. */
export const httpsAddress = `https://${host}([/?#]${visible})?`;

// Subject and text are useful. Further recipients are not for a link to add, and an encoded line break could add any header.
const header = `(subject|body)=([^${unsafe}%&#?]|%[2-9A-Fa-f][0-9A-Fa-f])*`;
const address = '[A-Za-z0-9._+{}@-]';

// What a token stands for is checked once it is filled in.
const token = '[{](item[.])?[A-Za-z][A-Za-z0-9-]*[}]';

// The names that pages and files can have. Nothing climbs (..), and nothing that a server might take for //host passes.
const name = '[A-Za-z0-9_-][A-Za-z0-9._-]*';

/** The links that a config may hold: `https:`, `mailto:`, `tel:`, a path of this site, or `#id`, or a token that stands for one of them; without flags, which JSON Schema lacks. */
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
