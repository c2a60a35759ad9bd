import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Button } from '../../src/ui/Button.tsx';
import { IconButton } from '../../src/ui/IconButton.tsx';

it('a button with an address is a link', () => {
  expect(renderToStaticMarkup(createElement(Button, { href: '/about' }, 'About'))).toMatch(
    /^<a class="[^"]+" href="\/about">About<\/a>$/,
  );
});

it('a button without one sends no form unless it says so', () => {
  expect(renderToStaticMarkup(createElement(Button, {}, 'Go'))).toContain('type="button"');
  expect(renderToStaticMarkup(createElement(Button, { type: 'submit' }, 'Go'))).toMatch(/type="submit"/);
  expect(renderToStaticMarkup(createElement(IconButton, { 'aria-label': 'Menu' }))).toContain('type="button"');
});

it('a class of its own stands after those of its look', () => {
  expect(renderToStaticMarkup(createElement(Button, { look: 'secondary', className: 'own' }, 'Go'))).toMatch(
    /^<button type="button" class="\S+ \S+ own">/,
  );
});
