/** Environment variables that look like a mistyped setting. */
import {distance} from 'fastest-levenshtein';
import type {Environment} from './read';
import {BUILD_SETTING_NAMES, SETTING_NAMES} from './settings';

/** Shorter names are close to those of any program, such as HOME and HOST. */
const LEAST_LENGTH = 6;

/** Wrong, missing or additional letters; two letters in the wrong order count as two. */
const MOST_EDITS = 2;

const KNOWN = [...SETTING_NAMES, ...BUILD_SETTING_NAMES];

/** Returns a sentence for each variable that is no setting, but is spelled nearly like one. */
export function unknownSettings(env: Environment): string[] {
  return Object.keys(env).flatMap((name) => {
    if (name.length < LEAST_LENGTH || KNOWN.includes(name)) return [];
    const meant = KNOWN.find((known) => distance(name.toUpperCase(), known) <= MOST_EDITS);
    // What is set correctly was not meant by another name.
    if (meant === undefined || env[meant] !== undefined) return [];
    return `${name} is not a setting, so it is ignored. Did you mean ${meant}?`;
  });
}
