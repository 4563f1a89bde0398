/**
 * Defects that show only outside Chromium, planted in the copy of the site that a test is served:
 * `npm test -- engines --planted` reports whether each flow notices its defect.
 */
import type {Engine} from './drive/session';

export interface Defect {
  name: string;
  engine: Exclude<Engine, 'chromium'>;
  /** Title of the one test that is to fail in that engine, and to pass in Chromium. */
  notices: RegExp;
  /** The file that has it. */
  path: RegExp;
  change: (text: string) => string;
}

const CSS = /\.css$/;
const MAIN = /\/main\.\w+\.js$/;

const SERVICES = /the services panel opens and closes, .* 1280 px, after/;
const TABS = /each tab of \/DigitalAccessibility shows its panel alone .* 1280 px, after/;
const DRAWER = /the drawer opens, unfolds its list and closes .* 375 px, after/;
const QUESTION = /a question opens and closes by click and by keys .* 1280 px, after/;
const VIEW = /figures count from 0, on view .* 1280 px, after/;
const CHECKED = /a document with faults: what was found, and where 1280 px, after/;

/** What a script may expect of every engine: in which it fails, the flow that notices, the script, and its words. */
const EXPECTATIONS: [Defect['engine'], notices: RegExp, path: RegExp, script: string][] = [
  ['firefox', SERVICES, MAIN, 'navigator.connection.effectiveType'],
  ['webkit', TABS, MAIN, 'navigator.userAgentData.brands'],
  ['webkit', QUESTION, /\/boot\.\w+\.js$/, 'performance.memory.usedJSHeapSize'],
  ['webkit', DRAWER, MAIN, 'requestIdleCallback(()=>{})'],
  ['webkit', CHECKED, /\/[^/]*_pdf_check\.[^/]*\.js$/, 'scheduler.postTask(()=>{})'],
  ['firefox', CHECKED, /\/late-document-check\.\w+\.js$/, 'showOpenFilePicker.name'],
];

/** No engine but Chromium reads an attribute as a length. */
const TYPED = 'main h1{min-inline-size:120vw;min-inline-size:attr(data-none type(<length>), auto)}';

const replace = (from: string | RegExp, to: string) => (text: string) => {
  const changed = text.replace(from, to);
  if (changed === text) throw new Error(`The defect cannot be planted: ${String(from)} is gone.`);
  return changed;
};

export const DEFECTS: readonly Defect[] = [
  ...EXPECTATIONS.map(([engine, notices, path, script]) => ({
    name: `${path.source} asks for ${script}`,
    ...{engine, notices, path},
    change: (text: string) => `${script};${text}`,
  })),
  ...(['firefox', 'webkit'] as const).flatMap((engine): Defect[] => [
    {
      name: `only a typed attr() gives a counter its figure, in ${engine}`,
      ...{engine, notices: VIEW, path: /\.js$/},
      change: (text) => text.replace('setProperty("--figure"', 'setProperty("--unused"'),
    },
    {
      name: `a width is an attribute of the element, in ${engine}`,
      ...{engine, notices: /\/About is whole/, path: CSS},
      change: (text) => text + TYPED,
    },
  ]),
  {
    name: 'the form is aligned by its first baseline',
    ...{engine: 'webkit', notices: /the contact form, empty, .* 1280 px, after/, path: CSS},
    change: replace(/(SubmissionForm_area\{)align-self:start;/, '$1'),
  },
  {
    name: 'the last margin of the drawer sticks out',
    ...{engine: 'webkit', notices: /the drawer fits without scrolling.* 375 px, before/, path: CSS},
    change: replace(/(Drawer_content\{[^}]*);?display:flow-root/, '$1'),
  },
  {
    name: 'the style of an answer depends on if()',
    ...{engine: 'firefox', notices: QUESTION, path: CSS},
    change: (text) =>
      `${text}main details>div{display:none}main details[open]>div{display:if(style(--none:1):none;else:block)}`,
  },
];
