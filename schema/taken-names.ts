/**
 * The names that fields of forms cannot have: a browser gives a field for a property of its form that has its name, and React reads these.
 * `tests/e2e/form-names.spec.ts` finds them in a browser and compares.
 */
export const takenNames = [
  'appendChild',
  'firstChild',
  'insertBefore',
  'nextSibling',
  'nodeName',
  'nodeType',
  'removeAttribute',
  'removeChild',
  'setAttribute',
];
