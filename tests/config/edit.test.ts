import { describe, expect, it, test } from 'vitest';
import { applyEdits, type Edit, EditError, rewrite } from '../../src/json/edit/apply-edits.ts';

const broken = `{
  "name": "Acme",

  "nav": [
    { "label": "Home", "href": "/" },
    { "label": "About", "href": "/about" }
  ],
  "tags": ["a", "b"],
  "empty": [],
  "deep": {
    "text": "x",
    "list": [
      1,
      2
    ]
  }
}
`;
const crlf = '{\r\n\t"a": 1,\r\n\t"b": {\r\n\t\t"c": true\r\n\t}\r\n}\r\n';
const minified = '{"a":1,"b":[1,2],"c":{}}';
const long =
  'A sentence that is so long that no object which holds it would be written in one line of the file, however short it was.';

const table: [what: string, text: string, edit: Edit, result: string][] = [
  ['sets a text', '{ "a": "x" }', { op: 'set', path: ['a'], value: 'é "q"' }, '{ "a": "é \\"q\\"" }'],
  ['sets the outermost value', ' 1\n', { op: 'set', path: [], value: null }, ' null\n'],
  ['leaves an equal number as it is written', '[1.0, 2e1]', { op: 'set', path: [1], value: 20 }, '[1.0, 2e1]'],
  [
    'leaves equal parts as they are written',
    '{ "a": "\\u00e9", "b" : [1,  2] }',
    { op: 'set', path: [], value: { a: 'é', b: [1, 3] } },
    '{ "a": "\\u00e9", "b" : [1,  3] }',
  ],
  ['sets the last of two equal keys', '{"a":1,"a":2}', { op: 'set', path: ['a'], value: 3 }, '{"a":1,"a":3}'],
  [
    'makes an object of a text, as the file is laid out',
    '{\n\t"a": "x"\n}',
    { op: 'set', path: ['a'], value: { b: [1], c: [] } },
    '{\n\t"a": {\n\t\t"b": [\n\t\t\t1\n\t\t],\n\t\t"c": []\n\t}\n}',
  ],
  [
    'fills an empty object in a line',
    '{"a": 1, "c": {}}',
    { op: 'insert', path: ['c', 'd'], value: [1, 2] },
    '{"a": 1, "c": {"d": [1, 2]}}',
  ],
  [
    'fills an empty minified list',
    minified,
    { op: 'insert', path: ['c', 'd'], value: { e: [1, 2] } },
    '{"a":1,"b":[1,2],"c":{"d":{"e":[1,2]}}}',
  ],
  ['fills an empty file', '{}\n', { op: 'insert', path: ['a'], value: 1 }, '{\n  "a": 1\n}\n'],
  [
    'adds a key behind tabs and CRLF',
    crlf,
    { op: 'insert', path: ['d'], value: { e: [1] } },
    '{\r\n\t"a": 1,\r\n\t"b": {\r\n\t\t"c": true\r\n\t},\r\n\t"d": {\r\n\t\t"e": [\r\n\t\t\t1\r\n\t\t]\r\n\t}\r\n}\r\n',
  ],
  [
    'adds the second key to a single one',
    crlf,
    { op: 'insert', path: ['b', 'd'], value: 1 },
    crlf.replace('true', 'true,\r\n\t\t"d": 1'),
  ],
  [
    'adds a first key',
    crlf,
    { op: 'insert', path: ['b', 'd'], value: 1, at: 0 },
    crlf.replace('"c"', '"d": 1,\r\n\t\t"c"'),
  ],
  ['adds an item to a line', '[1, 2]', { op: 'insert', path: [1], value: [3] }, '[1, [3], 2]'],
  ['adds an item to a padded line of one', '[ 1 ]', { op: 'insert', path: [1], value: 2 }, '[ 1, 2 ]'],
  ['adds the first item of a line', '[ 1, 2 ]', { op: 'insert', path: [0], value: 0 }, '[ 0, 1, 2 ]'],
  ['adds where commas come first', '[ 1\n, 2\n]', { op: 'insert', path: [2], value: 3 }, '[ 1\n, 2\n, 3\n]'],
  [
    'adds with brackets hugged',
    '[{\n  "a": 1\n}, {\n  "a": 2\n}]',
    { op: 'insert', path: [1], value: { a: 3 } },
    '[{\n  "a": 1\n}, {\n  "a": 3\n}, {\n  "a": 2\n}]',
  ],
  [
    'adds a line of an object among such lines',
    broken,
    { op: 'insert', path: ['nav', 1], value: { label: 'Team', href: '/team' } },
    broken.replace('"/" },\n', '$&    { "label": "Team", "href": "/team" },\n'),
  ],
  [
    'breaks an object that is too long for a line',
    broken,
    { op: 'insert', path: ['nav', 2], value: { label: long, href: '/' } },
    broken.replace('"/about" }', `$&,\n    {\n      "label": ${JSON.stringify(long)},\n      "href": "/"\n    }`),
  ],
  [
    'adds a broken list among broken ones',
    broken,
    { op: 'insert', path: ['deep', 'more'], value: [3], at: 2 },
    broken.replace('    ]\n', '    ],\n    "more": [\n      3\n    ]\n'),
  ],
  [
    'adds a key in the group of the one before',
    broken,
    { op: 'insert', path: ['motto'], value: 'x', at: 2 },
    broken.replace('  "tags"', '\n  "motto": "x",\n$&'),
  ],
  [
    'writes an item like its nearest neighbor',
    '[\n  { "a": 1 },\n  {\n    "a": [\n      1\n    ]\n  }\n]',
    { op: 'insert', path: [2], value: { a: [2], b: [3] } },
    '[\n  { "a": 1 },\n  {\n    "a": [\n      1\n    ]\n  },\n  {\n    "a": [\n      2\n    ],\n    "b": [3]\n  }\n]',
  ],
  [
    'keeps a line among lines that are as long',
    `[\n  [${JSON.stringify(long)}]\n]`,
    { op: 'insert', path: [0], value: [long] },
    `[\n  [${JSON.stringify(long)}],\n  [${JSON.stringify(long)}]\n]`,
  ],
  [
    'breaks what holds more than texts, where no neighbor says how',
    broken,
    { op: 'set', path: ['deep', 'text'], value: { a: { b: 1 }, c: 2 } },
    broken.replace('"x"', '{\n      "a": { "b": 1 },\n      "c": 2\n    }'),
  ],
  ['removes the first item', '[ 1,  2, 3 ]', { op: 'remove', path: [0] }, '[ 2, 3 ]'],
  ['removes an item between', '[ 1,  2, 3 ]', { op: 'remove', path: [1] }, '[ 1, 3 ]'],
  ['removes the last item', '[ 1,  2, 3 ]', { op: 'remove', path: [2] }, '[ 1,  2 ]'],
  ['removes the only item', '{\n  "a": [\n    1\n  ]\n}', { op: 'remove', path: ['a', 0] }, '{\n  "a": []\n}'],
  ['removes the first key', crlf, { op: 'remove', path: ['a'] }, '{\r\n\t"b": {\r\n\t\t"c": true\r\n\t}\r\n}\r\n'],
  ['removes the last key', crlf, { op: 'remove', path: ['b'] }, '{\r\n\t"a": 1\r\n}\r\n'],
  ['removes a key that is there twice', '{ "a": 1, "b": 2, "a": 3 }', { op: 'remove', path: ['a'] }, '{ "b": 2 }'],
  [
    'moves an item; blank lines stay',
    '[\n  1,\n\n  2,\n  { "a":3 }\n]',
    { op: 'move', path: [2], to: 0 },
    '[\n  { "a":3 },\n\n  1,\n  2\n]',
  ],
  ['renames a key in its place', '{ "a" :1, "b":2 }', { op: 'rename', path: ['a'], key: '"' }, '{ "\\"" :1, "b":2 }'],
  [
    'renames a key that is there twice',
    '{"a":1,"b":2,"a":3}',
    { op: 'rename', path: ['a'], key: 'c' },
    '{"b":2,"c":3}',
  ],
];

