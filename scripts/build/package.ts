/** `npm run build -- package`: one archive with everything that a host needs except Node. */
import {command, rejectExtraArguments, OK} from '../command-line';
import {pack} from '../package/pack';
import {buildSite} from './site';

const HELP = `npm run build -- package [options]

Puts the compiled server, the "forms" command, the built site, the examples of deploy/ and the packages that
cannot be bundled into an archive, with a manifest of SHA-256 hashes. Without --site, builds the site first.

  --site FOLDER   a site that is already built; "none" for a forms service alone
  --out FILE      where to (default: trendsoft.tar.gz)
  --help          shows this

Exit codes: 0 done, 1 not possible, 2 wrong usage.`;

const OPTIONS = {
  site: {type: 'string'},
  out: {type: 'string', default: 'trendsoft.tar.gz'},
} as const;

command({name: 'npm run build -- package', help: HELP, options: OPTIONS}, async (values, args) => {
  rejectExtraArguments(args);
  if (values.site === undefined) {
    const code = buildSite();
    if (code !== OK) return code;
  }
  const {path, bytes, files} = await pack({site: values.site ?? 'build', out: values.out});
  console.log(`${path}: ${files} files, ${(bytes / 1024 ** 2).toFixed(1)} MB`);
  return OK;
});
