/** What a client accepts, by its Accept headers. */

/** True when `text/html` is asked for by name, and before any JSON. */
export function prefersHtml(accept: string | undefined): boolean {
  const html = quality(accept ?? '', 'text/html');
  return html > 0 && html >= quality(accept ?? '', 'application/json');
}

/** Weight of a type or an encoding that is named in such a header: from 0, not accepted, to 1. */
export function quality(accept: string, type: string): number {
  for (const part of accept.toLowerCase().split(',')) {
    const [name = '', ...parameters] = part.split(';').map((piece) => piece.trim());
    if (name !== type) continue;
    const q = parameters.find((parameter) => parameter.startsWith('q='));
    return q === undefined ? 1 : Number(q.slice(2)) || 0;
  }
  return 0;
}
