import { imagesIn } from './dom.ts';

/** Replaces added pictures by equal removed ones, which are already loaded and do not flicker. */
export function keepPictures({ removedNodes, addedNodes }: MutationRecord): void {
  const before = new Map(picturesIn(removedNodes).map((image) => [image.outerHTML, image]));
  if (before.size === 0) return;
  for (const image of picturesIn(addedNodes)) {
    const known = before.get(image.outerHTML);
    if (!known || known.isConnected) continue;
    before.delete(image.outerHTML);
    image.replaceWith(known);
  }
}

const picturesIn = (nodes: NodeList) => [...nodes].flatMap((node) => (node instanceof Element ? imagesIn(node) : []));
