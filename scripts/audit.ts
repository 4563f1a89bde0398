/** `npm run audit`: lets engines and scripted checks look at every page and state. */
import {existsSync} from 'node:fs';
import {HELP, OPTIONS, look, selectionOf} from '../tests/a11y/audit';
import {command, NOT_POSSIBLE, noMore, OK} from './command-line';
import {run, script} from './parts';

command({name: 'npm run audit --', help: HELP, options: OPTIONS}, (values, words) => {
  noMore(words);
  const selection = selectionOf(values);
  if (!existsSync('build/index.html') && run([script('scripts/build.ts')]) !== OK) {
    return NOT_POSSIBLE;
  }
  return look(selection, process.argv.slice(2));
});
