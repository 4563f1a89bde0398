/** `npm test -- changed`: the tests that the changed files can reach by imports, for the loop of an engineer. */
import {spawnSync} from 'node:child_process';
import {existsSync} from 'node:fs';
import {NotPossibleError} from '../command-line';
import {script} from '../command-line/parts';
import {LINT, IMPORTS, playwright, TYPES} from './parts';
import {engineStep, jestRun, RESULTS, SLOW_TAG, type Rows, type Step} from './steps';

/** Tests of what all forms do. */
const FORM_TESTS = [
  'flows/autofill',
  'flows/chosen-files',
  'flows/double-click',
  'flows/forms',
  'flows/old-release',
  'flows/pasted-text',
  'flows/preselection',
  'flows/press-and-release',
  'flows/sending',
  'flows/typed-answers',
  'e2e/forms',
];

/** Tests of what is done on a page before and while it is hydrated. */
const HYDRATION_TESTS = [
  'flows/changed-html',
  'flows/translated',
  'flows/typed-answers',
  'e2e/connection',
  'e2e/first-action',
  'e2e/payload',
];

/** Folder → tests in a browser that show its work, without folder and ending. */
const BROWSER_TESTS: Readonly<Record<string, readonly string[]>> = {
  'packages/docusaurus-late-hydration': HYDRATION_TESTS,
  'packages/forms-service': [...FORM_TESTS, 'e2e/policy'],
  'src/client': [
    ...HYDRATION_TESTS,
    'flows/cancellation',
    'flows/double-click',
    'flows/dropped-files',
    'flows/history',
    'flows/navigation',
  ],
  'src/components/Breadcrumbs': ['flows/navigation', 'e2e/layout'],
  'src/components/Brochure': ['e2e/layout'],
  'src/components/CallToAction': ['e2e/layout'],
  'src/components/CareersForm': FORM_TESTS,
  'src/components/Carousel': ['flows/carousel', 'e2e/carousel'],
  'src/components/ColourScheme': ['flows/scheme', 'e2e/schemes'],
  'src/components/ContactForm': FORM_TESTS,
  'src/components/Demonstrations': ['flows/demonstrations', 'e2e/demonstrations'],
  'src/components/DocumentCheck': [
    'flows/document-check',
    'flows/dropped-files',
    'flows/transcript',
    'e2e/document-check',
    'e2e/preview',
  ],
  'src/components/Drawer': ['flows/drawer', 'flows/narrower', 'e2e/menus'],
  'src/components/ErrorSummary': ['flows/forms'],
  'src/components/Faq': ['flows/disclosures'],
  'src/components/Form': FORM_TESTS,
  'src/components/FormStatus': FORM_TESTS,
  'src/components/Header': ['flows/drawer', 'flows/services', 'e2e/menus'],
  'src/components/Hero': ['e2e/layout'],
  'src/components/Logos': ['flows/carousel', 'e2e/carousel'],
  'src/components/Offices': ['flows/disclosures', 'e2e/layout'],
  'src/components/Search': ['flows/search', 'e2e/search'],
  'src/components/ServicesPanel': ['flows/services', 'flows/narrower', 'e2e/menus'],
  'src/components/SignUp': ['flows/sign-up'],
  'src/components/SkipLink': ['flows/navigation', 'e2e/routes'],
  'src/components/Stats': ['flows/counters'],
  'src/components/SubmissionForm': FORM_TESTS,
  'src/components/Tabs': ['flows/tabs', 'e2e/tabs'],
  'src/components/Testimonials': ['flows/carousel', 'e2e/carousel'],
  'src/components/Topics': ['e2e/layout'],
  'src/css': ['e2e/layout', 'e2e/schemes'],
  'src/headers': ['e2e/policy'],
  'src/forms': FORM_TESTS,
  'src/primitives/Field': FORM_TESTS,
};

/** Files that the build turns into the site. */
const SITE =
  /^(?:src\/(?!server\/|audit\/|catalogue\/)|packages\/(?:docusaurus-late-hydration\/src|forms-service\/src\/forms)\/|pages\/|i18n\/|static\/|sidebars|docusaurus)/;

const COMPONENT = /^src\/(?:components|primitives)\/[A-Z]\w+(?=\/)/;
const FOLDER = /^(?:src|packages)\/[\w-]+(?=\/(?!tests\/))/;
const UNIT_TEST = /\.test\.tsx?$/;
const SERVER_TEST = /^(?:tests\/server|packages\/forms-service\/tests)\/[\w-]+\.test\.ts$/;
const BROWSER_TEST = /^tests\/(?:e2e|a11y)\/[\w-]+\.spec\.ts$/;
const FLOW = /^tests\/engines\/(flows\/[\w-]+)\.spec\.ts$/;

export interface Plan {
  rows: Rows;
  /** What `npm test` would run besides. */
  leftOut: readonly string[];
}

function git(...args: string[]): string[] {
  const {status, stdout, stderr} = spawnSync('git', args, {encoding: 'utf8'});
  if (status !== 0) throw new NotPossibleError(`git ${args[0]}: ${stderr.trim()}`);
  return stdout.split('\n').filter(Boolean);
}

/** Returns the files that differ from a commit, and new ones; deleted ones are left out. */
export function changedFiles(base: string): string[] {
  const differing = git('diff', '--name-only', '--diff-filter=d', base);
  return [...differing, ...git('ls-files', '--others', '--exclude-standard')];
}

