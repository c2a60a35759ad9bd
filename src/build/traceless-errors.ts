import type { Plugin } from 'vite';

/**
 * Has React make the errors that it never shows, but tells steps of its work by, without the place where they were made. It makes
 * them while it loads, and whoever looks into a browser then, such as Lighthouse, has the whole file read twice more to find that place:
 * on a slow phone 80 of the 110 ms in which React loads.
 */
export function tracelessErrors(): Plugin {
  return {
    name: 'traceless-errors',
    transform: {
      filter: { id: /\/react-dom-client\.production\.js$/ },
      handler: (code) =>
        code.replace(
          /(\w+Exception) = Error\((formatProdErrorMessage\(\d+\))\)/g,
          '$1 = Object.create(Error.prototype, { message: { value: $2 } })',
        ),
    },
  };
}
