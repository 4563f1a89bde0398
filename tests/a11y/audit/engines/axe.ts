/** axe-core: every rule of WCAG 2.0 to 2.2 A and AA, its best practices, and what it calls experimental and holds here. */
import {readFileSync} from 'node:fs';
import type {Page} from '@playwright/test';
import type axe from 'axe-core';
import type {Finding} from '../check';
import type {EngineResult, PageEngine} from './engine';
import {equip} from '../instruments';

const source = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');

/** Experimental rules that are right about this site. */
const EXPERIMENTAL = [
  'css-orientation-lock',
  'label-content-name-mismatch',
  'p-as-heading',
  'table-fake-caption',
  'td-has-header',
];

/**
 * Left out by name: frames show somebody else's page, which is not scanned; and what is level AAA
 * is not claimed. (`hidden-content` only says that something is hidden: the states open it.
 * `focus-order-semantics` rejects tabindex=0 on a named region that scrolls, which axe's own
 * `scrollable-region-focusable` asks for.)
 */
const LEFT_OUT = ['frame-tested'];

interface Found {
  rule: string;
  tags: string[];
  review: boolean;
  help: string;
  summary: string;
  selector: string;
  html: string;
}

export const axeEngine: PageEngine = {
  name: 'axe',
  async run(page: Page): Promise<EngineResult> {
    if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
    await equip(page);
    const {found, rules, passed} = await page.evaluate(scan, {EXPERIMENTAL, LEFT_OUT});
    return {rules, passed, findings: found.map(asFinding)};
  },
};

/** Runs in the page. */
async function scan({EXPERIMENTAL, LEFT_OUT}: {EXPERIMENTAL: string[]; LEFT_OUT: string[]}) {
  const page = window as unknown as {axe: typeof axe};
  const rules = page.axe
    .getRules()
    .filter(({ruleId, tags}) => {
      if (LEFT_OUT.includes(ruleId) || tags.includes('deprecated')) return false;
      if (tags.some((tag) => /^wcag\d+aaa$/.test(tag))) return false;
      return !tags.includes('experimental') || EXPERIMENTAL.includes(ruleId);
    })
    .map(({ruleId}) => ruleId);
  const results = await page.axe.run(document, {
    runOnly: {type: 'rule', values: rules},
    // Of what passes, that it did is enough.
    resultTypes: ['violations', 'incomplete'],
    iframes: false,
    elementRef: true,
  });
  const flat = (list: axe.Result[], review: boolean) =>
    list.flatMap(({id, tags, help, helpUrl, nodes}) =>
      nodes.map(({element, html, failureSummary = ''}) => ({
        ...{rule: id, tags, review, help: `${help} (${helpUrl.replace(/\?.*/, '')})`},
        ...{summary: failureSummary, html: html.slice(0, 300)},
        selector: element ? window.audit.selectorOf(element) : 'html',
      })),
    );
  return {
    rules,
    passed: results.passes.map(({id}) => id),
    found: [...flat(results.violations, false), ...flat(results.incomplete, true)],
  };
}

/** Tags such as wcag143 and wcag2411 name criteria. */
export function criteriaOf(tags: readonly string[]): string[] {
  return tags.flatMap((tag) => {
    const [, ...numbers] = /^wcag(\d)(\d)(\d+)$/.exec(tag) ?? [];
    return numbers.length > 0 ? [numbers.join('.')] : [];
  });
}

function asFinding({rule, tags, review, help, summary, selector, html}: Found): Finding {
  const outcome = review ? 'needs review' : 'violation';
  const message = `${help}. ${summary.replaceAll(/\s+/g, ' ')}`;
  return {rule, outcome, criteria: criteriaOf(tags), message, selector, html};
}
