// The names of the site's Trusted Types policies. The content security policy allows them, and the default one.

/** For the site's own HTML. */
export const htmlPolicy = 'built-html';

/** For the addresses of third-party scripts, on sites that have some. */
export const scriptsPolicy = 'scripts';
