import type {LocaleStatus} from './summary';

/** For programs: what the other formats show, and the paths. */
export function asJson(statuses: readonly LocaleStatus[]): string {
  return JSON.stringify(statuses, null, 2);
}
