import { join } from 'node:path';
import type { Issue } from '../../src/diagnostics/issue.ts';
import type { IdEdit } from '../../src/json/edit/id-edits.ts';
import type { FileState } from '../../src/studio/protocol.ts';
import { openConfigFile } from '../../src/studio/server/config-file.ts';
import { registry } from '../registry.ts';

const none: never[] = [];

/** Opens a config as Studio does when its server starts, without the server. Whatever is checked has no issues, unless told. */
export async function reopen(config: string, folder: string, check = async (): Promise<Issue[]> => none) {
  const news: FileState[] = [];
  const file = await openConfigFile({
    registry,
    file: config,
    journalFile: join(folder, '.cache/studio/journal'),
    issues: () => none,
    check,
    reload: async () => {},
    news: (one) => news.push(one),
  });
  /** Sends edits as Studio's page does; made for the newest text unless told. */
  const send = (label: string, edits: IdEdit[], more: { base?: string; merge?: string; strict?: boolean } = {}) =>
    file.edit({ base: file.state().hash, label, edits, ...more });
  return { file, news, send };
}
