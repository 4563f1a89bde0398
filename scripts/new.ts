/** `npm run new`: makes the files of a page, an opening or a component. `--help` says more. */
import {finish, OK} from './command-line';
import {run} from './new/run';

finish('npm run new --', async () => {
  console.log(await run(process.argv.slice(2), process.cwd(), process.env));
  return OK;
});
