/**
 * Defects that occur only outside Chromium, which the proxy plants in the site:
 * `npm test -- engines --planted` reports whether each flow detects its defect.
 */
import type {Engine} from '@trendsoft/web-audit/browsers';

export interface Defect {
  name: string;
  engine: Exclude<Engine, 'chromium'>;
  /** Title of the test that must fail in this engine, and pass in Chromium. */
  notices: RegExp;
  /** Path of the file to change. */
  path: RegExp;
  change: (text: string) => string;
}

const CSS = /\.css$/;
const MAIN = /\/main\.\w+\.js$/;

const SERVICES = /the services panel opens and closes, .* 1280 px, after/;
const TABS = /each tab of \S+ shows only its panel .* 1280 px, after/;
const DRAWER = /the drawer opens, expands its list and closes .* 375 px, after/;
const QUESTION = /a question opens and closes by mouse and keyboard .* 1280 px, after/;
const VIEW = /counters count from 0 on view .* 1280 px, after/;
const CHECKED = /a result lists faults and where they are 1280 px, after/;

/** Code that fails in an engine: the engine, the flow that detects it, the script to change, and the code. */
const UNSUPPORTED: [Defect['engine'], notices: RegExp, path: RegExp, script: string][] = [
  ['firefox', SERVICES, MAIN, 'navigator.connection.effectiveType'],
  ['webkit', TABS, MAIN, 'navigator.userAgentData.brands'],
  ['webkit', QUESTION, /\/boot\.\w+\.js$/, 'performance.memory.usedJSHeapSize'],
  ['webkit', DRAWER, MAIN, 'requestIdleCallback(()=>{})'],
  ['webkit', CHECKED, /\/[^/]*_pdf_check\.[^/]*\.js$/, 'scheduler.postTask(()=>{})'],
  ['firefox', CHECKED, /\/late-document-check\.\w+\.js$/, 'showOpenFilePicker.name'],
];

/** Only Chromium supports attr() with a length. */
const TYPED = 'main h1{min-inline-size:120vw;min-inline-size:attr(data-none type(<length>), auto)}';

const replace = (from: string | RegExp, to: string) => (text: string) => {
  const changed = text.replace(from, to);
  if (changed === text) throw new Error(`The defect cannot be planted: ${String(from)} is gone.`);
  return changed;
};

export const DEFECTS: readonly Defect[] = [
  ...UNSUPPORTED.map(([engine, notices, path, script]) => ({
    name: `${path.source} uses ${script}`,
    engine,
    notices,
    path,
    change: (text: string) => `${script};${text}`,
  })),
  ...(['firefox', 'webkit'] as const).flatMap((engine): Defect[] => [
    {
      name: `counters depend on typed attr(), in ${engine}`,
      engine,
      notices: VIEW,
      path: /\.js$/,
      change: (text) => text.replace('setProperty("--figure"', 'setProperty("--unused"'),
    },
    {
      name: `a width depends on typed attr(), in ${engine}`,
      engine,
      notices: /\/About has no errors/,
      path: CSS,
      change: (text) => text + TYPED,
    },
  ]),
  {
    name: 'the form is aligned by its first baseline',
    engine: 'webkit',
    notices: /the empty contact form .* 1280 px, after/,
    path: CSS,
    change: replace(/(SubmissionForm_area\{)align-self:start;/, '$1'),
  },
  {
    name: 'the last margin of the drawer overflows',
    engine: 'webkit',
    notices: /the drawer fits without scrolling.* 375 px, before/,
    path: CSS,
    change: replace(/(Drawer_content\{[^}]*);?display:flow-root/, '$1'),
  },
  {
    name: 'the style of an answer depends on if()',
    engine: 'firefox',
    notices: QUESTION,
    path: CSS,
    change: (text) =>
      `${text}main details>div{display:none}main details[open]>div{display:if(style(--none:1):none;else:block)}`,
  },
];
