/**
 * Name of the chunk of the page at a route or at an address: `/About` and `/About/` are
 * `page/About`, `/` is `page/index`. The build and the browser both ask.
 */
export function chunkNameOf(pathname: string): string {
  return `page${pathname.replace(/\/$/, '') || '/index'}`;
}
