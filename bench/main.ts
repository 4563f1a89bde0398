/** `npm run bench`: measures the built site, and prints Markdown tables. */
import {command, OK, oneOf} from '../scripts/command-line';
import {requireBuild} from '../scripts/build/require-build';
import {oneScript, runPart, type Parts} from '../scripts/command-line/parts';
import {measureDocuments} from './documents';
import {measureHydration} from './hydration';
import {measureLighthouse, SIX_PAGES} from './lighthouse';
import {measureRatios} from './ratios';
import {measureTranscript} from './transcript';

const MEASURES = {
  ratios: measureRatios,
  hydration: measureHydration,
  lighthouse: measureLighthouse,
  documents: measureDocuments,
  transcript: measureTranscript,
};
type Name = keyof typeof MEASURES;
const NAMES = Object.keys(MEASURES) as Name[];
/** What runs if no measure is named: all that needs one build. */
const DEFAULT_NAMES = NAMES.filter((name) => name !== 'ratios');

const HELP = `npm run bench [-- MEASURE...] [-- --all | --page ADDRESS...] [--runs N]
npm run bench -- forms [--help]
npm run bench -- builds BEFORE AFTER [--help]
npm run bench -- template FOLDER [--help]

Prints Markdown tables, as in docs/benchmarks.md. Needs a build and a machine that runs nothing else.
  ratios        the site beside stock Docusaurus (\`npm run build -- stock\`), both measured in turn
  hydration     response to an interaction right after the first paint, on a slow phone
  lighthouse    Lighthouse's scores and times
  documents     duration of the check of a 300-page PDF in Chromium
  transcript    processor time of the transcript of a 300-page PDF in Node
  forms         submissions per second with SQLite and PostgreSQL
  builds        two builds of any Docusaurus site, beside each other
  template      late hydration, tried on the classic template of Docusaurus

  --all           every page instead of ${SIX_PAGES.length} pages of different kinds
  --page ADDRESS  this page, such as /About; may be repeated
  --runs N        number of runs; the tables show the median (default: 3)`;

const OPTIONS = {
  all: {type: 'boolean', default: false},
  page: {type: 'string', multiple: true},
  runs: {type: 'string', default: '3'},
} as const;

const PARTS: Parts = {
  forms: oneScript('submissions per second', 'bench/forms.ts'),
  builds: oneScript('two builds of any Docusaurus site, beside each other', 'bench/builds.ts'),
  template: oneScript('late hydration, tried on Docusaurus’ classic template', 'bench/template.ts'),
};

runPart(PARTS, 'npm run bench --');

command({name: 'npm run bench --', help: HELP, options: OPTIONS}, async (values, args) => {
  const names = args.length > 0 ? args.map((word) => oneOf('MEASURE', NAMES, word)) : DEFAULT_NAMES;
  requireBuild();
  const {allPages} = await import('../src/menus');
  const {default: sidebars} = await import('../sidebars');
  const every = ['/', ...allPages(sidebars.pages).map(({path}) => path)];
  const routes = values.all
    ? every
    : (values.page?.map((page) => oneOf('--page', every, page)) ?? SIX_PAGES);
  for (const name of names) {
    console.log(`\n## ${name}\n\n${await MEASURES[name](routes, Number(values.runs))}`);
  }
  return OK;
});
