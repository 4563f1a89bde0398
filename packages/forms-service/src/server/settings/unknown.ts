/** Environment variables that look like a mistyped setting. */
import {distance} from 'fastest-levenshtein';
import type {Environment} from './read.ts';
import type {SettingRecords} from './settings.ts';

/** Shorter names are close to those of any program, such as HOME and HOST. */
const LEAST_LENGTH = 6;

/** Wrong, missing or additional letters; two letters in the wrong order count as two. */
const MOST_EDITS = 2;

/** Returns a sentence for each variable that is no setting, but is spelled nearly like one. */
export function unknownSettings({names, buildNames}: SettingRecords, env: Environment): string[] {
  const settings = [...names, ...buildNames];
  return Object.keys(env).flatMap((name) => {
    if (name.length < LEAST_LENGTH || settings.includes(name)) return [];
    const meant = settings.find((known) => distance(name.toUpperCase(), known) <= MOST_EDITS);
    // What is set correctly was not meant by another name.
    if (meant === undefined || env[meant] !== undefined) return [];
    return `${name} is not a setting, so it is ignored. Did you mean ${meant}?`;
  });
}
