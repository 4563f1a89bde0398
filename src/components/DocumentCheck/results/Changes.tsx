import {compareReports, placeLines, ruleSentence} from '@trendsoft/document-check';
import type {Change, Finding, Report} from '@trendsoft/document-check';
import {useEffect, useEffectEvent, useMemo} from 'react';
import {t} from '../check/loadedRules';
import {mostPlaces} from '../preview/places';

const PARTS = ['fixed', 'fresh', 'left'] as const;

export interface ChangesProps {
  earlier: Report;
  report: Report;
  /** Announces a text to screen readers. */
  announce: (text: string) => void;
}

/** The changes since the previous version: numbers, then rules and places. */
export function Changes({earlier, report, announce}: ChangesProps) {
  const comparison = useMemo(() => compareReports(earlier, report), [earlier, report]);
  const {fixed, fresh, left, rules, isNewlyTagged} = comparison;
  const summary = t(`report.changes${isNewlyTagged ? 'Tags' : ''}`, {fixed, fresh, left});
  const announceChanges = useEffectEvent(() => announce(summary));
  useEffect(() => announceChanges(), [comparison]);

  return (
    <div className="checkChanges">
      <p>
        <strong>{summary}</strong>
      </p>
      {PARTS.map((part) => {
        const changed = rules.filter((change) => change[part] > 0);
        if (changed.length === 0) return null;
        return (
          <div key={part}>
            <h4>{t(`report.${part}${part === 'fresh' && isNewlyTagged ? 'Tags' : ''}`)}</h4>
            <ul>
              {changed.map((change) => (
                <ChangedRule key={change.rule} change={change} part={part} report={report} />
              ))}
            </ul>
          </div>
        );
      })}
    </div>
  );
}

interface ChangedRuleProps {
  change: Change;
  part: (typeof PARTS)[number];
  report: Report;
}

function ChangedRule({change: {rule, places, ...counts}, part, report}: ChangedRuleProps) {
  const count = counts[part];
  const finding: Finding = {rule, kind: 'fault', count, places: [...places[part]]};
  return (
    <li>
      {ruleSentence(t, {rule, count})}{' '}
      {placeLines(t, report.facts.format, finding, mostPlaces(finding)).join('; ')}
    </li>
  );
}
