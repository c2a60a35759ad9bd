/** Gives what `make` makes of an object; for the same object, as long as there is one, without making it again. */
export function oncePer<K extends object, T>(make: (object: K) => T): (object: K) => T {
  const made = new WeakMap<K, { thing: T }>();
  return (object) => {
    const known = made.get(object) ?? { thing: make(object) };
    made.set(object, known);
    return known.thing;
  };
}
