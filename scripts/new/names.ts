/** Names that a title becomes: ids, file names, names of components. */
import {capital} from '../../src/capital';
import {ENDPOINTS} from '../../src/forms/tables';
import {LOCALES} from '../../src/locales';
import {NotPossibleError} from '../command-line';

const LONGEST_TITLE = 40;

/** `Cloud & API Security` → `cloud-api-security`. */
export function idOf(title: string): string {
  return title
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

/** `Cloud & API Security` → `CloudAPISecurity`. */
export function pascalCase(title: string): string {
  return title
    .split(/[^A-Za-z0-9]+/)
    .map(capital)
    .join('');
}

/** @throws NotPossibleError unless it can be a page's title: 2 to 40 letters, digits and plain marks. */
export function checkTitle(title: string): void {
  const wrong = /[^\p{L}\p{M}\p{N} &'’,.()/+-]/u.exec(title)?.[0];
  if (wrong) {
    throw new NotPossibleError(
      `The title "${title}" has a ${JSON.stringify(wrong)} in it. Use letters, digits, spaces and & ' , . ( ) / + -`,
    );
  }
  if (title.trim() !== title || title.length < 2 || title.length > LONGEST_TITLE) {
    throw new NotPossibleError(
      `The title "${title}" has ${title.length} characters. Give 2 to ${LONGEST_TITLE}, without spaces at the ends.`,
    );
  }
}

/** First parts of addresses that are not pages: the server's own, files of the build, other languages. */
const TAKEN = [
  ...['404', 'assets', 'files', 'img', 'healthz', 'readyz'],
  ...ENDPOINTS.map((endpoint) => endpoint.slice(1)),
  ...Object.keys(LOCALES),
];

/**
 * @throws NotPossibleError unless it can be an address: `/Segments/like-this`, each beginning with a letter
 *   or digit, and none that the site answers otherwise.
 */
export function checkPath(route: string): void {
  if (!/^(\/[A-Za-z0-9][A-Za-z0-9-]*)+$/.test(route)) {
    throw new NotPossibleError(
      `"${route}" cannot be an address. Give one such as /TrendSoft/CaseStudies with --path: letters, digits and hyphens of the Latin alphabet.`,
    );
  }
  const parts = route.slice(1).split('/');
  const taken = TAKEN.find((name) => name.toLowerCase() === parts[0]?.toLowerCase());
  if (taken !== undefined) {
    throw new NotPossibleError(
      `Addresses below /${taken} are not pages of this language. Give another address.`,
    );
  }
  if (parts.at(-1)?.toLowerCase() === 'index') {
    throw new NotPossibleError(
      `"${route}" would be the page ${route.replace(/\/index$/i, '') || '/'}. Give --path without /index.`,
    );
  }
}

/** @throws NotPossibleError unless it can be an id: `cloud-security`. */
export function checkId(id: string, title: string): void {
  if (/^[a-z0-9]+(-[a-z0-9]+)*$/.test(id)) return;
  throw new NotPossibleError(
    id === ''
      ? `"${title}" has no letters of the Latin alphabet for an address. Give one with --id, such as --id test-engineer`
      : `--id is "${id}". Give small letters, digits and single hyphens, such as test-engineer`,
  );
}

/** @throws NotPossibleError unless it can be the name of a component: `Timeline`. */
export function checkComponent(name: string): void {
  if (!/^[A-Z][A-Za-z0-9]{1,39}$/.test(name)) {
    throw new NotPossibleError(
      `"${name}" cannot be the name of a component. Begin with a capital, then letters and digits: ${pascalCase(name) || 'Timeline'}`,
    );
  }
}
