/** `list` and `show`. */
import type {Counts, DeliveryState, Filter} from '../store/store';
import {
  count,
  findSubmission,
  formName,
  oneOf,
  wholeNumber,
  type Command,
  type Options,
} from './command';
import {describe, forPrograms, table} from './describe';

const STATES = ['waiting', 'dead', 'held', 'done'] as const satisfies readonly DeliveryState[];

export const list: Command = {
  usage: `list [--form NAME] [--held] [--delivery ${STATES.join('|')}] [--limit N] [--names] [--json]`,
  summary: 'Lists submissions, newest first (50 unless told otherwise), and counts everything.',
  options: ['form', 'held', 'delivery', 'limit', 'names', 'json'],
  argument: 'none',
  async run({open, log, options}) {
    const {delivery, limit = '50', names = false, json} = options;
    const filter = {
      ...filterOf(options),
      ...(delivery !== undefined && {delivery: oneOf('--delivery', delivery, STATES)}),
      limit: wholeNumber('--limit', limit),
    };
    const store = await open('read');
    const submissions = await store.list(filter);
    // Without either, it shows nobody's data.
    if (names || json) log(submissions.map(({id}) => id));
    const shown = submissions.length > 0 ? table(submissions, names) : 'Nothing to list.';
    return {
      data: submissions.map(forPrograms),
      text: `${shown}\n\n${summary(await store.counts())}`,
    };
  },
};

export const show: Command = {
  usage: 'show ID [--json]',
  summary: 'Shows one submission: fields, files and their checks, deliveries, spam signals.',
  options: ['json'],
  argument: 'required',
  async run({open, log, argument = ''}) {
    const submission = await findSubmission(await open('read'), argument);
    log([submission.id]);
    return {data: forPrograms(submission), text: describe(submission)};
  },
};

/** Returns the filter for `--form` and `--held`. */
export function filterOf({form, held}: Options): Filter {
  const name = formName(form);
  return {...(name && {form: name}), ...(held && {held})};
}

function summary({submissions, held, dead, waiting}: Counts): string {
  const lines = [
    `In all: ${count(submissions, 'submission')}, ${held} held; ` +
      `deliveries: ${dead} dead, ${waiting} waiting.`,
  ];
  if (held > 0) lines.push('See the held: npm run forms -- list --held');
  if (dead > 0) lines.push('See the dead: npm run forms -- list --delivery dead');
  return lines.join('\n');
}
