interface Result {
  isSent: boolean;
  /** An error message of the service. */
  message?: string | undefined;
}

/** Sends the data of a form as the browser would, but stays on the page. Never rejects. */
export async function sendForm(data: FormData, action: string, isMultipart: boolean): Promise<Result> {
  try {
    const answer = await fetch(action, {
      method: 'POST',
      headers: { Accept: 'application/json' },
      body: isMultipart ? data : new URLSearchParams([...data].map(([name, value]) => [name, String(value)])),
    });
    return { isSent: answer.ok, message: answer.ok ? undefined : messageOf(await answer.json().catch(() => null)) };
  } catch {
    return { isSent: false };
  }
}

/** The error message in an answer. Form services send `error`, or `errors` with a `message` each. */
function messageOf(answer: unknown): string | undefined {
  const { error, errors } = Object(answer) as { error?: unknown; errors?: unknown };
  const all = Array.isArray(errors) ? errors.map((one) => Object(one).message) : [error];
  const words = all.filter((one) => typeof one === 'string');
  return words.length > 0 ? words.join(' ').slice(0, 300) : undefined;
}
