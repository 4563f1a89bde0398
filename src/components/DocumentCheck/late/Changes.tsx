import {compareReports, ruleWords} from 'document-check';
import type {Report} from 'document-check';
import {changeHeading, changeWords} from './changeWords';
import {say} from './known';

const PARTS = ['fixed', 'fresh'] as const;

/** What has changed since the version before: numbers, then the rules. */
export function Changes({earlier, report}: {earlier: Report; report: Report}) {
  const comparison = compareReports(earlier, report);
  const rulesOf = (part: (typeof PARTS)[number]) =>
    comparison.rules.filter((change) => change[part] > 0);
  return (
    <div className="checkChanges">
      <p>
        <strong>{changeWords(comparison)}</strong>
      </p>
      {PARTS.filter((part) => rulesOf(part).length > 0).map((part) => (
        <div key={part}>
          <p>{changeHeading(part)}</p>
          <ul>
            {rulesOf(part).map((change) => (
              <li key={change.rule}>{ruleWords(say, {rule: change.rule, count: change[part]})}</li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
}
