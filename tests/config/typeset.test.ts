import { expect, it } from 'vitest';
import { parseMarkdown } from '../../src/content/markdown.ts';
import { typeset } from '../../src/content/typeset.ts';
import { typesetMarkdown } from '../../src/content/typeset-markdown.ts';

/** A text as it is typeset, with its isolated parts in brackets and the spaces that do not break as underlines. */
const shown = (text: string, dir: 'ltr' | 'rtl') =>
  typeset(text, dir)
    .replace(/\u2066/g, '⟦')
    .replace(/\u2069/g, '⟧')
    .replace(/\u00a0/g, '_');

it.each([
  ['€ 1 230', '€_1_230'],
  ['12 €', '12_€'],
  ['from 1 230,50 € a month', 'from 1 230,50_€ a month'.replace('1 ', '1_')],
  ['5,– € or CHF 90 or 90 CHF', '5,–_€ or CHF_90 or 90_CHF'],
  ['99.9 %', '99.9_%'],
  ['12 000 000 visitors in 2024', '12_000_000 visitors in 2024'],
  ['In 2024 100 people came to room 12', 'In 2024 100 people came to room 12'],
  ['9 am', '9 am'],
  ['+1 555 0100', '+1 555 0100'],
])('in "%s" an amount does not break', (text, wanted) => {
  expect(shown(text, 'ltr')).toBe(wanted);
});

it.each([
  // Telephone numbers, also in the digits of Persia.
  ['اتصل بالرقم +49 30 1234 5678 اليوم', 'اتصل بالرقم ⟦+49 30 1234 5678⟧ اليوم'],
  ['بالرقم+49 30 1234 5678.', 'بالرقم⟦+49 30 1234 5678⟧.'],
  ['(030) 1234 5678', '⟦(030) 1234 5678⟧'],
  ['هاتف (0221/12 34 56)', 'هاتف ⟦(0221/12 34 56)⟧'],
  ['هاتف: +۴۹ ۳۰ ۱۲۳۴، من فضلك', 'هاتف: ⟦+۴۹ ۳۰ ۱۲۳۴⟧، من فضلك'],
  // Addresses.
  ['العنوان: 12 rue de la Paix, 75002 Paris، فرنسا', 'العنوان: ⟦12 rue de la Paix, 75002 Paris⟧، فرنسا'],
  ['12, rue de la Paix', '⟦12, rue de la Paix⟧'],
  ['زوروا https://example.com/ أو info@example.com.', 'زوروا ⟦https://example.com/⟧ أو info@example.com.'],
  // Prices, times and dates.
  ['السعر € 1 230 فقط', 'السعر ⟦€_1_230⟧ فقط'],
  ['12 €', '⟦12_€⟧'],
  ['خصم 10% اليوم', 'خصم ⟦10%⟧ اليوم'],
  ['من 9:00 إلى 17:00', 'من 9:00 إلى 17:00'],
  ['مفتوح 9:00–17:00', 'مفتوح ⟦9:00–17:00⟧'],
  ['في 2030-12-24.', 'في ⟦2030-12-24⟧.'],
  ['24.12.2030', '24.12.2030'],
  // Foreign words and code.
  ['.NET', '⟦.NET⟧'],
  ['نستخدم C++ و.NET و React', 'نستخدم ⟦C++⟧ و⟦.NET⟧ و React'],
  ['قال: "Hello world".', 'قال: "Hello world".'],
  ['\u2066.NET\u2069 كما كتب', '⟦.NET⟧ كما كتب'],
  ['نیم\u200cفاصله و\u200fC++\u200f', 'نیم\u200cفاصله و\u200f⟦C++⟧\u200f'],
  // Words of the language, placeholders, and numbers of a sentence.
  ['في 2024. 15 موظفًا', 'في 2024. 15 موظفًا'],
  ['ב-3 ימים, ה-24', 'ב-3 ימים, ה-24'],
  ['جارٍ تنزيل {name}', 'جارٍ تنزيل {name}'],
  ['{index} من {count}', '{index} من {count}'],
  ['مرحبا — أهلا!', 'مرحبا — أهلا!'],
  ['٩:٠٠–١٧:٠٠', '٩:٠٠–١٧:٠٠'],
  ['·', '·'],
  ['', ''],
])('from right to left, what reads from left to right is kept together in "%s"', (text, wanted) => {
  expect(shown(text, 'rtl')).toBe(wanted);
  expect(typeset(typeset(text, 'rtl'), 'rtl')).toBe(typeset(text, 'rtl'));
});

it('a sentence of Markdown is typeset as one, and its code is left alone', () => {
  const root = parseMarkdown(
    [
      'A **whole** sentence of `code (1)` and *words*.',
      'اكتب **C**++ أو `a -- b` أو [+49 30](tel:+4930) 1234.',
      '- 12 €',
      '> «.NET»',
    ].join('\n\n'),
  );
  const texts = JSON.stringify(typesetMarkdown(root, 'rtl'))
    .match(/"value":"[^"]*"/g)
    ?.map((value) =>
      value
        .slice(9, -1)
        .replace(/\u2066/g, '⟦')
        .replace(/\u2069/g, '⟧')
        .replace(/\u00a0/g, '_'),
    );
  expect(texts).toEqual([
    ...['⟦A ', 'whole', ' sentence of ', 'code (1)', ' and ', 'words', '.⟧'],
    ...['اكتب ', '⟦C', '++⟧ أو ', 'a -- b', ' أو ', '⟦+49 30', ' 1234⟧.'],
    ...['⟦12_€⟧', '⟦«.NET»⟧'],
  ]);
});
