import {command} from '../command';
import {count} from '../count';
import {aligned} from '../describe';
import {wholeNumber} from '../options';
import {printable} from '../../printable';

export const log = command({
  name: 'log',
  summary: 'Shows who had which submissions shown, exported or erased, newest first.',
  options: {
    limit: {value: 'N', help: 'at most this many lines (default: 50)'},
  },
  notes: `A line has the time (UTC), the system account, the command, and the ids; never what was in them.
Lines are kept as long as submissions are.`,
  async run({open, options: {limit = '50'}}) {
    const most = wholeNumber('--limit', limit);
    const store = await open('read');
    const entries = await store.log(most);
    const rows = entries.map(({at, account, command: words, ids}) =>
      [at, account, words, ids.length > 3 ? count(ids.length, 'submission') : ids.join(', ')].map(
        printable,
      ),
    );
    const text =
      rows.length > 0
        ? aligned([['AT (UTC)', 'ACCOUNT', 'COMMAND', 'SUBMISSIONS'], ...rows])
        : 'Nobody has looked.';
    return {data: entries, text};
  },
});
