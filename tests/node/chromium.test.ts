import { chromium } from '@playwright/test';
import { expect, it } from 'vitest';
import { chromiumArgs } from '../chromium.ts';

it('the flags of the tests turn off all that Playwright turns off', async () => {
  // Node refuses the flags of a browser, and Playwright reports them then.
  const failure = await chromium.launch({ executablePath: process.execPath }).catch(String);
  const [flag = ''] = /--disable-features=\S+/.exec(String(failure)) ?? [];
  const offIn = (flag = '') => flag.replace(/^[^=]*=/, '').split(',');
  expect(flag).not.toBe('');
  expect(offIn(chromiumArgs.find((arg) => arg.startsWith('--disable-features=')))).toEqual(
    expect.arrayContaining(offIn(flag)),
  );
});
