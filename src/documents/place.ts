/** Where something was found, in words. */
import type {Facts, Place} from './finding';
import type {SayDocument} from './words';

/** What a presentation has in place of pages. */
export const unitOf = (format: Facts['format']) => (format === 'powerpoint' ? 'slide' : 'page');

/** A place, such as `Page 2, Figure, “chart”`; empty where nothing is known of it. @param say in the reader's language */
export function placeWords(
  say: SayDocument,
  format: Facts['format'],
  {page, element, words}: Place,
): string {
  const parts = [
    page === undefined ? '' : say(`place.${unitOf(format)}`).replace('{number}', String(page)),
    element ?? '',
    words ? `“${words}”` : '',
  ];
  return parts.filter((part) => part !== '').join(', ');
}
