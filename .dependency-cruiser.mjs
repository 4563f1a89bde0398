/** Which modules may import which: the arrows of docs/architecture.md, and the order inside the site. */
import {readFileSync} from 'node:fs';

const page = readFileSync(new URL('docs/architecture.md', import.meta.url), 'utf8');
const drawing = [...page.matchAll(/```mermaid\n([^`]*)```/g)].map(([, one]) => one).join('');

/** Box → its files and folders, without endings. */
const boxes = new Map(
  [...drawing.matchAll(/^ *(\w+)\["[^"]*?<br>(.*)"\]$/gm)].map(([, name, paths]) => [
    name,
    paths.split(/ · |<br>/),
  ]),
);

/** Box → the boxes that it may import. */
const arrows = new Map(
  [...drawing.matchAll(/^ *(\w+) --> ([\w &]+)$/gm)].map(([, from, to]) => [from, to.split(' & ')]),
);

/** A rule that fails: files of `from` may not import files of `to`. */
const rule = (name, comment, from, to) => ({name, comment, severity: 'error', from, to});

const matching = (paths) => `^(?:${paths.join('|').replaceAll('.', '\\.')})(?:[/.]|$)`;

/** Files of a box: the box whose path to a file is the longest has the file. */
function filesOf(box) {
  const own = boxes.get(box);
  const others = [...boxes.values()].flat().filter((path) => !own.includes(path));
  const nested = others.filter((path) => own.some((one) => path.startsWith(`${one}/`)));
  return {path: matching(own), pathNot: nested.length > 0 ? [matching(nested)] : []};
}

/** A test may import what it tests, and the tools below tests/ may import everything but each other's insides. */
const TESTS = '\\.(?:test|spec)\\.tsx?$|^(?:tests/|playwright)';

const drawn = [...boxes.keys()].flatMap((from) =>
  [...boxes.keys()]
    .filter((to) => to !== from && !arrows.get(from)?.includes(to))
    .map((to) => {
      const {path, pathNot} = filesOf(from);
      const comment = `docs/architecture.md has no arrow from ${from} to ${to}.`;
      const importer = {path, pathNot: [...pathNot, TESTS]};
      return rule(`no arrow: ${from} to ${to}`, comment, importer, filesOf(to));
    }),
);

/** Where a class and what it is made of name each other's types: the audit and its checks. */
const TYPES_MAY_BE_CIRCULAR = '^packages/web-audit/';

const layer = (path, forbidden) =>
  rule(
    `layers: ${path}`,
    'theme → components → primitives: no layer imports one above it.',
    {path, pathNot: TESTS},
    {path: forbidden},
  );

/** Folders whose files others import through index.ts alone. */
const PUBLIC = [
  'scripts/check',
  'scripts/i18n',
  'scripts/new',
  'src/locales',
  'src/menus',
  'src/plugins/front-matter',
  'src/server',
  'tests/listen',
];

const publicApis = PUBLIC.map((folder) =>
  rule(
    `public API: ${folder}`,
    `Import ${folder}/index.`,
    {pathNot: [`^${folder}[/.]`, TESTS]},
    {path: `^${folder}/`, pathNot: `^${folder}/index\\.ts$`},
  ),
);

const BLOCKS = '^src/(?:components|primitives)/[^/]+/';
const INDEX = `${BLOCKS}index\\.tsx?$`;

/** What `npm run build`, the release and the server load, in an installation without development tools. */
const SHIPPED =
  '^(?:docusaurus\\.config|sidebars|src/|packages/[^/]+/src/|scripts/(?:build|package|start)\\b)';
/** Written into static/ by hand: the brochure. */
const COMMITTED = '^scripts/build/brochure';
/** A package whose engines and browser only the tests need. The build reads its results. */
const FOR_TESTS = '^packages/web-audit/src/(?!report/)';

const THIRD_FILE = 'Move what both need into a third file.';
const INDEX_OF_FOLDER = 'Import the index of the folder.';

export default {
  forbidden: [
    rule('no cycles', THIRD_FILE, {pathNot: TYPES_MAY_BE_CIRCULAR}, {circular: true}),
    rule(
      'no cycles but of types',
      THIRD_FILE,
      {path: TYPES_MAY_BE_CIRCULAR},
      {circular: true, viaOnly: {dependencyTypesNot: ['type-only']}},
    ),
    ...drawn,
    rule(
      'no development tool in the build',
      'Move the package to "dependencies" of package.json: hosts build with NODE_ENV=production.',
      {path: SHIPPED, pathNot: [TESTS, COMMITTED, FOR_TESTS]},
      {dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only']},
    ),
    rule(
      'entry points: scripts',
      'Move what both need into a folder of scripts/.',
      {pathNot: TESTS},
      {path: '^scripts/[^/]+\\.ts$'},
    ),
    ...publicApis,
    rule(
      'public API: components',
      INDEX_OF_FOLDER,
      {path: '^src/(?:components|primitives)/([^/]+)/', pathNot: TESTS},
      {path: BLOCKS, pathNot: [INDEX, '^src/(?:components|primitives)/$1/']},
    ),
    rule(
      'public API: components, from outside',
      INDEX_OF_FOLDER,
      {pathNot: [BLOCKS, TESTS]},
      {path: BLOCKS, pathNot: INDEX},
    ),
    rule(
      'public API: document-check',
      'Import document-check, or one of its exports.',
      {pathNot: '^packages/document-check/'},
      {
        path: '^packages/document-check/src/',
        pathNot: '^packages/document-check/src/(?:index|worker|messages|node/index)\\.ts$',
      },
    ),
    rule(
      'public API: docusaurus-late-hydration',
      'Import docusaurus-late-hydration, or one of its exports.',
      {pathNot: '^packages/docusaurus-late-hydration/'},
      {
        path: '^packages/docusaurus-late-hydration/src/',
        pathNot:
          '^packages/docusaurus-late-hydration/src/(?:index|client/(?:boot/index|fields|HydrationBoundary))\\.tsx?$',
      },
    ),
    rule(
      'public API: forms-service',
      'Import one of the exports of forms-service.',
      {pathNot: ['^packages/forms-service/', TESTS]},
      {
        path: '^packages/forms-service/src/',
        pathNot:
          '^packages/forms-service/src/(?:index|csv|command-line|headers/index|forms/(?:define|index|read-file-kind|sentences|columns|settings))\\.ts$',
      },
    ),
    rule(
      'a package imports nothing of the site, nor do its tests',
      'Move what both need into a package. Samples of documents are shared: tests/fixtures.',
      {path: '^packages/'},
      {path: '^(?:src|scripts|tests|bench)/|^(?:sidebars|docusaurus)', pathNot: '^tests/fixtures/'},
    ),
    rule(
      'public API: web-audit',
      'Import web-audit, or one of its exports.',
      {pathNot: '^packages/web-audit/'},
      {
        path: '^packages/web-audit/src/',
        pathNot:
          '^packages/web-audit/src/(?:index|api|plant|(?:page|report|browsers|screen-reader)/index)\\.ts$',
      },
    ),
    layer('^src/(?!theme/|catalogue/)', '^(?:src/theme/|@theme)'),
    layer('^src/(?:primitives|client|css)/', '^src/(?:components|plugins)/'),
    rule(
      'primitives know no form',
      'Move what knows the site’s forms to src/components.',
      {path: '^src/primitives/', pathNot: TESTS},
      {path: '^src/forms/'},
    ),
  ],
  options: {
    doNotFollow: {path: 'node_modules'},
    exclude: {path: '^(?:bench/node_modules|packages/[^/]+/dist/)'},
    tsPreCompilationDeps: true,
    tsConfig: {fileName: 'tsconfig.json'},
  },
};
