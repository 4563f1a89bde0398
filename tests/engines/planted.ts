/**
 * Defects that only another engine than Chromium notices, put into the copy of the site that a test is served:
 * `npm test -- engines --planted` tells whether the flow that should notice each does.
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
const BOOT = /\/boot\.\w+\.js$/;
const MAIN = /\/main\.\w+\.js$/;

const replace = (from: string | RegExp, to: string) => (text: string) => {
  const changed = text.replace(from, to);
  if (changed === text) throw new Error(`The defect cannot be planted: ${String(from)} is gone.`);
  return changed;
};
const add = (css: string) => (text: string) => text + css;
const first = (script: string) => (text: string) => `${script};${text}`;

const COUNTS = /counts? from 0, on load 1280 px, after/;
const VIEW = /counts? from 0, on view 1280 px, after/;
const SERVICES = /the services panel opens and closes 1280 px, after/;
const TABS = /each tab of \/DigitalAccessibility shows its panel alone 1280 px, after/;
const DRAWER = /the drawer opens, unfolds its list and closes 375 px, after/;
const QUESTION = /a question opens and closes by click and by keys 1280 px, after/;
const ABOUT = /\/About is whole/;
const CHECKED = /a document with faults: what was found, and where 1280 px, after/;

/** No engine but Chromium reads an attribute as a length. */
const TYPED = 'attr(data-none type(<length>), auto)';

export const DEFECTS: readonly Defect[] = [
  {
    name: 'keyframes of a counter hold var()',
    ...{engine: 'firefox', notices: COUNTS, path: CSS},
    change: replace('to{--progress:1;', 'to{--progress:var(--whole,1);'),
  },
  {
    name: 'only a typed attr() gives a counter its figure',
    ...{engine: 'firefox', notices: VIEW, path: /\.js$/},
    change: (text) => text.replace('setProperty("--figure"', 'setProperty("--unused"'),
  },
  {
    name: 'a counter waits for a style sheet that can read its figure',
    ...{engine: 'webkit', notices: VIEW, path: /\.js$/},
    change: (text) => text.replace('setProperty("--figure"', 'setProperty("--unread"'),
  },
  {
    name: 'the form is aligned by its first baseline',
    ...{engine: 'webkit', path: CSS},
    notices: /the button of the contact form breaks no word 1280 px, before/,
    change: replace(/(SubmissionForm_area\{)align-self:start;/, '$1'),
  },
  {
    name: 'the last margin of the drawer sticks out',
    ...{engine: 'webkit', path: CSS},
    notices: /a drawer that fits does not scroll 375 px, before/,
    change: replace(/(Drawer_content\{[^}]*);?display:flow-root/, '$1'),
  },
  {
    name: 'a script asks for the kind of connection',
    ...{engine: 'firefox', notices: SERVICES, path: MAIN},
    change: first('navigator.connection.effectiveType'),
  },
  {
    name: 'a script asks for the brand of the browser',
    ...{engine: 'webkit', notices: TABS, path: MAIN},
    change: first('navigator.userAgentData.brands'),
  },
  {
    name: 'a script gives way by the scheduler',
    ...{engine: 'webkit', notices: SERVICES, path: MAIN},
    change: first('scheduler.postTask(()=>{})'),
  },
  {
    name: 'a script uses a date of the new kind',
    ...{engine: 'webkit', notices: TABS, path: MAIN},
    change: first('Temporal.Now'),
  },
  {
    name: 'a script reads the size of the heap',
    ...{engine: 'webkit', notices: QUESTION, path: BOOT},
    change: first('performance.memory.usedJSHeapSize'),
  },
  {
    name: 'a script scrolls by a method that Firefox never had',
    ...{engine: 'firefox', notices: DRAWER, path: MAIN},
    change: first('document.documentElement.scrollIntoViewIfNeeded()'),
  },
  {
    name: 'a script expects a file picker',
    ...{engine: 'firefox', notices: DRAWER, path: MAIN},
    change: first('showOpenFilePicker.name'),
  },
  {
    name: 'the style of an answer depends on if()',
    ...{engine: 'firefox', notices: QUESTION, path: CSS},
    change: add(
      'main details>div{display:none}main details[open]>div{display:if(style(--none:1):none;else:block)}',
    ),
  },
  {
    name: 'a script waits for an idle moment',
    ...{engine: 'webkit', notices: DRAWER, path: MAIN},
    change: first('requestIdleCallback(()=>{})'),
  },
  {
    name: 'a width is an attribute of the element',
    ...{engine: 'firefox', notices: ABOUT, path: CSS},
    change: add(`main h1{min-inline-size:120vw;min-inline-size:${TYPED}}`),
  },
  {
    name: 'a width is an attribute of the element, in WebKit',
    ...{engine: 'webkit', notices: ABOUT, path: CSS},
    change: add(`main h1{min-inline-size:120vw;min-inline-size:${TYPED}}`),
  },
  {
    name: 'the reader of documents gives way by the scheduler',
    ...{engine: 'webkit', notices: CHECKED, path: /\/[^/]*_pdf_check\.[^/]*\.js$/},
    change: first('scheduler.postTask(()=>{})'),
  },
  {
    name: 'the document check expects a file picker',
    ...{engine: 'firefox', notices: CHECKED, path: /\/late-document-check\.\w+\.js$/},
    change: first('showOpenFilePicker.name'),
  },
];
