/** Recognises mistyped addresses by their syntax. */
import {LOCALES} from '../../../src/locales';

export interface LinkMistake {
  message: string;
  /** The right address, if there is only one. */
  replacement?: string;
}

const OWN = process.env['SITE_URL'] ?? 'https://www.trendsoft.example';
const LANGUAGES = Object.keys(LOCALES).filter((locale) => locale !== 'en');

const digits = (address: string) => address.replaceAll('%20', '').replaceAll(/(?!^\+)\D/g, '');

interface SyntaxMistake {
  pattern: RegExp;
  /** Completes '/address …'. */
  fault: string;
  /** Returns the address to write. */
  correct: (address: string) => string;
}

/** The first that matches applies. */
const MISTAKES: readonly SyntaxMistake[] = [
  {
    pattern: /^[\w.+-]+@[\w-]+(?:\.[\w-]+)+$/,
    fault: 'is an e-mail address',
    correct: (address) => `mailto:${address}`,
  },
  {
    pattern: /^(?:tel:)?\+?[\d(](?:[\d\s().-]|%20){6,}$/,
    fault: 'is a telephone number',
    correct: (address) => `tel:${digits(address.replace('tel:', ''))}`,
  },
  {
    pattern: /^www\./,
    fault: 'has no https://',
    correct: (address) => `https://${address}`,
  },
  {
    pattern: /^https?:\/\/?https?:|^https?:\/(?!\/)/,
    fault: 'begins wrongly',
    correct: (address) => address.replace(/^(?:https?:\/*)+/, 'https://'),
  },
  {
    pattern: /^https?:\/\/(?:localhost|127\.0\.0\.1)(?=[:/]|$)/,
    fault: 'is the site on your own computer',
    correct: (address) => address.replace(/^https?:\/\/[^/]*/, '') || '/',
  },
  {
    pattern: new RegExp(`^${OWN.replaceAll('.', '\\.')}/`),
    fault: 'is a page of this site',
    correct: (address) => address.slice(OWN.length),
  },
  {
    pattern: /^\/?[^:]*\\/,
    fault: 'has backslashes',
    correct: (address) => address.replaceAll('\\', '/'),
  },
  {
    pattern: /^\/?(?:pages|static)\//,
    fault: 'is the path of the file',
    correct: (address) => address.replace(/^\/?(?:pages|static)/, '').replace(/\.mdx$/, ''),
  },
  {
    pattern: new RegExp(`^/(?:${LANGUAGES.join('|')})/`),
    fault: 'names a language, which the site adds by itself',
    correct: (address) => address.replace(/^\/[^/]+/, ''),
  },
];

/** Returns what is wrong with the syntax of an address, or undefined. */
export function syntaxFault(address: string): LinkMistake | undefined {
  if (/^(?:file:|[A-Za-z]:[\\/])/.test(address)) {
    return {message: `${address} is a file on your own computer. Put it into static/files`};
  }
  if (/^mailto:(?![^@\s]+@[^@\s]+\.[^@\s]+$)/.test(address)) {
    return {message: `${address} has no complete e-mail address. Example: mailto:info@example.com`};
  }
  const found = MISTAKES.find(({pattern}) => pattern.test(address));
  const replacement = found?.correct(address);
  if (!found || replacement === undefined || replacement === address) return undefined;
  return {message: `${address} ${found.fault}. Write ${replacement}`, replacement};
}
