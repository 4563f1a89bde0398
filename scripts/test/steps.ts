/** The steps of `npm test`, cheapest first. */
import {script} from '../parts';
import type {ProgramName} from '../programs';
import {ESLINT, IMPORTS, jestOn, playwright, STYLE, TYPES} from './parts';

export interface Step {
  name: string;
  /** Arguments of Node for each program; they run one after the other. */
  programs: readonly (readonly string[])[];
  /** The file to which programs write the counts of their tests. */
  report?: string;
  /** Programs that must be installed besides npm packages. */
  needs?: readonly ProgramName[];
  /** Set if a failure is printed but does not count: writers may deviate from the specification. */
  warns?: true;
}

export const RESULTS = 'test-results';

function jestStep(name: string, ...projects: string[]): Step {
  const report = `${RESULTS}/jest-${projects.join('-')}.json`;
  return {name, report, programs: [jestOn(projects, '--json', `--outputFile=${report}`)]};
}

/** All flows in Chromium, smoke tests in the others. */
function engineStep(name: string, ...needs: ProgramName[]): Step {
  const which = name === 'chromium' ? 'flows/' : '--smoke';
  const programs = [script('scripts/engines.ts', '--engine', name, which)];
  return {name: `flows in ${name}`, needs, programs, report: `${RESULTS}/engines-${name}.json`};
}

/**
 * Rows of steps. The steps of a row run at the same time: ESLint takes as long as the rest of its row; the server's
 * tests and the flows in Chromium often wait. WebKit and Firefox each keep a core busy.
 */
export const STEPS: readonly (readonly Step[])[] = [
  [
    {name: 'lint', programs: [ESLINT]},
    {
      name: 'pages, translations, styles, imports and types',
      programs: [
        script('scripts/check.ts'),
        script('scripts/i18n.ts', 'check'),
        ...STYLE,
        IMPORTS,
        TYPES,
      ],
    },
  ],
  [
    jestStep('unit tests and tools', 'unit', 'documents', 'tools'),
    {...jestStep('server', 'server'), needs: ['postgres', 'caddy', 'clamd']},
  ],
  [
    {name: 'build', programs: [script('scripts/build.ts')]},
    {name: 'build in every language', programs: [script('scripts/build.ts', 'languages')]},
  ],
  [
    jestStep('built site', 'site'),
    {name: 'acceptance', programs: [script('scripts/acceptance.ts')], warns: true},
  ],
  [
    {
      name: 'browser',
      programs: [playwright()],
      report: `${RESULTS}/playwright.json`,
      needs: ['chromium', 'pdftotext', 'pdftoppm'],
    },
    engineStep('chromium', 'chromium'),
  ],
  [engineStep('webkit', 'webkitDriver', 'miniBrowser', 'xvfb'), engineStep('firefox', 'firefox')],
];
