/** `npm run new`: makes the files of a page, an opening or a component. `--help` says more. */
import {SidebarsError} from '../src/menus';
import {NotPossibleError} from './command-line';
import {run} from './new/run';

run(process.argv.slice(2), process.cwd(), process.env)
  .then((told) => console.log(told))
  .catch((error: unknown) => {
    if (!(error instanceof NotPossibleError || error instanceof SidebarsError)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  });
