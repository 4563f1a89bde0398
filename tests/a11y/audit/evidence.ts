/** Which rules of which engine are evidence for a success criterion. Needs no browser. */
import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import vm from 'node:vm';
import type Axe from 'axe-core';

/** Rule → the numbers of its criteria. */
export type RuleCriteria = ReadonlyMap<string, readonly string[]>;

// Not by import: without a window, axe-core takes the `this` of a script for one.
const require = createRequire(path.resolve('package.json'));

/** axe-core's rules, by their tags: wcag1411 is 1.4.11. */
function axeRules(): RuleCriteria {
  const axe = require('axe-core') as typeof Axe;
  return new Map(
    axe.getRules().map(({ruleId, tags}) => [
      ruleId,
      tags.flatMap((tag) => {
        const [, principle, guideline, criterion] = /^wcag(\d)(\d)(\d+)$/.exec(tag) ?? [];
        return principle ? [`${principle}.${guideline}.${criterion}`] : [];
      }),
    ]),
  );
}

interface IbmRuleset {
  id: string;
  checkpoints: {num: string; rules?: {id: string}[]}[];
}

/** IBM's rules, by the checkpoints of its ruleset for WCAG 2.2. Its script runs in a realm of its own. */
function ibmRules(): RuleCriteria {
  const script = readFileSync(
    require.resolve('accessibility-checker-engine/ace-window.js'),
    'utf8',
  );
  const rulesets = vm.runInNewContext(
    `var window = globalThis; ${script}; new ace.Checker().rulesets`,
  ) as IbmRuleset[];
  const found = new Map<string, string[]>();
  const wcag = rulesets.find(({id}) => id === 'WCAG_2_2');
  for (const {num, rules = []} of wcag?.checkpoints ?? []) {
    for (const {id} of rules) found.set(id, [...(found.get(id) ?? []), num]);
  }
  return found;
}

/**
 * html-validate's rules. They do not name criteria, so this table does: by the technique in the rule's
 * name (H30 and its like), or by what its documentation says it is for.
 */
const HTML_VALIDATE: RuleCriteria = new Map([
  ['area-alt', ['1.1.1', '2.4.4']],
  ['aria-hidden-body', ['1.3.1', '4.1.2']],
  ['aria-label-misuse', ['4.1.2']],
  ['element-permitted-content', ['1.3.1']],
  ['empty-heading', ['1.3.1', '2.4.6']],
  ['empty-title', ['2.4.2']],
  ['heading-level', ['1.3.1']],
  ['hidden-focusable', ['4.1.2']],
  ['input-missing-label', ['1.3.1', '3.3.2', '4.1.2']],
  ['meta-refresh', ['2.2.1']],
  ['multiple-labeled-controls', ['1.3.1', '4.1.2']],
  ['no-abstract-role', ['4.1.2']],
  ['no-autoplay', ['1.4.2']],
  ['no-dup-id', ['1.3.1', '4.1.2']],
  ['svg-focusable', ['2.1.1']],
  ['text-content', ['4.1.2']],
  ['unique-landmark', ['1.3.1']],
  ['valid-autocomplete', ['1.3.5']],
  ['valid-id', ['1.3.1', '4.1.2']],
  ['wcag/h30', ['2.4.4']],
  ['wcag/h32', ['3.2.2']],
  ['wcag/h36', ['1.1.1']],
  ['wcag/h37', ['1.1.1']],
  ['wcag/h63', ['1.3.1']],
  ['wcag/h67', ['1.1.1']],
  ['wcag/h71', ['1.3.1', '3.3.2']],
]);

/** Engine, by the name under which the audit runs it → its rules. */
export const ENGINE_RULES: Readonly<Record<string, () => RuleCriteria>> = {
  axe: axeRules,
  ibm: ibmRules,
  'html-validate': () => HTML_VALIDATE,
};

/**
 * @param engine one of ENGINE_RULES
 * @param run the rules that it ran
 * @returns criterion → those of the rules that are evidence for it
 * @throws Error when nobody has said what the engine's rules are evidence for
 */
export function rulesByCriterion(engine: string, run: readonly string[]): Map<string, string[]> {
  const known = ENGINE_RULES[engine]?.();
  if (!known) {
    throw new Error(
      `Nothing says what the rules of the engine '${engine}' are evidence for. Add it to ENGINE_RULES in tests/a11y/audit/evidence.ts.`,
    );
  }
  const found = new Map<string, string[]>();
  for (const rule of [...run].sort()) {
    for (const criterion of known.get(rule) ?? []) {
      found.set(criterion, [...(found.get(criterion) ?? []), rule]);
    }
  }
  return found;
}
