/** Makes file names and ids from titles. */
import {capitalise} from '../../src/text/capitalise';
import {LOCALES} from '../../src/locales';
import {NotPossibleError} from '../command-line';

/** Returns an id: `Cloud & API Security` → `cloud-api-security`. */
export const idOf = (title: string): string =>
  title
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

/** Returns a file name: `Cloud & API Security` → `CloudAPISecurity`. */
export const fileNameOf = (title: string): string =>
  title
    .split(/[^A-Za-z0-9]+/)
    .map(capitalise)
    .join('');

/** @throws NotPossibleError unless it can be a title: 2 to 40 letters, digits and plain marks */
export function checkTitle(title: string): void {
  if (/^[\p{L}\p{N}][\p{L}\p{M}\p{N} &'’,.()/+-]{1,39}$/u.test(title)) return;
  throw new NotPossibleError(
    `"${title}" cannot be a title. Give 2 to 40 letters, digits, spaces and & ' , . ( ) / + -`,
  );
}

/** First parts of addresses that the server or other languages use. */
const TAKEN = ['404', 'assets', 'files', 'img', 'healthz', 'readyz', ...Object.keys(LOCALES)];

/** @throws NotPossibleError unless it can be the address of a page, such as `/TrendSoft/CaseStudies` */
export function checkAddress(address: string): void {
  const [first = ''] = address.slice(1).toLowerCase().split('/');
  const isAddress = /^(?:\/[A-Za-z0-9][A-Za-z0-9-]*)+$/.test(address);
  if (isAddress && !/(?:-form|\/index)$/i.test(address) && !TAKEN.includes(first)) return;
  throw new NotPossibleError(
    `"${address}" cannot be the address of a page. Give one with --path, such as /TrendSoft/CaseStudies: Latin letters, digits and hyphens.`,
  );
}
