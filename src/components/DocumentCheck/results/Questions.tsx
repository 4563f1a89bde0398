import type {Report} from '@trendsoft/document-check';
import {useId, useReducer} from 'react';
import {CheckboxField} from '../../../primitives/Field';
import {t} from '../check/loadedRules';
import {ticksOf} from './ticks';
import type {QuestionView} from './view';

/**
 * Questions that only a person can answer, each with a checkbox, in a disclosure. APG Disclosure, by `<details>`.
 * Keyboard: those of native checkboxes.
 */
export function Questions({questions, report}: {questions: QuestionView[]; report: Report}) {
  const id = useId();
  const ticks = ticksOf(report);
  const [, update] = useReducer((count: number) => count + 1, 0);
  if (questions.length === 0) return null;
  return (
    <div className="checkGroup" role="group" aria-labelledby={id}>
      <h4 id={id}>{t('kind.person')}</h4>
      <p>{t('report.tick')}</p>
      <details className="checkDetails">
        <summary>{t('report.questions', {count: questions.length})}</summary>
        <div className="checkQuestions">
          {questions.map(({id: rule, question, method}) => (
            <CheckboxField
              key={rule}
              id={`${id}-${rule}`}
              label={question}
              hint={method}
              checked={ticks.has(rule)}
              onChange={({target}) => {
                if (target.checked) ticks.add(rule);
                else ticks.delete(rule);
                update();
              }}
            />
          ))}
        </div>
      </details>
    </div>
  );
}
