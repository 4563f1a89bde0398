/**
 * `npm run build -- languages`: builds the site in every language that is tested, published or not,
 * into `.cache/locales`: the pseudo-locales (made afresh), and Spanish beside English.
 */
import {DOCUSAURUS, run, script} from '../parts';

/** Built in continuous integration, whatever is published. */
const TESTED = ['en', 'es', 'en-XA', 'ar-XB'];

const PROGRAMS = [
  script('scripts/i18n/pseudo.ts'),
  [DOCUSAURUS, 'build', '--out-dir', '.cache/locales'],
];

process.exitCode = run(PROGRAMS, {LOCALES: TESTED.join(',')});
