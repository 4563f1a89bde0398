/** `npm run build`: the site as visitors get it, or something else that is made from the sources. */
import {parseArgs} from 'node:util';
import {DOCUSAURUS, oneScript, partsHelp, run, runPart, script, type Parts} from './parts';

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

function site(): number {
  try {
    const {values, positionals} = parseArgs({
      allowPositionals: true,
      options: {locales: {type: 'string'}, help: {type: 'boolean'}},
    });
    if (positionals.length > 0) throw new TypeError(`There is no part "${positionals.join(' ')}".`);
    if (!values.help) return run(SITE, values.locales ? {LOCALES: values.locales} : {});
    console.log(HELP);
    return 0;
  } catch (error) {
    console.error(`${(error as Error).message}\n\n${HELP}`);
    return 2;
  }
}

process.exitCode = runPart(PARTS, process.argv.slice(2)) ?? site();
