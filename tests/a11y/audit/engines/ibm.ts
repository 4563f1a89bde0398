/** IBM's accessibility-checker-engine: the rules of WCAG 2.2 A and AA and of IBM's own requirements. */
import {readFileSync} from 'node:fs';
import type {Page} from '@playwright/test';
import type {Finding} from '../check';
import type {EngineResult, PageEngine} from './engine';
import {CONFLICTS} from './ibm.conflicts';
import {equip} from '../instruments';

const source = readFileSync(require.resolve('accessibility-checker-engine/ace-window.js'), 'utf8');

/** The part of the engine that is used here; its own types need a bundler. */
interface Ace {
  Checker: new () => {
    check: (root: Document, guidelines: string[]) => Promise<{results: Issue[]}>;
    getGuidelines: () => {id: string; checkpoints: {num: string; rules?: {id: string}[]}[]}[];
  };
}

interface Issue {
  ruleId: string;
  reasonId: string;
  /** How grave its failure is, and how it went. */
  value: ['VIOLATION' | 'RECOMMENDATION' | 'INFORMATION', 'PASS' | 'FAIL' | 'POTENTIAL' | 'MANUAL'];
  path: {dom: string};
  message: string;
  snippet: string;
  node: Node;
}

const GUIDELINES = ['WCAG_2_2', 'IBM_Accessibility'];

export const ibmEngine: PageEngine = {
  name: 'ibm',
  // Of a scheme its rules know colours only, and forced colours are the visitor's own.
  schemes: ['light', 'dark'],
  async run(page: Page): Promise<EngineResult> {
    if (!(await page.evaluate(() => 'ace' in window))) await page.evaluate(source);
    await equip(page);
    const {found, rules, passed} = await page.evaluate(scan, {
      guidelines: GUIDELINES,
      conflicts: CONFLICTS.map(({rule, element}) => ({rule, element})),
    });
    return {rules, passed, findings: found.map(asFinding)};
  },
};

interface Scan {
  guidelines: string[];
  conflicts: {rule: string; element: string}[];
}

/** Runs in the page. */
async function scan({guidelines, conflicts}: Scan) {
  const page = window as unknown as {ace: Ace};
  const checker = new page.ace.Checker();
  const criteria = new Map<string, Set<string>>();
  for (const {id, checkpoints} of checker.getGuidelines()) {
    if (!guidelines.includes(id)) continue;
    for (const {num, rules = []} of checkpoints) {
      for (const rule of rules) {
        const known = criteria.get(rule.id) ?? new Set();
        // IBM's own checkpoints have no number of WCAG's.
        if (/^\d\.\d\.\d+$/.test(num)) known.add(num);
        criteria.set(rule.id, known);
      }
    }
  }
  const {results} = await checker.check(document, guidelines);
  // A frame shows somebody else's page.
  const own = results.filter(({path}) => !path.dom.includes('/iframe['));
  const wrong = own.filter(({value}) => value[1] !== 'PASS');
  const broken = new Set(wrong.map(({ruleId}) => ruleId));
  return {
    rules: [...criteria.keys()],
    passed: [...new Set(own.map(({ruleId}) => ruleId))].filter((rule) => !broken.has(rule)),
    found: wrong.map(({ruleId, reasonId, value, message, snippet, node}) => {
      const element = node instanceof Element ? node : (node.parentElement ?? document.body);
      return {
        rule: ruleId,
        review: value[1] !== 'FAIL',
        message: `${message} (${ruleId} ${reasonId})`,
        criteria: [...(criteria.get(ruleId) ?? [])],
        conflict: conflicts.findIndex((one) => one.rule === ruleId && element.matches(one.element)),
        selector: window.audit.selectorOf(element),
        html: snippet.slice(0, 300),
      };
    }),
  };
}

type Found = Awaited<ReturnType<typeof scan>>['found'][number];

function asFinding({review, conflict, message, ...found}: Found): Finding {
  const because = CONFLICTS[conflict]?.because;
  return {
    ...found,
    outcome: review || because ? 'needs review' : 'violation',
    message: because ? `${message}. Engines disagree: ${because}` : message,
  };
}
