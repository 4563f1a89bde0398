/**
 * Loads what checks the files of a program. Each is imported here alone: Rspack repeats modules of a script that several
 * modules import in the scripts that it loads in turn.
 */

export const loadWordCheck = () =>
  import(/* webpackChunkName: "documents_word_check" */ './word/check.ts');

export const loadSlidesCheck = () =>
  import(/* webpackChunkName: "documents_slides_check" */ './slides/check.ts');
