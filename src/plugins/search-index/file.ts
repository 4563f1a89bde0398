/** The file that the search of the site loads, written by the build and read by src/components/Search. */

/** Its name below the base URL of each language. */
export const SEARCH_INDEX_FILE = 'search-index.json';

/** A heading and the text below it. The first section of a page is what comes before its first such heading. */
export interface IndexedSection {
  /** Id of the heading; empty for the first section. */
  id: string;
  heading: string;
  text: string;
}

export interface IndexedPage {
  /** Address, with the base URL. */
  path: string;
  title: string;
  /** Language of the text, if it is not that of the page that shows the results. */
  lang?: string;
  sections: IndexedSection[];
}
