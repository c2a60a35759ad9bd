import { memo } from 'react';

/** A part of the page that React rendered at build time and leaves as it is. */
export const StaticHtml = memo(function StaticHtml({ html = '' }: { html?: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: it is what React itself rendered at build time
  return <div data-static dangerouslySetInnerHTML={{ __html: html }} suppressHydrationWarning />;
});
