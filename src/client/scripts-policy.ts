/** The name of the Trusted Types policy for the addresses of scripts of others; the headers of sites that name some allow it. */
export const scriptsPolicy = 'scripts';
