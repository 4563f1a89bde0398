/**
 * Returns the address of a page's social card, below the base URL.
 * @param permalink of the page, base URL included
 */
export function cardAddress(permalink: string, baseUrl: string): string {
  return `${baseUrl}img/cards/${permalink.slice(baseUrl.length) || 'index'}.png`;
}