/** Returns the commit at which the branch left the main branch; the newest commit on the main branch itself. */
export function branchPoint(): string {
  const main = ['origin/main', 'main'].find(
    (name) => spawnSync('git', ['rev-parse', '--verify', '--quiet', name]).status === 0,
  );
  return main ? (git('merge-base', 'HEAD', main)[0] ?? 'HEAD') : 'HEAD';
}

/** Returns the modules that differ from a commit, and those that import them, directly or not. */
export function reachedModules(base: string): string[] {
  const args = [...IMPORTS, '--affected', base, '--output-type', 'json'];
  const {stdout, stderr} = spawnSync(process.execPath, args, {
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
  });
  if (!stdout) throw new NotPossibleError(stderr);
  const {modules} = JSON.parse(stdout) as {modules: {source: string}[]};
  return modules.map(({source}) => source);
}

const matching = (files: readonly string[], pattern: RegExp): string[] =>
  files.filter((file) => pattern.test(file));

const unique = (names: readonly string[]): string[] => [...new Set(names)].sort();

/** Returns the checks of the changed files themselves, and of all types. */
function sourceStep(changed: readonly string[]): Step {
  const code = matching(changed, /\.tsx?$/);
  const styles = matching(changed, /\.css$/);
  const words = matching(changed, /^(?:pages|i18n|sidebars)/);
  const prettier = ['node_modules/prettier/bin/prettier.cjs', '--check', '--ignore-unknown'];
  const programs = [
    [...prettier, ...changed],
    ...(styles.length > 0 ? [['node_modules/stylelint/bin/stylelint.mjs', ...styles]] : []),
    ...(words.length > 0 ? [script('scripts/check.ts'), script('scripts/i18n.ts', 'check')] : []),
    ...(code.length > 0 ? [[...TYPES, '--incremental', '--tsBuildInfoFile', '.cache/types']] : []),
    ...(code.length > 0 ? [[...LINT, ...code]] : []),
  ];
  return {name: 'format, lint and types', programs};
}

/**
 * Plans a run.
 * @param changed the changed files @param reached they, and all modules that import them
 */
export function planFor(changed: readonly string[], reached: readonly string[]): Plan {
  const units = matching(reached, UNIT_TEST).filter(
    (file) => !file.startsWith('tests/site/') && !SERVER_TEST.test(file),
  );
  const components = unique(reached.flatMap((file) => COMPONENT.exec(file)?.[0] ?? []));
  // Almost every module imports the other folders.
  const folders = unique(changed.flatMap((file) => FOLDER.exec(file)?.[0] ?? []));
  const known = [...components, ...folders].flatMap((folder) => BROWSER_TESTS[folder] ?? []);
  const own = changed.flatMap((file) => FLOW.exec(file)?.[1] ?? []);
  const flows = unique([...known.filter((name) => name.startsWith('flows/')), ...own]);
  const specs = unique([
    ...known.filter((name) => name.startsWith('e2e/')).map((name) => `tests/${name}.spec.ts`),
    ...matching(changed, BROWSER_TEST),
  ]);
  const server = matching(reached, SERVER_TEST);
  const needsBuild = changed.some((file) => SITE.test(file)) || flows.length + specs.length > 0;
  const first: Step[] = [sourceStep(changed)];
  if (needsBuild) first.push({name: 'build', programs: [script('scripts/build.ts')]});
  const second: Step[] = [];
  if (units.length + server.length > 0) {
    second.push(jestRun('reached tests', [...units, ...server]));
  }
  if (flows.length > 0) second.push(engineStep('chromium', ['chromium'], ...flows));
  if (specs.length > 0) {
    const program = playwright('--grep-invert', SLOW_TAG, ...specs);
    second.push({
      name: 'browser',
      programs: [program],
      needs: ['chromium'],
      report: `${RESULTS}/playwright.json`,
    });
  }
  const untested = components.filter((name) => !(name in BROWSER_TESTS));
  return {
    rows: [first, second],
    leftOut: [
      'the tests of the built files (npm test -- site, npm test -- acceptance) and axe',
      'tests that start a changed program by its name (npm test -- tools, npm test -- server)',
      ...(untested.length > 0 ? [`flows of ${untested.join(', ')}: none is known`] : []),
    ],
  };
}

/** Returns the name of a step, and the files of tests that it runs. */
export function linesOf({name, programs}: Step): string[] {
  const files = programs.flat().filter((word) => /\.(?:test|spec)\.tsx?$|^flows\//.test(word));
  return [name, ...files.map((file) => `  ${file}`)];
}

/** Returns the flows that no folder of the table names: a new one would never run. @param flows such as `flows/tabs` */
export function unlistedFlows(flows: readonly string[]): string[] {
  const listed = new Set(Object.values(BROWSER_TESTS).flat());
  return flows.filter((flow) => !listed.has(flow));
}

/** Returns the folders and tests of the table that do not exist. */
export function staleEntries(): string[] {
  const tests = Object.values(BROWSER_TESTS).flat();
  const files = tests.map((name) => `tests/${name.replace(/^flows/, 'engines/flows')}.spec.ts`);
  return unique([...Object.keys(BROWSER_TESTS), ...files]).filter((file) => !existsSync(file));
}
