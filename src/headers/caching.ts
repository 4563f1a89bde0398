/** How long browsers may keep each file of the build. */

/** Below here a file's name has a hash of its content, or of its build. */
export const HASHED = 'assets/';

/** For hashed files. */
export const FOR_EVER = 'public, max-age=31536000, immutable';
/** For pages: stored, but asked about every time, so that a new build is seen at once. */
export const REVALIDATE = 'no-cache';
const HOUR = 'public, max-age=3600';

/** @param file path below the build */
export function cacheControl(file: string): string {
  // Each language of a build has assets of its own, below its prefix.
  if (`/${file}`.includes(`/${HASHED}`)) return FOR_EVER;
  return file.endsWith('.html') ? REVALIDATE : HOUR;
}
