/** Properties that programs expect of Office files. Our forms reject other files; their reports have the note `nonstandard`. */

/** The greatest size of all content after decompression, in bytes. */
export const MAX_UNPACKED = 100 * 1024 * 1024;

/** The part that lists the types of all parts. Office programs reject a file without it. */
export const CONTENT_TYPES = '[Content_Types].xml';

/** Name of the main part; some programs number it. */
export const MAIN_PART = {
  word: /^word\/document\d*\.xml$/i,
  powerpoint: /^ppt\/presentation\d*\.xml$/i,
} as const;

/** Returns whether programs support a compression method: none, or Deflate. */
export const isSupported = (method: number): boolean => method === 0 || method === 8;
