/** `npm run build -- package`: one archive with all that a host needs, but Node. */
import {parseArgs} from 'node:util';
import {pack} from '../package/pack';

const HELP = `npm run build -- package [options]

Puts the compiled server, the "forms" command, the built site, the examples of deploy/ and the one package
that cannot be compiled in into an archive, with a manifest of SHA-256 hashes. The site is built first.

  --site FOLDER   the built site (default: build); "none" for a forms service alone
  --out FILE      where to (default: trendsoft.tar.gz)
  --help          shows this

Exit codes: 0 done, 1 not possible, 2 not understood.`;

async function main(args: string[]): Promise<number> {
  let values: {site: string; out: string; help: boolean};
  try {
    ({values} = parseArgs({
      args,
      options: {
        site: {type: 'string', default: 'build'},
        out: {type: 'string', default: 'trendsoft.tar.gz'},
        help: {type: 'boolean', default: false},
      },
    }));
  } catch (error) {
    console.error(`${(error as Error).message}\n\n${HELP}`);
    return 2;
  }
  if (values.help) {
    console.log(HELP);
    return 0;
  }
  try {
    const {path, bytes, files} = await pack(values);
    console.log(`${path}: ${files} files, ${(bytes / 1024 ** 2).toFixed(1)} MB`);
    return 0;
  } catch (error) {
    console.error((error as Error).message);
    return 1;
  }
}

void main(process.argv.slice(2)).then((code) => (process.exitCode = code));
