/** axe-core: all rules of WCAG 2.0 to 2.2 A and AA, best practices, and some experimental rules. */
import {readFileSync} from 'node:fs';
import type {Page} from 'playwright-core';
import type axe from 'axe-core';
import {equip} from '../page/instruments';
import type {EngineResult} from './engine';

const source = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');

/** Experimental rules without false positives on this site. */
const EXPERIMENTAL = [
  'css-orientation-lock',
  'label-content-name-mismatch',
  'p-as-heading',
  'table-fake-caption',
  'td-has-header',
];

/** Frames contain third-party pages, which are not scanned. */
const LEFT_OUT = ['frame-tested'];

/** Returns the violations of the page without changing it. Probes measure what axe reports as incomplete. */
export async function runAxe(page: Page): Promise<EngineResult> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
  await equip(page);
  const {tags, violations} = await page.evaluate(scan, {EXPERIMENTAL, LEFT_OUT});
  const rules = Object.fromEntries(
    Object.entries(tags).map(([rule, names]) => [rule, criteriaOf(names)]),
  );
  return {
    rules,
    findings: violations.map((finding) => ({...finding, criteria: rules[finding.rule] ?? []})),
  };
}

/** Runs in the page. */
async function scan({EXPERIMENTAL, LEFT_OUT}: {EXPERIMENTAL: string[]; LEFT_OUT: string[]}) {
  const page = window as unknown as {axe: typeof axe};
  const rules = page.axe.getRules().filter(({ruleId, tags}) => {
    if (LEFT_OUT.includes(ruleId) || tags.includes('deprecated')) return false;
    if (tags.some((tag) => /^wcag\d+aaa$/.test(tag))) return false;
    return !tags.includes('experimental') || EXPERIMENTAL.includes(ruleId);
  });
  const {violations} = await page.axe.run(document, {
    runOnly: {type: 'rule', values: rules.map(({ruleId}) => ruleId)},
    resultTypes: ['violations'],
    iframes: false,
    elementRef: true,
  });
  return {
    tags: Object.fromEntries(rules.map(({ruleId, tags}) => [ruleId, tags])),
    violations: violations.flatMap(({id, help, helpUrl, nodes}) =>
      nodes.map(({element, html, failureSummary = ''}) => ({
        rule: id,
        message: `${help} (${helpUrl.replace(/\?.*/, '')}). ${failureSummary.replaceAll(/\s+/g, ' ')}`,
        selector: element ? window.audit.selectorOf(element) : 'html',
        html: html.slice(0, 300),
      })),
    ),
  };
}

/** Returns the criteria of tags such as wcag143 and wcag2411. */
function criteriaOf(tags: readonly string[]): string[] {
  return tags.flatMap((tag) => {
    const [, ...numbers] = /^wcag(\d)(\d)(\d+)$/.exec(tag) ?? [];
    return numbers.length > 0 ? [numbers.join('.')] : [];
  });
}
