import type {Level} from '../finding';

/** One mistake as a writer makes it, and where it should be told. */
export interface Mistake {
  /** What went wrong, for the guide. */
  name: string;
  /** The file in which it is made, and told. */
  file: string;
  /** What stands there in the site without mistakes, once; empty for a new file. */
  from: string;
  /** What stands there instead. */
  to: string;
  /** The line is the first one that has these words. */
  at: string;
  /** The rule that tells it. */
  rule: string;
  /** Where it is only doubtful; otherwise an error. */
  level?: Level;
  /** How the program saves the file that it was written in; otherwise UTF-8. */
  encoding?: 'utf16le' | 'latin1';
}

/** Mistakes in a file of the small site. */
const inFile =
  (file: string) =>
  (name: string, rule: string, from: string, to: string, at = to): Mistake => {
    return {name, file, rule, from, to, at};
  };

/** On the page of a service. */
export const inTesting = inFile('pages/Testing.mdx');

/** In a line at the top of an opening. */
export const inOpening = inFile('pages/Careers/Tester.mdx');

/** Mistakes that are all made in one place of that page, and told by one rule. */
export const about =
  (rule: string, from: string) =>
  (name: string, to: string, at = to): Mistake =>
    inTesting(name, rule, from, to, at);

/** In the tree of pages and menus. */
export const inMenu = (name: string, from: string, to: string, at = to): Mistake =>
  inFile('sidebars.ts')(name, 'navigation', from, to, at);

/** What is only doubtful. */
export const advice = (mistake: Mistake): Mistake => ({...mistake, level: 'advice'});

/** A sentence of that page that stands alone in its paragraph; a link of it, and its picture. */
export const SENTENCE = 'A person reads every page aloud.';
export const OPENINGS = '[openings](/Careers/Tester)';
export const PICTURE = '![Two people try a form together](/img/form.webp)';
