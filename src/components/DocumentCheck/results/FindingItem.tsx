import type {ReactEventHandler, ReactNode} from 'react';
import {t} from '../check/loadedRules';
import type {RuleView, TopicView} from './view';

export interface FindingItemProps {
  topic: TopicView;
  /** Whether this is the one to start with: it is open. */
  isFirst: boolean;
  /** Renders the places of a rule. */
  renderPlaces: (rule: string) => ReactNode;
  /** Called when the visitor, or a script, opens it. */
  onOpen: () => void;
}

/**
 * A fault, or something to check: a disclosure of its effect on people, the fix, who can do it, and, in a second
 * disclosure, the rules and places. APG Disclosure, by `<details>`.
 */
export function FindingItem({topic, isFirst, renderPlaces, onOpen}: FindingItemProps) {
  const {kind, kindLabel, sentences, impact, todoLabel, todo, whoLabel, count, rules} = topic;
  const report: ReactEventHandler<HTMLDetailsElement> = ({target, currentTarget}) => {
    if (target === currentTarget && currentTarget.open) onOpen();
  };
  const hasPlaces = rules.some(({places}) => places.length > 0);
  return (
    <li className="checkTopic" data-kind={kind}>
      <details className="checkDetails" open={isFirst} onToggle={report}>
        <summary className="checkImpact">
          <span className="checkKind">{kindLabel}</span>{' '}
          <span className="checkSays">
            {sentences} {isFirst && <span className="checkStart">{t('report.start')}</span>}
          </span>
        </summary>
        <p>{impact}</p>
        <p>
          <strong>{todoLabel}</strong> {todo.length === 1 && todo[0]}
        </p>
        {todo.length > 1 && (
          <ol>
            {todo.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
        )}
        <p>{whoLabel}</p>
        {hasPlaces ? (
          <details className="checkDetails">
            <summary>{t('page.places', {count})}</summary>
            <ul>
              {rules.map((rule) => (
                <RuleItem key={rule.id} rule={rule}>
                  {renderPlaces(rule.id)}
                </RuleItem>
              ))}
            </ul>
          </details>
        ) : (
          <Standards names={rules.flatMap(({standards}) => standards || []).join('; ')} />
        )}
      </details>
    </li>
  );
}

function Standards({names}: {names: string}) {
  if (!names) return null;
  return (
    <span className="checkStandards" translate="no">
      {names}
    </span>
  );
}

function RuleItem({rule, children}: {rule: RuleView; children: ReactNode}) {
  return (
    <li>
      {rule.sentence}
      <Standards names={rule.standards} />
      {children}
    </li>
  );
}
