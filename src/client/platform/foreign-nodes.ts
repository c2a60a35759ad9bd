/** What others, such as browser extensions, have put into sections that React has yet to hydrate. */
const foreign = new WeakSet<Node>();

// Where React looks for it.
(window as { foreignNodes?: typeof foreign }).foreignNodes = foreign;

// From when the parser has put in all that belongs there.
document.addEventListener(
  'readystatechange',
  () =>
    new MutationObserver((changes) => {
      for (const { target, addedNodes } of changes)
        if ((target as Element).closest('[data-start]:not([data-live])'))
          for (const node of addedNodes) foreign.add(node);
    }).observe(document.body, { childList: true, subtree: true }),
  { once: true },
);
