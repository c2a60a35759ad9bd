// Inline script of pages in several languages: a change of the language keeps the `#id` of the address.
document.addEventListener('click', ({ target }) => {
  const link = (target as Element).closest<HTMLAnchorElement>('header a[hreflang]');
  if (link) link.hash = location.hash;
});

// React hydrates the elements around this script, and does not know it.
document.currentScript?.remove();
