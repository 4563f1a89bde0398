import type {AuditSummary} from './types';

/** After so many days an audit is due again, as the accessibility statement promises. */
const MOST_DAYS = 180;

const DAY_MS = 86_400_000;

/** The site as it is now. */
export interface Present {
  /** ISO date. */
  day: string;
  /** Routes of its pages, in English. */
  pages: readonly string[];
  /** Package → version, of what the audit works with. */
  versions: Readonly<Record<string, string>>;
}

/** Pages that the audit has not seen, since they were added later. */
export function addedSince({pages: seen}: Pick<AuditSummary, 'pages'>, pages: readonly string[]) {
  return pages.filter((route) => !seen.includes(route));
}

/** Why the published audit should be run again: a sentence each, none while it is of today. */
export function dueReasons(audit: AuditSummary, {day, pages, versions}: Present): string[] {
  const days = Math.floor((Date.parse(day) - Date.parse(audit.date.slice(0, 10))) / DAY_MS);
  const added = addedSince(audit, pages);
  const newer = Object.keys(audit.versions).filter(
    (name) => name in versions && versions[name] !== audit.versions[name],
  );
  return [
    ...(days > MOST_DAYS ? [`It is ${days} days old, and good for ${MOST_DAYS}.`] : []),
    ...(added.length > 0 ? [`Added since: ${added.join(', ')}.`] : []),
    ...(newer.length > 0
      ? [
          `Of another version since: ${newer.map((name) => `${name} ${versions[name]}`).join(', ')}.`,
        ]
      : []),
  ];
}
