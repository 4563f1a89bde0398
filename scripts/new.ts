/** `npm run new`: makes the files of a page, an opening or a component. `--help` says more. */
import {NewError} from './new/error';
import {run} from './new/run';

run(process.argv.slice(2), process.cwd())
  .then((told) => console.log(told))
  .catch((error: unknown) => {
    if (!(error instanceof NewError)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  });
