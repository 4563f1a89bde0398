import {MARKER} from '../../src/locales/unfinished';

export {MARKER};

/** Whether a text still waits. Plain in YAML, MDX and JSON alike; the space may have gone. */
export const isMarked = (words: string) => words.includes(MARKER.trim());
