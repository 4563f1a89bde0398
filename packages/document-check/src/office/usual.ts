/**
 * Properties of the Word and PowerPoint files that programs can open. Our forms accept no other; the check reads
 * what it can, and says so.
 */

/** A thousand slides with pictures have fewer. */
export const MOST_ENTRIES = 2000;
/** The greatest size of all content after decompression, in bytes. */
export const MOST_UNPACKED = 100 * 1024 * 1024;

/** The part that lists the type of each part: programs open no file without it. */
export const CONTENT_TYPES = '[Content_Types].xml';

/** Name of the main part; some programs number it. */
export const MAIN_PART = {
  word: /^word\/document\d*\.xml$/i,
  powerpoint: /^ppt\/presentation\d*\.xml$/i,
} as const;

/** Compression method: none, or Deflate. */
export const isPacking = (method: number): boolean => method === 0 || method === 8;
