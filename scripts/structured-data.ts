/** `npm run structured-data -- /route`: what a built page tells search engines. `--help` says more. */
import {previewOf} from './structured-data/preview';

const HELP = `npm run structured-data -- ROUTE

Prints what the built page at a route tells search engines about itself, in the vocabulary of
schema.org (JSON-LD): the company, its services, breadcrumbs, questions and openings. Build first.

Example: npm run structured-data -- /TrendSoft/Career/fresher
Exit codes: 0 printed, 1 nothing to print, 2 not understood.`;

/** Exit codes as in HELP. */
function main(args: string[]): number {
  const [route, ...others] = args;
  if (args.includes('--help')) {
    console.log(HELP);
    return 0;
  }
  if (!route?.startsWith('/') || others.length > 0) {
    console.error(`One route is needed, with a slash before it.\n\n${HELP}`);
    return 2;
  }
  const {text, isThere} = previewOf(route);
  if (isThere) console.log(text);
  else console.error(text);
  return isThere ? 0 : 1;
}

process.exitCode = main(process.argv.slice(2));
