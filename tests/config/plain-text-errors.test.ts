import { expect, test } from 'vitest';
import { issuesOf } from './error-text.ts';
import { brokenConfig } from './minimal-config.ts';

const told = (words: string) =>
  issuesOf(brokenConfig((c) => (c.routes[1].description = words))).map(
    ({ severity, column, fact, fix }) => `${severity} at ${column}: ${fact} ${fix}`,
  );
const all = (...texts: string[]) => `\n${texts.flatMap(told).join('\n')}\n`;

test('warns of Markdown in a text that is shown as it is written', () => {
  expect(
    all(
      'We are **always** there.',
      'We *really* are.',
      'We __really are__ there.',
      'See the [terms](#terms) and [us](/about).',
      '# Our way',
      '- plan\n- build',
    ),
  ).toMatchInlineSnapshot(`
    "
    warning at 30: Visitors will read "**always**" here as it is: only a "rich-text" section reads Markdown. Write the words alone: "always".
    warning at 26: Visitors will read "*really*" here as it is: only a "rich-text" section reads Markdown. Write the words alone: "really".
    warning at 26: Visitors will read "__really are__" here as it is: only a "rich-text" section reads Markdown. Write the words alone: "really are".
    warning at 31: Visitors will read "[terms](#terms)" here as it is: only a "rich-text" section reads Markdown. Write the words alone: "terms".
    warning at 51: Visitors will read "[us](/about)" here as it is: only a "rich-text" section reads Markdown. Write the words alone: "us".
    warning at 23: Visitors will read "#" here as it is: only a "rich-text" section reads Markdown. Remove the sign, here and before other lines of this text.
    warning at 23: Visitors will read "-" here as it is: only a "rich-text" section reads Markdown. Remove the sign, here and before other lines of this text.
    "
  `);
});

test('takes no star, bracket or sign for Markdown that has another meaning', () => {
  for (const words of [
    '2 * 3 * 4, 2*3*4, x**2 + y**2 and 2 ** 3 ** 4',
    '[sic], a[0](1) and [sic](see there)',
    'C# and F#, #1 in town, # 1 in town',
    'From 5 €* a month. *Without VAT',
    'Price* with VAT. *Terms apply*',
    '* Without VAT',
    '- 5 °C',
    'snake_case and __init__',
    '1. Plan',
  ])
    expect(told(words)).toEqual([]);
});

test('warns of characters that were read in another encoding, and names the right ones', () => {
  expect(
    all(
      '5 â‚¬',
      'FÃ¼r dich, donâ€™t',
      'Waitâ€¦ 9 â€“ 5',
      'â€œWords”',
      'Â© 2013',
      '10Â\u00a0kg',
      'ðŸ˜€',
      'Ã±, Ã¡, Ã©, Ã³, Ãº, Ã¼, Ã§',
      'à¤¨à¤®',
    ),
  ).toMatchInlineSnapshot(`
    "
    warning at 25: "â‚¬" was probably € before the text was saved or copied in another encoding. Write € instead of "â‚¬".
    warning at 24: "Ã¼" was probably ü before the text was saved or copied in another encoding. Write ü instead of "Ã¼" and ’ instead of "â€™".
    warning at 27: "â€¦" was probably … before the text was saved or copied in another encoding. Write … instead of "â€¦" and – instead of "â€“".
    warning at 23: "â€œ" was probably “ before the text was saved or copied in another encoding. Write “ instead of "â€œ".
    warning at 23: "Â©" was probably © before the text was saved or copied in another encoding. Write © instead of "Â©".
    warning at 25: "Â " was probably a space before the text was saved or copied in another encoding. Write a space instead of "Â ".
    warning at 23: "ðŸ˜€" was probably 😀 before the text was saved or copied in another encoding. Write 😀 instead of "ðŸ˜€".
    warning at 23: "Ã±" was probably ñ before the text was saved or copied in another encoding. Write ñ instead of "Ã±" and á instead of "Ã¡" and é instead of "Ã©" and ó instead of "Ã³" and ú instead of "Ãº", and so on.
    warning at 23: "à¤¨" was probably न before the text was saved or copied in another encoding. Write न instead of "à¤¨" and म instead of "à¤®".
    "
  `);
  expect(all('â€œWordsâ€\u009d')).toMatchInlineSnapshot(`
    "
    error at 23: "â€œ" was probably “ before the text was saved or copied in another encoding. Write “ instead of "â€œ" and ” instead of "â€\\u009d".
    "
  `);
});

