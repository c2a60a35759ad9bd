import { stat } from 'node:fs/promises';

/** Whether there is a file or folder of this name. */
export const exists = (file: string): Promise<boolean> =>
  stat(file).then(
    () => true,
    () => false,
  );
