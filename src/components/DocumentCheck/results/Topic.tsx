import type {ReactNode} from 'react';
import {t} from '../check/loadedRules';
import type {RuleView, TopicView} from './view';

/** Returns the places of a rule as a list, with a way to show them; undefined until that has loaded. */
type Show = (rule: string) => ReactNode;

/** The fault, its effect on people, the fix, and, in a disclosure, the rules and places. APG Disclosure, by `<details>`. */
export function Topic({
  topic: {kind, kindLabel, sentences, impact, todoLabel, todo, who, count, rules},
  show,
}: {
  topic: TopicView;
  show: Show;
}) {
  return (
    <li className="checkTopic" data-kind={kind}>
      <p className="checkImpact">
        <span className="checkKind">{kindLabel}</span> {sentences}
      </p>
      <p>{impact}</p>
      {todo.length > 0 && (
        <p>
          <strong>{todoLabel}</strong> {todo.length > 1 ? who : [...todo, who].join(' ')}
        </p>
      )}
      {todo.length > 1 && (
        <ol>
          {todo.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      )}
      {rules.some(({places}) => places.length > 0) ? (
        <details className="checkDetails">
          <summary>{t(count === 1 ? 'page.onePlace' : 'page.places', {count})}</summary>
          <ul>
            {rules.map((rule) => (
              <Rule key={rule.id} rule={rule} show={show} />
            ))}
          </ul>
        </details>
      ) : (
        <Standards names={rules.flatMap((rule) => rule.standards || []).join('; ')} />
      )}
    </li>
  );
}

const Standards = ({names}: {names: string}) =>
  names && (
    <span className="checkStandards" translate="no">
      {names}
    </span>
  );

function Rule({rule: {id, sentence, standards, places}, show}: {rule: RuleView; show: Show}) {
  return (
    <li>
      {sentence}
      <Standards names={standards} />
      {show(id) ?? (
        <ul>
          {places.map((place) => (
            <li key={place}>{place}</li>
          ))}
        </ul>
      )}
    </li>
  );
}
