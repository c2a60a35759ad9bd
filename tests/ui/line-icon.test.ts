import cross from 'virtual:icon/x';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { linesOf } from '../../src/media/icons.ts';
import { LineIcon } from '../../src/ui/LineIcon.tsx';

it('draws all lines of an icon', () => {
  const html = renderToStaticMarkup(createElement(LineIcon, { of: cross, size: 18 }));
  expect(html).toContain('<path d="M18 6l-12 12M6 6l12 12"></path>');
  expect(html).toContain('aria-hidden="true"');
});

it('an icon that is not made of lines alone, or is not there, has none', () => {
  for (const name of ['no-such-icon', 'constructor', '../icons/x']) expect(linesOf(name), name).toBeUndefined();
});
