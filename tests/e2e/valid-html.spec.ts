import { spawnSync } from 'node:child_process';
import { expect, test } from '@playwright/test';
import { HtmlValidate } from 'html-validate';
import { documents } from './dist.ts';
import { htmlErrors, java, nuErrors } from './html-errors.ts';

const files = documents.map((file) => `dist${file}`);

test('the W3C’s Nu checker finds no error in any page', () => {
  test.skip(!java, 'There is no Java on this machine, which the Nu checker wants.');
  expect(nuErrors(files)).toEqual([]);
});

test('html-validate finds no error in any page', async () => {
  expect(files.length).toBeGreaterThan(3);
  expect(await htmlErrors(files)).toEqual([]);
});

test('both would tell a page that is wrong', async () => {
  const wrong =
    '<!DOCTYPE html><html lang="en"><head><title>x</title></head><body><p id="a"><p id="a"><img src="x"></body></html>';
  const report = await new HtmlValidate({ extends: ['html-validate:recommended'] }).validateString(wrong);
  expect(report.valid).toBe(false);
  if (!java) return;
  const vnu = ['-jar', 'node_modules/vnu-jar/build/dist/vnu.jar', '--format', 'json', '--stdout', '-'];
  const { stdout } = spawnSync('java', vnu, { input: wrong, encoding: 'utf8' });
  expect(
    (JSON.parse(stdout) as { messages: { message: string }[] }).messages.map(({ message }) => message),
  ).toContainEqual(expect.stringMatching(/Duplicate ID/));
});
