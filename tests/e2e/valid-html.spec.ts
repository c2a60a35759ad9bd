import { spawnSync } from 'node:child_process';
import { expect, test } from '@playwright/test';
import { HtmlValidate } from 'html-validate';
import { documents } from './dist.ts';

const java = spawnSync('java', ['-version']).status === 0;

// The Nu checker's list of CSS ends some years ago; what it says of these is its own lack.
const newerCss: { message: RegExp; extract?: RegExp }[] = [
  { message: /^CSS: Unrecognized at-rule “@(container|starting-style)”$/ },
  { message: /^CSS: “(container-type|paint-order|r|text-box-edge|text-box-trim)”: Property “.*” doesn't exist\.$/ },
  { message: /^CSS: “transition”: “allow-discrete” is not a “transition” value\.$/ },
  // A product of a variable without a unit, inside of a quotient.
  { message: /^CSS: “font-size”: Parse Error\.$/, extract: /letters\) \* / },
];

interface Message {
  type: string;
  message: string;
  url: string;
  extract?: string;
}

test('the W3C’s Nu checker finds no error in any page', () => {
  test.skip(!java, 'There is no Java on this machine, which the Nu checker wants.');
  const vnu = ['-jar', 'node_modules/vnu-jar/build/dist/vnu.jar', '--format', 'json', '--stdout'];
  const { stdout, stderr } = spawnSync('java', [...vnu, ...documents.map((file) => `dist${file}`)], {
    encoding: 'utf8',
  });
  expect(stderr).toBe('');
  const { messages } = JSON.parse(stdout) as { messages: Message[] };
  const errors = messages.filter(
    ({ type, message, extract = '' }) =>
      type !== 'info' &&
      !newerCss.some((known) => known.message.test(message) && (known.extract?.test(extract) ?? true)),
  );
  expect(errors.map(({ url, message, extract }) => `${url}: ${message} (${extract})`)).toEqual([]);
});

test('html-validate finds no error in any page', async () => {
  const validator = new HtmlValidate({
    extends: ['html-validate:recommended'],
    rules: {
      // How React writes: self-closing tags, `charSet`, `checked=""`, a small doctype. All of it is valid.
      'void-style': 'off',
      'attr-case': 'off',
      'attribute-boolean-style': 'off',
      'doctype-style': 'off',
      // A list may be named.
      'aria-label-misuse': ['error', { allowAnyNamable: true }],
    },
  });
  expect(documents.length).toBeGreaterThan(3);
  const found: string[] = [];
  for (const file of documents) {
    const report = await validator.validateFile(`dist${file}`);
    for (const { messages } of report.results)
      for (const { ruleId, message, selector } of messages) found.push(`${file}: ${ruleId}: ${message} (${selector})`);
  }
  expect(found).toEqual([]);
});

test('both would tell a page that is wrong', async () => {
  const wrong =
    '<!DOCTYPE html><html lang="en"><head><title>x</title></head><body><p id="a"><p id="a"><img src="x"></body></html>';
  const report = await new HtmlValidate({ extends: ['html-validate:recommended'] }).validateString(wrong);
  expect(report.valid).toBe(false);
  if (!java) return;
  const vnu = ['-jar', 'node_modules/vnu-jar/build/dist/vnu.jar', '--format', 'json', '--stdout', '-'];
  const { stdout } = spawnSync('java', vnu, { input: wrong, encoding: 'utf8' });
  expect((JSON.parse(stdout) as { messages: Message[] }).messages.map(({ message }) => message)).toContainEqual(
    expect.stringMatching(/Duplicate ID/),
  );
});
