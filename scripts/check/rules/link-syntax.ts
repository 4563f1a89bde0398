/** Recognises mistyped addresses by their syntax. */
import {LOCALES} from '../../../src/locales';

/** The mistake in an address, and the right address if there is only one. */
export interface LinkMistake {
  message: string;
  put?: string;
}

const OWN = process.env['SITE_URL'] ?? 'https://www.trendsoft.example';
const LANGUAGES = Object.keys(LOCALES).filter((locale) => locale !== 'en');

const digits = (address: string) => address.replaceAll('%20', '').replaceAll(/(?!^\+)\D/g, '');

/** The pattern of an address, the mistake that it shows, and the address to write. */
const PATTERNS: readonly [RegExp, string, (address: string) => string][] = [
  [/^[\w.+-]+@[\w-]+(?:\.[\w-]+)+$/, 'is an e-mail address', (address) => `mailto:${address}`],
  [
    /^(?:tel:)?\+?[\d(](?:[\d\s().-]|%20){6,}$/,
    'is a telephone number',
    (address) => `tel:${digits(address.replace('tel:', ''))}`,
  ],
  [/^www\./, 'has no https://', (address) => `https://${address}`],
  [
    /^https?:\/\/?https?:|^https?:\/(?!\/)/,
    'begins wrongly',
    (address) => address.replace(/^(?:https?:\/*)+/, 'https://'),
  ],
  [
    /^https?:\/\/(?:localhost|127\.0\.0\.1)(?=[:/]|$)/,
    'is the site on your own computer',
    (address) => address.replace(/^https?:\/\/[^/]*/, '') || '/',
  ],
  [
    new RegExp(`^${OWN.replaceAll('.', '\\.')}/`),
    'is a page of this site',
    (address) => address.slice(OWN.length),
  ],
  [/^\/?[^:]*\\/, 'has backslashes', (address) => address.replaceAll('\\', '/')],
  [
    /^\/?(?:pages|static)\//,
    'is the path of the file',
    (address) => address.replace(/^\/?(?:pages|static)/, '').replace(/\.mdx$/, ''),
  ],
  [
    new RegExp(`^/(?:${LANGUAGES.join('|')})/`),
    'names a language, which the site adds by itself',
    (address) => address.replace(/^\/[^/]+/, ''),
  ],
];

/** Returns what is wrong with the syntax of an address, or undefined. */
export function syntaxFault(address: string): LinkMistake | undefined {
  if (/^(?:file:|[A-Za-z]:[\\/])/.test(address)) {
    return {message: `${address} is a file on your own computer. Put it into static/files`};
  }
  if (/^mailto:(?![^@\s]+@[^@\s]+\.[^@\s]+$)/.test(address)) {
    return {message: `${address} has no complete e-mail address. Example: mailto:info@example.com`};
  }
  const found = PATTERNS.find(([pattern]) => pattern.test(address));
  const put = found?.[2](address);
  if (!found || put === undefined || put === address) return undefined;
  return {message: `${address} ${found[1]}. Write ${put}`, put};
}
