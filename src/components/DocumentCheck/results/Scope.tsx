import type {Report} from '@trendsoft/document-check';
import {t} from '../check/loadedRules';
import {rulesChecked} from './rulesChecked';

/** What was checked: facts of the document and, in a disclosure, the rules without findings. APG Disclosure, by `<details>`. */
export function Scope({report, facts}: {report: Report; facts: readonly string[]}) {
  const rules = rulesChecked(report);
  return (
    <div className="checkGroup">
      <h4>{t('report.scope')}</h4>
      <p className="checkFacts">{facts.join(' · ')}</p>
      {rules && (
        <details className="checkDetails">
          <summary>{rules.sentence}</summary>
          <p>{t('report.passed')}</p>
          <ul>
            {rules.passed.map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
        </details>
      )}
    </div>
  );
}
