/** Elements of XML, from any parser. */

export interface XmlElement {
  /** Name without prefix. */
  name: string;
  /** Each attribute under two names, the full one (`o:hr`) and the local one (`hr`), which the first attribute keeps. */
  attributes: Readonly<Record<string, string>>;
  children: XmlElement[];
  /** The element's own text: before, between and after the children. */
  text: string;
}

/** Yields the element and all its descendants, in reading order. */
export function* descendants<E extends {children: E[]}>(element: E): Generator<E> {
  const todo = [element];
  for (let next = todo.pop(); next; next = todo.pop()) {
    yield next;
    for (const kid of next.children.toReversed()) todo.push(kid);
  }
}

/** Follows a path of element names, and returns the first element at its end; undefined if there is none. */
export function child(
  element: XmlElement | undefined,
  ...names: readonly string[]
): XmlElement | undefined {
  let found = element;
  for (const name of names) found = found?.children.find((candidate) => candidate.name === name);
  return found;
}

/** Decodes XML: the first bytes determine the encoding, as in XML 1.0. */
export function decodeXml(bytes: Uint8Array): string {
  const [a, b] = bytes;
  const isBig = (a === 0xfe && b === 0xff) || (a === 0 && b === 0x3c);
  const isLittle = (a === 0xff && b === 0xfe) || (a === 0x3c && b === 0);
  let encoding = 'utf-8';
  if (isBig) encoding = 'utf-16be';
  else if (isLittle) encoding = 'utf-16le';
  return new TextDecoder(encoding).decode(bytes);
}
