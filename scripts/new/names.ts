/** Names that a title becomes: ids, file names, names of components. */
import {NewError} from './error';

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
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join('');
}

/** @throws NewError unless it can be a page's title, or a town: 2 to 40 letters, digits and plain marks. */
export function checkTitle(title: string, what = 'title'): void {
  const wrong = /[^\p{L}\p{M}\p{N} &'’,.()/+-]/u.exec(title)?.[0];
  if (wrong) {
    throw new NewError(
      `The ${what} "${title}" has a ${JSON.stringify(wrong)} in it. Use letters, digits, spaces and & ' , . ( ) / + -`,
    );
  }
  if (title.trim() !== title || title.length < 2 || title.length > LONGEST_TITLE) {
    throw new NewError(
      `The ${what} "${title}" has ${title.length} characters. Give 2 to ${LONGEST_TITLE}, without spaces at the ends.`,
    );
  }
}

/** @throws NewError unless it can be an address: `/Segments/like-this`, each beginning with a letter or digit. */
export function checkPath(route: string): void {
  if (!/^(\/[A-Za-z0-9][A-Za-z0-9-]*)+$/.test(route)) {
    throw new NewError(
      `"${route}" cannot be an address. Give one such as /TrendSoft/CaseStudies with --path: letters, digits and hyphens of the Latin alphabet.`,
    );
  }
}

/** @throws NewError unless it can be the name of a component: `Timeline`. */
export function checkComponent(name: string): void {
  if (!/^[A-Z][A-Za-z0-9]{1,39}$/.test(name)) {
    throw new NewError(
      `"${name}" cannot be the name of a component. Begin with a capital, then letters and digits: ${pascalCase(name) || 'Timeline'}`,
    );
  }
}
