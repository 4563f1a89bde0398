/** `npm run structured-data -- /route`: what a built page tells search engines. `--help` says more. */
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {structuredDataIn} from '../src/plugins/structured-data/block';

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
  const file = path.join('build', route, 'index.html');
  if (!existsSync(file)) {
    console.error(`There is no page ${route} in the build. Make one with: npm run build`);
    return 1;
  }
  const data = structuredDataIn(readFileSync(file, 'utf8'));
  console.log(data ? JSON.stringify(data, null, 2) : `${route} tells search engines nothing.`);
  return data ? 0 : 1;
}

process.exitCode = main(process.argv.slice(2));
