/** `npm run build`: the site as visitors get it, or something else that is made from the sources. */
import {command} from './command-line';
import {DOCUSAURUS, noPart, oneScript, partsHelp, run, runPart, script, type Parts} from './parts';

const SITE = [
  [DOCUSAURUS, 'build'],
  script('scripts/build/compress.ts'),
  script('scripts/build/sbom.ts'),
];

const PARTS: Parts = {
  languages: oneScript(
    'the site in every language that is tested, into .cache/locales; to see it: SITE_DIR=.cache/locales npm run serve',
    'scripts/build/every-language.ts',
  ),
  catalogue: oneScript(
    'the site with the catalogue of blocks, into .catalogue/build; npm run dev has the catalogue too',
    'scripts/build/catalogue.ts',
  ),
  brochure: oneScript(
    'the brochure’s PDF from brochure/, into static/',
    'scripts/build/brochure.ts',
  ),
  package: {
    about: 'the site, then one archive with all that a host needs but Node; --help',
    programs: (rest) => [
      ...(rest.includes('--help') ? [] : SITE),
      script('scripts/build/package.ts', ...rest),
    ],
  },
};

const HELP = `npm run build [-- --locales en,es]
npm run build -- PART

Builds the site into build/, compresses it, and lists its packages. --locales names other languages than those
that are published, as the setting LOCALES does. The parts make something else:

${partsHelp(PARTS)}

Exit codes: 0 done, 1 not possible, 2 not understood.`;

const part = runPart(PARTS, process.argv.slice(2));
if (part !== undefined) process.exit(part);

const OPTIONS = {locales: {type: 'string'}} as const;

command({name: 'npm run build --', help: HELP, options: OPTIONS}, ({locales}, words) => {
  noPart(words);
  return run(SITE, locales ? {LOCALES: locales} : {});
});
