/** `npm run build -- package`: one archive with everything that a host needs except Node. */
import {command, rejectExtraArguments, OK} from '../command-line';
import {pack} from '../package/pack';

const HELP = `npm run build -- package [options]

Puts the compiled server, the "forms" command, the built site, the examples of deploy/ and the packages that
cannot be bundled into an archive, with a manifest of SHA-256 hashes. The site is built first.

  --site FOLDER   the built site (default: build); "none" for a forms service alone
  --out FILE      where to (default: trendsoft.tar.gz)
  --help          shows this

Exit codes: 0 done, 1 not possible, 2 wrong usage.`;

const OPTIONS = {
  site: {type: 'string', default: 'build'},
  out: {type: 'string', default: 'trendsoft.tar.gz'},
} as const;

command({name: 'npm run build -- package', help: HELP, options: OPTIONS}, async (values, args) => {
  rejectExtraArguments(args);
  const {path, bytes, files} = await pack(values);
  console.log(`${path}: ${files} files, ${(bytes / 1024 ** 2).toFixed(1)} MB`);
  return OK;
});
