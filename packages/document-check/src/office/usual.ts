/**
 * What a Word or PowerPoint file is like that programs open. Our forms accept no other; the check reads what it
 * can, and says so.
 */

/** A thousand slides with pictures have fewer. */
export const MOST_ENTRIES = 2000;
/** What all of it may become when somebody unpacks it, in bytes. */
export const MOST_UNPACKED = 100 * 1024 * 1024;

/** Says what each part is: programs open no file without it. */
export const CONTENT_TYPES = '[Content_Types].xml';

/** Name of the part that the document begins with; some writers number it. */
export const MAIN_PART = {
  word: /^word\/document\d*\.xml$/i,
  powerpoint: /^ppt\/presentation\d*\.xml$/i,
} as const;

/** How an entry is packed: as it is, or by Flate. */
export const isPacking = (method: number): boolean => method === 0 || method === 8;
