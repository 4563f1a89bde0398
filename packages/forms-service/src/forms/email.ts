/** E-mail addresses: what people paste around them, which are valid, and how mail servers spell them. */

/** Characters that people copy along with an address, before it. An apostrophe may belong to the address. */
const BEFORE = /^[\s<([{"“„”«‘,;:]+/u;
/** Characters that people copy along with an address, after it. None can end a domain. */
const AFTER = /[\s>)\]}"“”»’'.,;:]+$/u;
/** A name with its address in angle brackets, as mail programs copy it. */
const NAMED = /^[^<>]*<\s*([^<>\s]+)\s*>[\s.,;]*$/u;
const MAILTO = /^mailto:([^?]*)/iu;

/** Returns the address in what people paste: `Asha Rao <asha@example.com>`, `mailto:asha@example.com?subject=Hi`, `asha@example.com;`. */
export function addressIn(pasted: string): string {
  let text = NAMED.exec(pasted)?.[1] ?? pasted;
  text = text.replace(BEFORE, '').replace(AFTER, '');
  const link = MAILTO.exec(text)?.[1];
  if (link !== undefined) text = decoded(link).replace(AFTER, '');
  // 'asha@example.com' in single quotes: the last one has already been removed.
  if (pasted.includes(`${text}'`)) text = text.replace(/^'+/, '');
  // The full stop of Chinese and Japanese, which browsers accept in addresses of pages too.
  return text.replaceAll('。', '.');
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

// The HTML standard's pattern, plus a dot in the domain, since mail to a bare host name is local; and letters, marks and
// digits of every script (RFC 6531), with the joiners that some of them need.
// https://html.spec.whatwg.org/multipage/input.html#valid-e-mail-address
const LETTER = '\\p{L}\\p{M}\\p{N}\\u200c\\u200d';
const LOCAL = new RegExp(`^[\\w.!#$%&'*+/=?^\`{|}~${LETTER}-]+$`, 'u');
const DOMAIN = new RegExp(`^[${LETTER}-]+(?:\\.[${LETTER}-]+)+$`, 'u');
const ASCII_LABEL = /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/i;
const ASCII = /^[\0-\x7f]*$/;

/** Returns whether a normalised address is one that mail servers accept. */
export function isEmail(address: string): boolean {
  const [local, domain] = partsOf(address);
  if (!LOCAL.test(local) || !DOMAIN.test(domain)) return false;
  const ascii = asciiDomain(domain);
  return ascii !== undefined && ascii.split('.').every((label) => ASCII_LABEL.test(label));
}

/**
 * Returns an address with its domain in ASCII, as every mail server reads it: `user@xn--bcher-kva.example`.
 * Returns undefined if it is invalid, or if only servers with SMTPUTF8 (RFC 6531) can deliver to it, because of the part
 * before the @.
 */
export function asciiEmail(address: string): string | undefined {
  const [local, domain] = partsOf(address);
  return isEmail(address) && ASCII.test(local) ? `${local}@${asciiDomain(domain)}` : undefined;
}

function partsOf(address: string): [local: string, domain: string] {
  const at = address.lastIndexOf('@');
  return [address.slice(0, Math.max(at, 0)), address.slice(at + 1)];
}

/** Returns a domain in punycode; undefined if it has none. `URL` is the converter that browsers and Node share. */
function asciiDomain(domain: string): string | undefined {
  if (ASCII.test(domain)) return domain;
  return URL.canParse(`http://${domain}`) ? new URL(`http://${domain}`).hostname : undefined;
}
