import { type Answer, type Failure, type StudioStart, studioPath, tokenHeader } from '../protocol.ts';
import { words } from '../words.ts';

const start = takeStart();

/** Takes what the server has put into the page out of it, so that no other script finds the token. */
function takeStart(): StudioStart {
  const script = document.getElementById('_studio');
  script?.remove();
  return JSON.parse(script?.textContent || '{"token":""}') as StudioStart;
}

/** Asks the server for something. A server that cannot be reached is an answer too. */
export async function ask<T = Answer>(name: string, body: object = {}): Promise<T | Failure> {
  try {
    const response = await fetch(`${studioPath}/api/${name}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', [tokenHeader]: start.token },
      body: JSON.stringify(body),
    });
    return (await response.json()) as T;
  } catch {
    return { ok: false, error: words.serverGone };
  }
}
