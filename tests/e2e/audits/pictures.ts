import type { Page } from '@playwright/test';

/** What is wrong with pictures: not there, without a size or an alternative text, or out of proportion. */
export const picturesAmiss = (page: Page): Promise<string[]> =>
  page.locator('img').evaluateAll((all) =>
    (all as HTMLImageElement[]).flatMap((image) => {
      const { width, height } = image.getBoundingClientRect();
      const { naturalWidth, naturalHeight, src, complete } = image;
      const bare = !['width', 'height', 'alt'].every((name) => image.hasAttribute(name));
      const bent = Math.abs((width / height / naturalWidth) * naturalHeight - 1) > 0.03;
      // Those of a closed dialog or a hidden tab may wait until they are shown.
      if (complete ? naturalWidth === 0 : image.checkVisibility()) return [`${src} is not there`];
      if (bare) return [`${src} has no size or no alternative text`];
      return width > 0 && getComputedStyle(image).objectFit === 'fill' && bent ? [`${src} is out of proportion`] : [];
    }),
  );
