/** What words of links and descriptions look like when they say nothing. */

const ADDRESS = /^(?:https?:\/\/|www\.|mailto:)\S*$/i;

/** In English only: in other languages these are not found. */
const EMPTY =
  /^(?:here|click here|click|link|this link|more|read more|learn more|see more|details|download)[.!:]?$/i;

const FILE_NAME = /^[\w\s().-]+\.(?:jpe?g|png|gif|svg|tiff?|bmp|emf|wmf|webp)$/i;

/** What Word and PowerPoint write when they guess. */
const MADE_UP = /^(?:picture|image|grafik|bild|imagen|shape|chart)\s*\d+$/i;

export const isPoorLink = (words: string): boolean =>
  ADDRESS.test(words.trim()) || EMPTY.test(words.trim());

export const isFileName = (words: string): boolean =>
  FILE_NAME.test(words.trim()) || MADE_UP.test(words.trim());

/** A bullet or a number typed by hand, with a space behind. */
export const isTypedItem = (words: string): boolean =>
  /^\s*(?:[-–—•*·▪►]|\(?\d{1,2}[.)]|\(?[a-z][.)])\s+\S/i.test(words);
