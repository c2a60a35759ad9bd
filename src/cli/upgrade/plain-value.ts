import { type Expression, keyOf, type Range } from './code.ts';

/** A value that code writes out, or the first part of it that has to be calculated. */
export type PlainValue = { value: unknown; calculated?: undefined } | { value?: undefined; calculated: Range };

/** Returns the value of an expression that consists of literals. */
export function plainValue(node: Expression): PlainValue {
  switch (node.type) {
    case 'Literal':
      return node.value !== null && typeof node.value === 'object' ? { calculated: node } : { value: node.value };
    case 'TemplateLiteral':
      return node.expressions.length > 0 ? { calculated: node } : { value: node.quasis[0]?.value.cooked };
    case 'TSAsExpression':
    case 'TSSatisfiesExpression':
      return plainValue(node.expression);
    case 'ArrayExpression': {
      const values: unknown[] = [];
      for (const one of node.elements) {
        const plain = one === null || one.type === 'SpreadElement' ? { calculated: one ?? node } : plainValue(one);
        if (plain.calculated) return plain;
        values.push(plain.value);
      }
      return { value: values };
    }
    case 'ObjectExpression': {
      const entries: [string, unknown][] = [];
      for (const one of node.properties) {
        const key = one.type === 'Property' ? keyOf(one) : undefined;
        const plain = one.type === 'Property' && key !== undefined ? plainValue(one.value) : { calculated: one };
        if (plain.calculated) return plain;
        entries.push([String(key), plain.value]);
      }
      return { value: Object.fromEntries(entries) };
    }
    default:
      return { calculated: node };
  }
}