test.each(table)('%s', (_what, text, edit, result) => {
  expect(applyEdits(text, [edit])).toBe(result);
  expect(applyEdits(`\ufeff${text}`, [edit])).toBe(`\ufeff${result}`);
});

it('makes edits one after the other', () => {
  const edits: Edit[] = [
    { op: 'insert', path: ['tags', 0], value: {} },
    { op: 'insert', path: ['tags', 0, 'x'], value: 1 },
    { op: 'move', path: ['tags', 0], to: 2 },
    { op: 'rename', path: ['tags', 2, 'x'], key: 'y' },
    { op: 'set', path: ['tags', 2, 'y'], value: 2 },
    { op: 'remove', path: ['tags', 1] },
  ];
  expect(applyEdits(broken, edits)).toBe(broken.replace('["a", "b"]', '["a", { "y": 2 }]'));
  expect(applyEdits(broken, [])).toBe(broken);
});

test.each<[edit: Edit, code: EditError['code'], path: Edit['path'], message: string]>([
  [{ op: 'set', path: ['nav', 2, 'label'], value: 1 }, 'missing', ['nav', 2], 'There is nothing at nav[2].'],
  [{ op: 'set', path: ['name', 'x'], value: 1 }, 'missing', ['name', 'x'], 'There is nothing at name.x.'],
  [{ op: 'remove', path: ['nav', '0'] }, 'missing', ['nav', '0'], 'There is nothing at nav["0"].'],
  [{ op: 'remove', path: [] }, 'kind', [], 'Cannot remove the outermost value. It is in no object or list.'],
  [
    { op: 'insert', path: ['tags', 3], value: 1 },
    'missing',
    ['tags', 3],
    'Cannot insert tags[3]. There is no index 3.',
  ],
  [{ op: 'insert', path: ['x'], value: 1, at: 9 }, 'missing', ['x'], 'Cannot insert x. There is no index 9.'],
  [{ op: 'insert', path: ['name'], value: 1 }, 'taken', ['name'], 'Cannot insert name. The key is there already.'],
  [
    { op: 'insert', path: ['tags', 'x'], value: 1 },
    'kind',
    ['tags', 'x'],
    'Cannot insert tags.x. The place is in no object.',
  ],
  [
    { op: 'insert', path: ['deep', 0], value: 1 },
    'kind',
    ['deep', 0],
    'Cannot insert deep[0]. The place is in no list.',
  ],
  [
    { op: 'set', path: ['name'], value: undefined },
    'kind',
    ['name'],
    'Cannot set name. The new value cannot be written in JSON.',
  ],
  [{ op: 'move', path: ['name'], to: 0 }, 'kind', ['name'], 'Cannot move name. It is in no list.'],
  [{ op: 'move', path: ['tags', 0], to: 2 }, 'missing', ['tags', 0], 'Cannot move tags[0]. The list has no index 2.'],
  [{ op: 'rename', path: ['tags', 0], key: 'x' }, 'kind', ['tags', 0], 'Cannot rename tags[0]. It is in no object.'],
  [
    { op: 'rename', path: ['name'], key: 'nav' },
    'taken',
    ['name'],
    'Cannot rename name. The key "nav" is there already.',
  ],
])('refuses %j', (edit, code, path, message) => {
  const refused = expect.objectContaining({ name: 'EditError', code, path, message });
  expect(() => applyEdits(broken, [edit])).toThrow(refused);
});