test('warns of characters that were lost', () => {
  expect(all('It\ufffds a caf\ufffd', 'A caf\ufffd', 'ï¿½')).toMatchInlineSnapshot(`
    "
    warning at 25: Here stands �: a character was lost when the text was saved or copied. Write ’ instead.
    warning at 28: Here stands �: a character was lost when the text was saved or copied. Write the character that was meant.
    warning at 23: Here stands ï¿½: a character was lost when the text was saved or copied. Write the character that was meant.
    "
  `);
});

test('leaves the letters and quotes of other languages alone', () => {
  for (const words of [
    'Der „Spaß“ im „Café“ – Maß für Maß…',
    'ALEMÃ”, BLÅ”, ESPAÑA “sí”',
    'Ça va ? À demain… naïve',
    'São Paulo, Â, Ã',
    'नमस्ते, Привет, Ελλάδα',
    '5 °C ± 1, ½ €, “words”',
  ])
    expect(told(words)).toEqual([]);
});

test('marks the very characters that it tells of', () => {
  const marked = (words: string) => {
    const text = brokenConfig((c) => (c.routes[1].description = words));
    return issuesOf(text).map(({ line, column, endColumn }) =>
      (text.split('\n')[line - 1] as string).slice(column - 1, endColumn - 1),
    );
  };
  expect(marked('We are **always** there, *really*.')).toEqual(['**always**', '*really*']);
  expect(marked('See the [terms](#terms).')).toEqual(['[terms](#terms)']);
  expect(marked('# Our way')).toEqual(['# ']);
  expect(marked('FÃ¼r dich, donâ€™t')).toEqual(['Ã¼']);
  expect(marked('It\ufffds a day')).toEqual(['\ufffd']);
  expect(marked('a ï¿½')).toEqual(['ï¿½']);
  expect(marked('Half of \ud83d')).toEqual(['\\ud83d']);
  expect(marked('A <b>word</b>')).toEqual(['<b>']);
  expect(marked('A&nbsp;B')).toEqual(['&nbsp;']);
});

test('tells what was misread only where it can be read', () => {
  const fixes = (words: string) =>
    issuesOf(brokenConfig((c) => (c.routes[1].description = words))).map(({ fix }) => fix);
  // Five different ones are all named.
  expect(fixes('Ã±, Ã¡, Ã©, Ã³, Ãº')).toEqual([
    'Write ñ instead of "Ã±" and á instead of "Ã¡" and é instead of "Ã©" and ó instead of "Ã³" and ú instead of "Ãº".',
  ]);
  expect(fixes('À â€™ Ã')).toEqual(['Write ’ instead of "â€™".']);
  expect(fixes('â€')).toEqual(['Write ” instead of "â€".']);
  expect(fixes('ALLÃ”GE')).toEqual([]);
  expect(fixes('ï»¿Our way')).toEqual(['Write nothing instead of "ï»¿".']);
  expect(fixes('ï¿¾ï»¿').length).toBe(1);
});

test('reads texts up to their greatest length, and no mark within a line', () => {
  expect(told('a - b, c + d # e')).toEqual([]);
  expect(told('Price* is **high**')).toHaveLength(1);
  expect(told('Price* is *high*')).toEqual([]);
  expect(told('*Really* high, *too*')).toHaveLength(2);
  const codesAt = (words: string, length: number) =>
    issuesOf(brokenConfig((c) => (c.routes[1].description = words.padEnd(length, ' x')))).map(({ code }) => code);
  expect([5000, 5001].map((length) => codesAt('*really* ', length).includes('text/markdown'))).toEqual([true, false]);
  expect([5000, 5001].map((length) => codesAt('Ã¼ ', length).includes('text/encoding'))).toEqual([true, false]);
});
