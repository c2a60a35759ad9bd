import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { composeMailto } from '../../src/ui/mail.ts';

const draft = { name: 'Ada', email: 'ada@example.com', subject: 'An idea', message: 'Hello' };
function compose(part: Partial<typeof draft>, to = 'sales@example.com') {
  const { name, email, subject, message } = { ...draft, ...part };
  const lines = [
    { label: 'Name', value: name },
    { label: 'Email', value: email },
  ];
  return composeMailto(to, { subject, lines, message });
}

/** What a mail program that follows RFC 6068 makes of the link. */
function read(link: string) {
  const [, to = '', query = ''] = /^mailto:([^?]*)\?(.*)$/.exec(link) ?? [];
  const fields = query.split('&').map((field) => field.split('='));
  expect(fields.map(([name]) => name)).toEqual(['subject', 'body']);
  const [subject = '', body = ''] = fields.map(([, value = '']) => decodeURIComponent(value));
  return { to: decodeURIComponent(to), subject, body };
}

describe('composeMailto', () => {
  it('writes subject and body as the form says', () => {
    expect(compose({ message: 'Hello\nthere' })).toBe(
      'mailto:sales@example.com?subject=An%20idea&body=Name%3A%20Ada%0D%0AEmail%3A%20ada%40example.com%0D%0A%0D%0AHello%0D%0Athere',
    );
  });

  it('writes spaces as %20, never as a plus', () => {
    const link = compose({ subject: 'a b + c' });
    expect(link).toContain('subject=a%20b%20%2B%20c');
    expect(link.slice('mailto:'.length)).not.toContain('+');
  });

  it.each(['&', '+', '#', '%', '"', "'", '?', '=', '(*!)', '😀', 'ü', 'नमस्ते', '%0ABcc: x', '&bcc=x@example.com'])(
    'keeps %s whole',
    (text) => {
      const mail = read(compose({ subject: text, message: text }));
      expect(mail.subject).toBe(text);
      expect(mail.body.endsWith(`\r\n\r\n${text}`)).toBe(true);
    },
  );

  it('ends every line of the message with CRLF, whatever it was before', () => {
    expect(
      read(compose({ message: 'a\nb\r\nc\rd' }))
        .body.split('\r\n')
        .slice(3),
    ).toEqual(['a', 'b', 'c', 'd']);
  });

  it('lets no line break into the subject, the name or the address of the visitor', () => {
    const mail = read(
      compose({ subject: 'Hi\r\nBcc: a@example.com', name: 'A\nB', email: 'x@example.com\r\nCc: y@example.com' }),
    );
    expect(mail.subject).toBe('Hi Bcc: a@example.com');
    expect(mail.body.split('\r\n').slice(0, 3)).toEqual(['Name: A B', 'Email: x@example.com Cc: y@example.com', '']);
  });

  it('replaces halves of characters instead of throwing', () => {
    expect(read(compose({ message: 'a\uD83Db\uDE00c' })).body).toContain('a\uFFFDb\uFFFDc');
  });

  it('encodes what is special in the address', () => {
    expect(compose({}, 'a+b@example.com')).toMatch(/^mailto:a%2Bb@example\.com\?/);
  });

  it('keeps a message of 5,000 characters', () => {
    const message = 'Grüße 😀 & mehr. '.repeat(320).slice(0, 5000);
    expect(read(compose({ message })).body.endsWith(message.replace(/\uD83D$/, '\uFFFD'))).toBe(true);
  });

  it('uses only characters that a link may hold, for any draft', () => {
    const any = fc.string({ unit: 'binary' });
    fc.assert(
      fc.property(any, any, any, any, (name, email, subject, message) => {
        const link = compose({ name, email, subject, message });
        expect(link).toMatch(/^mailto:sales@example\.com\?subject=[\w.~%-]*&body=[\w.~%-]+$/);
        expect(read(link).body.split('\r\n').length).toBeGreaterThanOrEqual(4);
      }),
    );
  });
});
