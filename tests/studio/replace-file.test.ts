import { readdirSync } from 'node:fs';
import { expect, it } from 'vitest';
import { FileChanged, replaceFile } from '../../src/project/replace-file.ts';
import { siteFolder } from './served-studio.ts';

it('a file that does not say what was expected is not replaced, and nothing is left beside it', async () => {
  const { folder, config, read } = siteFolder('replace', '{"their": "text"}');
  await expect(replaceFile(config, '{}', Buffer.from('{"my": "text"}'))).rejects.toThrow(FileChanged);
  expect(read()).toBe('{"their": "text"}');
  expect(readdirSync(folder)).toEqual(['public', 'site.config.json']);
  await replaceFile(config, '{}', Buffer.from('{"their": "text"}'));
  expect(read()).toBe('{}');
});
