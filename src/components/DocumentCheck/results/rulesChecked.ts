import {checkedRules, ruleSentence} from '@trendsoft/document-check';
import type {Report} from '@trendsoft/document-check';
import {loadedRules, t} from '../check/loadedRules';

/** Returns the rules that were checked in a document, and those without findings; undefined if only a part was read. */
export function rulesChecked(report: Report) {
  const {checked, passed} = checkedRules(report, loadedRules);
  if (checked.length === 0) return undefined;
  return {
    sentence: t('report.rules', {checked: checked.length, withoutFinding: passed.length}),
    passed: passed.map(({id}) => ruleSentence(t, {rule: id, count: 1})),
    ids: passed.map(({id}) => id),
  };
}
