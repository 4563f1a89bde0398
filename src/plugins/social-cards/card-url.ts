/**
 * Returns the URL of a page's social card, below the base URL.
 * @param permalink of the page, base URL included
 */
export function socialCardUrl(permalink: string, baseUrl: string): string {
  return `${baseUrl}img/cards/${permalink.slice(baseUrl.length) || 'index'}.png`;
}
