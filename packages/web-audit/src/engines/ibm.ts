/** IBM's accessibility-checker-engine: failures of WCAG 2.2 A and AA and of IBM's own requirements. */
import {readFileSync} from 'node:fs';
import type {Page} from 'playwright-core';
import {equip} from '../page/instruments';
import type {EngineResult} from './engine';

const source = readFileSync(require.resolve('accessibility-checker-engine/ace-window.js'), 'utf8');

/** The part of the engine that is used here; the engine's own types need a bundler. */
interface Ace {
  Checker: new () => {
    check: (root: Document, guidelines: string[]) => Promise<{results: Issue[]}>;
    getGuidelines: () => {id: string; checkpoints: {num: string; rules?: {id: string}[]}[]}[];
  };
}

interface Issue {
  ruleId: string;
  reasonId: string;
  value: [level: string, outcome: 'PASS' | 'FAIL' | 'POTENTIAL' | 'MANUAL'];
  path: {dom: string};
  message: string;
  snippet: string;
  node: Node;
}

const GUIDELINES = ['WCAG_2_2', 'IBM_Accessibility'];

/**
 * Rule → elements on which it contradicts axe, a browser or the HTML standard. A skip link comes before all landmarks, as
 * axe's `region` expects. Safari removes the role from a list without bullets
 * (https://bugs.webkit.org/show_bug.cgi?id=170179). The items of a numbered list may have numbers of their own
 * (https://html.spec.whatwg.org/multipage/grouping-content.html#attr-li-value). In closed `<details>`, the engine takes
 * labels for hidden, but not their fields. It does the same with headers of a table that are there for screen readers only.
 * A group that scrolls is a Tab stop, as axe's `scrollable-region-focusable` expects.
 */
const CONTRADICTED: Readonly<Record<string, string>> = {
  aria_content_in_landmark: 'a[href^="#"]',
  aria_role_redundant: ':is(ul, ol)[role=list]',
  element_attribute_deprecated: 'ol > li[value]:not([type])',
  element_tabbable_role_valid: '[role=group]:is([aria-label], [aria-labelledby])',
  input_label_exists: 'details:not([open]) > :not(summary) *',
  table_headers_exists: 'table:has(thead th)',
};

/** Returns the failures of the page without changing it. */
export async function runIbm(page: Page): Promise<EngineResult> {
  if (!(await page.evaluate(() => 'ace' in window))) await page.evaluate(source);
  await equip(page);
  return page.evaluate(scan, {guidelines: GUIDELINES, contradicted: CONTRADICTED});
}

interface Scan {
  guidelines: string[];
  contradicted: Readonly<Record<string, string>>;
}

/** Runs in the page. */
async function scan({guidelines, contradicted}: Scan): Promise<EngineResult> {
  const {ace} = window as unknown as {ace: Ace};
  const checker = new ace.Checker();
  const rules: Record<string, string[]> = {};
  const checkpoints = checker
    .getGuidelines()
    .filter(({id}) => guidelines.includes(id))
    .flatMap((guideline) => guideline.checkpoints);
  for (const {num, rules: own = []} of checkpoints) {
    for (const rule of own) {
      const criteria = (rules[rule.id] ??= []);
      // IBM's own checkpoints have no WCAG number.
      if (/^\d\.\d\.\d+$/.test(num) && !criteria.includes(num)) criteria.push(num);
    }
  }
  const {results} = await checker.check(document, guidelines);
  const findings = results.flatMap(({ruleId, reasonId, value, path, message, snippet, node}) => {
    const element = node instanceof Element ? node : (node.parentElement ?? document.body);
    const isContradicted = contradicted[ruleId] && element.matches(contradicted[ruleId]);
    // Frames contain third-party pages.
    if (value[1] !== 'FAIL' || isContradicted || path.dom.includes('/iframe[')) return [];
    return [
      {
        rule: ruleId,
        criteria: rules[ruleId] ?? [],
        message: `${message} (${ruleId} ${reasonId})`,
        selector: window.audit.selectorOf(element),
        html: snippet.slice(0, 300),
      },
    ];
  });
  return {rules, findings};
}
