import { type Failure, type StudioResponse, type StudioStart, studioPath, tokenHeader } from '../../protocol.ts';

const start = takeStart();

/** Reads the script with the token and removes it from the page, so that no other script finds the token. */
function takeStart(): StudioStart {
  const script = document.getElementById('_studio');
  script?.remove();
  return JSON.parse(script?.textContent || '{"token":"","site":""}') as StudioStart;
}

/** Identifies the folder of the site. */
export const { site } = start;

export const serverGone =
  'The server cannot be reached. Start it again with npm run studio; what you typed stays here until then.';

/** The same request may succeed later. */
const unreached: Failure & { isHeld: true } = { ok: false, error: serverGone, isHeld: true };

/** Sends a request. Returns a failure if the server cannot be reached, or is a new one, which does not know this page before its reload. */
export async function ask<T = StudioResponse>(name: string, body: object = {}): Promise<T | typeof unreached> {
  try {
    const response = await fetch(`${studioPath}/api/${name}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', [tokenHeader]: start.token },
      body: JSON.stringify(body),
    });
    return response.status === 403 ? unreached : ((await response.json()) as T);
  } catch {
    return unreached;
  }
}
