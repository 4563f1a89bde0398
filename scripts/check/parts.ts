import {oneScript, type Parts} from '../parts';

/** What `npm run check` does besides, when a word and no page is named. */
export const PARTS: Parts = {
  reading: oneScript(
    'how easily each page reads (Flesch-Kincaid grade), hardest first',
    'scripts/check/reading/table.ts',
  ),
  docs: oneScript(
    'rewrites docs/front-matter.md and docs/writers-check.md from the rules',
    'scripts/check/write-docs.ts',
  ),
};
