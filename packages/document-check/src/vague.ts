/** Words of links, descriptions and titles that say nothing. */

const ADDRESS = /^(?:https?:\/\/|www\.|mailto:|file:)\S*$/i;

/** In English only: in other languages these are not found. Words on two lines may have no space between them. */
const EMPTY =
  /^(?:(?:click|tap|press|go|read|learn|see|find ?out|show) ?)?(?:here|(?:this ?)?(?:link|page)|this|(?:more ?)?details|more(?: ?information)?|website|document|download|pdf|continue)$/i;

const FILE_NAME =
  /^(?:[a-z]:\\|\/|\.\/|~\/)?[\w\s().\\/-]+\.(?:jpe?g|png|gif|svg|tiff?|bmp|emf|wmf|webp|eps|pdf|heic)(?:$| [-–] )/i;

/** What programs write when they guess, and words for any picture. */
const MADE_UP =
  /^(?:(?:an? |the )?(?:picture|image|photo(?:graph)?|figure|graphic|graph|diagram|icon|logo|screenshot|grafik|bild|imagen|shape|chart|drawing|alt ?text|placeholder)\s*\d*|no alternate text specified)$|description automatically generated/i;

/** What programs and people leave in the place of a title. */
const MADE_UP_TITLE =
  /^(?:untitled|document|presentation|(?:microsoft )?(?:word document|word|powerpoint(?: presentation)?)) ?-? ?\d*$|\.(?:docx?|pptx?|pdf|od[tp]|indd|tex|rtf|html?)$/i;

/** Tags for no language, for one that is not known or has no tag, and for several. */
export const isLanguageName = (tag = 'und'): boolean => !/^(?:zxx|und|mis|mul)\b/i.test(tag);

export const isMadeUpTitle = (title: string): boolean => MADE_UP_TITLE.test(title);

const bare = (words: string): string =>
  words
    .trim()
    .replace(/[\s.!:…»>→]+$/u, '')
    .replaceAll(/\s+/g, ' ');

export const isPoorLink = (words: string): boolean =>
  ADDRESS.test(words.trim()) || EMPTY.test(bare(words));

const isPoorLine = (line: string): boolean =>
  [FILE_NAME, ADDRESS, /^$/].some((one) => one.test(line.trim())) || MADE_UP.test(bare(line));

/** Whether a description is the name of a file, an address, or one that a program made up. Pandoc adds a path to each. */
export const isPoorDescription = (words: string): boolean =>
  MADE_UP.test(bare(words)) || (words.trim() !== '' && words.split(/\s\s|fig:/).every(isPoorLine));
