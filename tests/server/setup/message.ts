/** Reads a mail of one plain part (RFC 5322, 2045, 2047). */
export interface ReadMessage {
  raw: string;
  /** Decoded text by name in lower case; a header that comes twice has two. */
  headers: ReadonlyMap<string, readonly string[]>;
  messageId: string;
  /** The body, decoded, with line feeds alone. */
  text: string;
}

export function readMessage(bytes: Buffer): ReadMessage {
  const raw = bytes.toString('latin1');
  const end = raw.indexOf('\r\n\r\n');
  const headers = new Map<string, string[]>();
  for (const line of raw
    .slice(0, end)
    .replaceAll(/\r\n(?=[ \t])/g, '')
    .split('\r\n')) {
    const [, name = '', value = ''] = /^([^:]*):\s*(.*)$/.exec(line) ?? [];
    const key = name.toLowerCase();
    headers.set(key, [...(headers.get(key) ?? []), decodeWords(value)]);
  }
  const [encoding = ''] = headers.get('content-transfer-encoding') ?? [];
  const text = decodeBody(raw.slice(end + 4), encoding)
    .toString('utf8')
    .replaceAll('\r\n', '\n');
  return {raw, headers, messageId: headers.get('message-id')?.[0] ?? '', text};
}

function decodeBody(body: string, encoding: string): Buffer {
  if (encoding === 'base64') return Buffer.from(body, 'base64');
  if (encoding === 'quoted-printable') return unquote(body.replaceAll('=\r\n', ''));
  return Buffer.from(body, 'latin1');
}

function decodeWords(value: string): string {
  return value
    .replaceAll(/\?=\s+=\?/g, '?==?')
    .replaceAll(/=\?utf-8\?([BQ])\?([^?]*)\?=/gi, (_word, encoding: string, text: string) =>
      (encoding.toUpperCase() === 'B'
        ? Buffer.from(text, 'base64')
        : unquote(text.replaceAll('_', ' '))
      ).toString('utf8'),
    );
}

function unquote(text: string): Buffer {
  const bytes = text.replaceAll(/=([\dA-F]{2})/gi, (_match, hex: string) =>
    String.fromCharCode(Number.parseInt(hex, 16)),
  );
  return Buffer.from(bytes, 'latin1');
}
