/**
 * What wake.ts fetches of the page meanwhile: nothing. src/plugins/page-chunks puts PageRoute/pages.ts in its place,
 * which can.
 */
export const fetchPage: (pathname: string) => Promise<unknown> = () => Promise.resolve();
