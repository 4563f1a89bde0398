import type {Counts, DeliveryState, Filter, FormName} from '../../store/store';
import {command} from '../command';
import {count} from '../count';
import {forPrograms, table} from '../describe';
import {FORM, formName, oneOf, wholeNumber} from '../options';

const STATES: readonly string[] = ['waiting', 'dead', 'held', 'done'] satisfies DeliveryState[];

export const list = command({
  name: 'list',
  summary: 'Lists submissions, newest first, and how they fare.',
  options: {
    ...FORM,
    held: {help: 'only those that look like spam and wait for you'},
    delivery: {value: STATES.join('|'), help: 'only those with such a delivery'},
    limit: {value: 'N', help: 'at most this many (default: 50)'},
    names: {help: "shows the senders' names too"},
  },
  notes: `The last lines count everything, whatever is listed. --json prints every field.

Examples:
  npm run forms -- list --held
  npm run forms -- list --delivery dead --names`,
  async run({open, note, options: {form, held, delivery, limit = '50', names}, json}) {
    const filter = {
      ...filterOf(form, held),
      ...(delivery !== undefined && {
        delivery: oneOf('--delivery', delivery, STATES) as DeliveryState,
      }),
      limit: wholeNumber('--limit', limit),
    };
    // Without either, it says of nobody who they are.
    const isPersonal = names || json;
    const store = await open(isPersonal ? 'note' : 'read');
    const submissions = await store.list(filter);
    const listed = submissions.map(({id}) => id);
    if (isPersonal) await note(store, listed);
    const shown = submissions.length > 0 ? table(submissions, names) : 'Nothing to list.';
    return {
      data: submissions.map(forPrograms),
      text: `${shown}\n\n${summary(await store.counts())}`,
    };
  },
});

/** The filter for `--form` and `--held`. */
export function filterOf(form: string | undefined, held: boolean): Filter {
  const name: FormName | undefined = formName(form);
  return {...(name && {form: name}), ...(held && {held})};
}

function summary({submissions, held, dead, waiting}: Counts): string {
  const lines = [
    `In all: ${count(submissions, 'submission')}, ${held} held; ` +
      `deliveries: ${dead} dead, ${waiting} waiting.`,
  ];
  if (held > 0) lines.push('Look at the held: npm run forms -- list --held');
  if (dead > 0) lines.push('Look at the dead: npm run forms -- list --delivery dead');
  return lines.join('\n');
}
