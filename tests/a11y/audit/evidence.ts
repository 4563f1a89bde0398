/** Which rules of which engine are evidence for a success criterion. Needs no browser. */
import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import vm from 'node:vm';
import type Axe from 'axe-core';
import {criteriaOf} from './engines/axe';
import {HTML_VALIDATE_CRITERIA} from './engines/html-validate';

/** Rule → the numbers of its criteria. */
export type RuleCriteria = ReadonlyMap<string, readonly string[]>;

// Not by import: without a window, axe-core takes the `this` of a script for one.
const require = createRequire(path.resolve('package.json'));

/** axe-core's rules, by their tags: wcag1411 is 1.4.11. */
function axeRules(): RuleCriteria {
  const axe = require('axe-core') as typeof Axe;
  return new Map(axe.getRules().map(({ruleId, tags}) => [ruleId, criteriaOf(tags)]));
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

/** Engine, by the name under which the audit runs it → its rules. */
export const ENGINE_RULES: Readonly<Record<string, () => RuleCriteria>> = {
  axe: axeRules,
  ibm: ibmRules,
  'html-validate': () => new Map(Object.entries(HTML_VALIDATE_CRITERIA)),
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
