/** `npm run bench`: measures pages, growth, builds and serving, and writes docs/benchmarks.md. */
import sidebars from '../sidebars';
import {allPages} from '../src/menus';
import {measureDocuments} from './documents';
import {weighFiles} from './files';
import {measureGrowth} from './growth';
import {ensureLighthouse, measurePages} from './pages';
import {report} from './report';
import {measureServing} from './serving';
import {measureWaking} from './waking';
import {command, OK, UsageError, type Values} from '../scripts/command-line';
import {noPart, oneScript, runPart, type Parts} from '../scripts/parts';
import {build, buildFloor, buildStock, copySite} from './sites';

const HELP = `Usage: npm run bench -- [options]
       npm run bench -- forms [--help]

Measures the built site (run npm run build first) and writes docs/benchmarks.md and .json.

  --only PART   pages, waking, files, growth, build, serving or documents; may be given more than once (default: all)
  --site NAME   ours, stock or floor, for pages and waking; may be given more than once (default: all)
  --page ROUTE  measure this page alone, e.g. --page /About; may be given more than once; rows of other pages stay
  --runs N      runs for each page, and for each sign of waking, of which the median counts (default: 3, waking 5)
  --largest N   pages of the largest growth build: 29, 290 or 2900 (default: 2900)
  --help        this text

forms measures, instead, the submissions a second on SQLite and PostgreSQL, and writes nothing.

Where CORPUS names a folder of labelled PDF files, documents says what is found in it.
All of it takes about 50 minutes on two quiet cores: 90 pages, 8 s a run. Exit code 0 when everything
was measured, 1 when something failed, 2 when an option is wrong.`;

/** Site to compare → what makes its build. */
const SITES: Readonly<Record<string, () => string>> = {
  ours: () => 'build',
  stock: buildStock,
  floor: buildFloor,
};

const PARTS: Parts = {
  forms: oneScript('submissions a second that the forms service takes', 'bench/forms.ts'),
};

const MEASURED = ['pages', 'waking', 'files', 'growth', 'build', 'serving', 'documents'];

const OPTIONS = {
  only: {type: 'string', multiple: true, default: MEASURED},
  site: {type: 'string', multiple: true, default: Object.keys(SITES)},
  page: {type: 'string', multiple: true},
  runs: {type: 'string'},
  largest: {type: 'string', default: '2900'},
} as const;

function optionsOf(values: Values<typeof OPTIONS>) {
  const routes = ['/', ...allPages(sidebars.pages).map(({path}) => path)];
  const wrong = [
    ...values.only
      .filter((part) => !MEASURED.includes(part))
      .map((part) => `--only ${part}: give one of ${MEASURED.join(', ')}`),
    ...(values.page ?? [])
      .filter((route) => !routes.includes(route))
      .map((route) => `--page ${route}: there is no such page; give e.g. /About`),
    ...values.site
      .filter((site) => !(site in SITES))
      .map((site) => `--site ${site}: give one of ${Object.keys(SITES).join(', ')}`),
    ...(/^[1-9]\d?$/.test(values.runs ?? '3')
      ? []
      : [`--runs ${values.runs}: give a number from 1 to 99`]),
    ...(['29', '290', '2900'].includes(values.largest)
      ? []
      : [`--largest ${values.largest}: give 29, 290 or 2900`]),
  ];
  if (wrong.length > 0) throw new UsageError(wrong.join('\n'));
  return {
    ...values,
    routes: values.page ?? routes,
    runs: values.runs === undefined ? undefined : Number(values.runs),
    factor: Number(values.largest) / 29,
  };
}

async function bench(options: ReturnType<typeof optionsOf>): Promise<void> {
  if (options.only.includes('pages')) {
    ensureLighthouse();
    for (const [name, make] of Object.entries(SITES)) {
      if (!options.site.includes(name)) continue;
      console.log(name);
      const runs = await measurePages(make(), options.routes, options.runs ?? 3);
      report({pages: {[name]: runs}}, {somePages: options.page !== undefined});
    }
  }
  if (options.only.includes('waking')) {
    for (const [name, make] of Object.entries(SITES)) {
      // The floor has no script that could wake it.
      if (!options.site.includes(name) || name === 'floor') continue;
      console.log(name);
      const waking = await measureWaking(make(), options.routes, options.runs ?? 5);
      report({waking: {[name]: waking}}, {somePages: options.page !== undefined});
    }
  }
  if (options.only.includes('files')) report({files: weighFiles('build')});
  if (options.only.includes('documents')) report({documents: await measureDocuments()});
  if (options.only.includes('serving')) report({serving: await measureServing('build')});
  if (options.only.includes('build')) {
    const folder = copySite('ours');
    report({build: {cold: build(folder), warm: build(folder, {warm: true})}});
  }
  if (options.only.includes('growth')) {
    report({growth: measureGrowth([1, 10, 100].filter((factor) => factor <= options.factor))});
  }
}

runPart(PARTS);

command({name: 'npm run bench --', help: HELP, options: OPTIONS}, async (values, words) => {
  noPart(words);
  await bench(optionsOf(values));
  return OK;
});
