/** What a person has to delete after an erasure, since this program cannot reach it. */
import type {Channel, Erased, Submission} from '../store/store';

/** A delivery that has begun, so that something may be there. */
export interface Sending {
  id: string;
  channel: Channel;
  /** ISO 8601, UTC: when it arrived, or was last tried. */
  at: string;
  /** False: no answer said so, but it may have arrived all the same. */
  arrived: boolean;
}

interface Erasure {
  ids: string[];
  sent: Sending[];
}

/** What an erasure of these submissions would come to. */
export function foreseen(submissions: readonly Submission[]): Erasure {
  const sent = submissions.flatMap(({id, deliveries}) =>
    deliveries
      .filter(({attempts}) => attempts > 0)
      .map(({channel, at, state}) => ({id, channel, at, arrived: state === 'done'})),
  );
  return {ids: submissions.map(({id}) => id), sent};
}

/** What it came to; of what began since the submissions were read, nobody knows the end. */
export function confirmed({ids, delivered}: Erased, submissions: readonly Submission[]): Erasure {
  const known = foreseen(submissions).sent.filter(({arrived}) => arrived);
  const sent = delivered.map((delivery) => {
    const {id, channel} = delivery;
    return {...delivery, arrived: known.some((one) => one.id === id && one.channel === channel)};
  });
  // A deletion names them in any order.
  const place = (id: string) => submissions.findIndex((submission) => submission.id === id);
  return {ids: ids.toSorted((a, b) => place(a) - place(b)), sent};
}

/** Lines of text; the first introduces the others. */
export function remainders(sent: readonly Sending[], postgres: boolean): string[] {
  return [
    'What is still yours to delete:',
    ...list('mail', sent, 'E-mails, archives included. Search for these ids:'),
    ...list('sheet', sent, 'Rows of the sheet. The first column holds these ids:'),
    '- Backups made before now; after restoring one, run this again.',
    '- Files saved with "file" or "export", and replies that you wrote.',
    ...(postgres ? ["- PostgreSQL's own copies: archived WAL, base backups."] : []),
  ];
}

function list(channel: Channel, sent: readonly Sending[], what: string): string[] {
  const those = sent.filter((sending) => sending.channel === channel);
  if (those.length === 0) return [];
  const ids = those.map(
    ({id, at, arrived}) => `    ${id}  ${at}${arrived ? '' : '  (may have arrived)'}`,
  );
  return [`- ${what}`, ...ids];
}