it('edits a text of millions of characters', () => {
  const text = JSON.stringify({ a: '"'.repeat(4e6), b: 1 });
  expect(applyEdits(text, [{ op: 'set', path: ['b'], value: 2 }]) === text.replace(/1\}$/, '2}')).toBe(true);
});

it('refuses a text that is no JSON, and a value that is nested too deep', () => {
  const refusal = (act: () => unknown) => {
    try {
      act();
    } catch (error) {
      return error instanceof EditError && `${error.code}: ${error.message}`;
    }
    return undefined;
  };
  expect(refusal(() => applyEdits('{ "a": 1 "b": 2 }', []))).toBe('syntax: A comma is missing between the entries.');
  expect(refusal(() => applyEdits('', []))).toBe('syntax: The file is empty.');
  const deep = JSON.parse('['.repeat(200) + ']'.repeat(200));
  expect(refusal(() => rewrite('[1]', deep))).toBe('syntax: The nesting is deeper than 100 levels.');
});

describe('rewrite', () => {
  const changed = (change: (value: ReturnType<typeof read>) => unknown, text = broken) => {
    const value = read(text);
    return rewrite(text, change(value) ?? value);
  };
  // biome-ignore lint/suspicious/noExplicitAny: the values are of any shape
  const read = (text: string): any => JSON.parse(text);

  it('changes nothing where nothing has changed', () => {
    expect(changed((value) => ({ ...value, name: 'Acme' }))).toBe(broken);
    expect(changed(({ name, ...rest }) => ({ ...rest, name }))).toBe(broken);
  });

  it('renames a key whose value has stayed, or that alone is new where one has gone', () => {
    const both = broken.replace('"deep"', '"more"').replace('"name": "Acme"', '"title": "Acme"');
    expect(changed(({ deep, name, ...rest }) => ({ ...rest, title: name, more: deep }))).toBe(both);
    const renamed = broken.replace('"nav"', '"menu"').replace('"Home"', '"Start"');
    expect(changed(({ nav, ...rest }) => ({ ...rest, menu: [{ ...nav[0], label: 'Start' }, nav[1]] }))).toBe(renamed);
  });

  it('puts a new key behind the one that it follows in the new value', () => {
    const result = broken.replace('"a", "b"],\n', '$&  "more": 1,\n');
    expect(changed(({ name, nav, tags, ...rest }) => ({ name, nav, tags, more: 1, ...rest }))).toBe(result);
  });

  const items = '[\n  { "id": "a", "n" : 1 },\n\n  { "id": "b", "n" : 2 },\n  { "id": "c", "n" : 3 }\n]';

  it('knows items by their id', () => {
    const result = '[\n  { "id": "c", "n" : 3 },\n  { "id": "x", "n": 0 },\n  { "id": "a", "n" : 9 }\n]';
    expect(changed(([a, _b, c]) => [c, { id: 'x', n: 0 }, { ...a, n: 9 }], items)).toBe(result);
  });

  it('takes an item with a new id in the place of one that has gone for the same', () => {
    expect(changed(([a, b, c]) => [a, { ...b, id: 'd' }, c], items)).toBe(items.replace('"b"', '"d"'));
  });

  it('knows items without an id by what they say', () => {
    expect(changed((list) => list.slice(1), '[[1,  2], 3, [4, 5]]')).toBe('[3, [4, 5]]');
    expect(changed((list) => [0, ...list], '[[1,  2], 3, 3]')).toBe('[0, [1,  2], 3, 3]');
    expect(changed(() => [0, 1, 0], '[\n  0,\n  0,\n\n  0\n]')).toBe('[\n  0,\n  1,\n\n  0\n]');
    expect(changed((list) => [list[0], [4, 6], list[2]], '[1, [4,  5], 3]')).toBe('[1, [4,  6], 3]');
  });
});
