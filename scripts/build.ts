/** `npm run build`: builds the site, or another product of the sources. */
import {command} from './command-line';
import {takeLock} from './build/folder-lock';
import {buildSite} from './build/site';
import {
  DOCUSAURUS,
  rejectUnknownPart,
  oneScript,
  partsHelp,
  runPart,
  script,
  type Parts,
} from './command-line/parts';

/** Keeps two builds of the same part from writing the same files. */
const lockOf = (part: string) => () =>
  takeLock(
    `build-${part}`,
    `npm run build -- ${part} is already running in this folder. Wait until it has ended, or stop it.`,
  );

const PARTS: Parts = {
  languages: {
    about: 'the site in English and Spanish, with the catalogue, into .cache/locales, for tests',
    programs: () => [[DOCUSAURUS, 'build', '--out-dir', '.cache/locales']],
    lock: lockOf('languages'),
    // A separate folder for generated files, because npm test builds the site at the same time.
    settings: {
      LOCALES: 'en,es',
      CATALOGUE: 'on',
      DOCUSAURUS_GENERATED_FILES_DIR_NAME: '.cache/generated',
    },
    next: 'SITE_DIR=.cache/locales npm run serve shows it, the catalogue at /_catalogue.',
  },
  stock: {
    about:
      'the site without our changes of Docusaurus’ internals, into .cache/stock, for npm run bench',
    programs: () => [
      [DOCUSAURUS, 'build', '--out-dir', '.cache/stock'],
      script('scripts/build/compress.ts', '.cache/stock'),
    ],
    lock: lockOf('stock'),
    settings: {STOCK: '1', DOCUSAURUS_GENERATED_FILES_DIR_NAME: '.cache/generated-stock'},
    next: 'npm run bench -- ratios compares both.',
  },
  brochure: oneScript(
    'the brochure, the samples and the PDFs of pages, from brochure/ and pages/ into static/',
    'scripts/build/brochure.ts',
  ),
  brand: {
    about: 'icons, brochure and samples in the colours of src/css/tokens.css, into static/',
    programs: () => [script('scripts/build/icons.ts'), script('scripts/build/brochure.ts')],
  },
  settings: oneScript(
    'the table of docs/settings.md, from the settings of the forms service and src/server/options.ts',
    'scripts/build/settings-table.ts',
  ),
  package: oneScript(
    'the site, then one archive with all that a host needs but Node; --help',
    'scripts/build/package.ts',
  ),
};

const HELP = `npm run build [-- --locales en,es]
npm run build -- PART

Builds the site into build/, compresses it, and lists its packages. --locales names other languages than those
that are published, as the setting LOCALES does. The parts make something else:

${partsHelp(PARTS)}

Exit codes: 0 done, 1 not possible, 2 wrong usage.`;

runPart(PARTS, 'npm run build --');

const OPTIONS = {locales: {type: 'string'}} as const;

command({name: 'npm run build --', help: HELP, options: OPTIONS}, ({locales}, args) => {
  rejectUnknownPart(args);
  return buildSite(locales ? {LOCALES: locales} : {});
});
