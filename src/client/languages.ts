// The third inline script, of pages that are there in several languages: whoever changes the language keeps their place on the page.
document.addEventListener('click', ({ target }) => {
  const link = (target as Element).closest<HTMLAnchorElement>('header a[hreflang]');
  if (link) link.hash = location.hash;
});

// React takes over the elements around this script, and does not know it.
document.currentScript?.remove();
