import {memo, useEffect, useId, useRef, type RefObject} from 'react';
import {useDisabledForms} from '../../../primitives/useDisabledForms';
import type {CheckedDocument} from '../checked';
import type {adviceMessages} from './advice';
import type {Changes} from './Changes';
import {t} from '../check/loadedRules';
import type {placesOf} from '../preview/placesOf';
import type {Questions} from './Questions';
import type {ResultButtons} from './ResultButtons';
import type {RulesChecked} from './RulesChecked';
import {formRejection} from '../check/sendable';
import {Topic} from './Topic';
import {viewOf} from './view';

/** Parts of a result that are loaded with the first one; see actions.ts. */
interface Actions {
  adviceMessages: typeof adviceMessages;
  Changes: typeof Changes;
  placesOf: typeof placesOf;
  Questions: typeof Questions;
  ResultButtons: typeof ResultButtons;
  RulesChecked: typeof RulesChecked;
}

export interface ResultProps {
  document: CheckedDocument;
  /** The visitor's request to open this result: each request moves focus to the heading. */
  request?: object | undefined;
  input: RefObject<HTMLElement | null>;
  /** Announces a text to screen readers. */
  announce: (text: string) => void;
  /** Undefined until they have loaded. */
  actions?: Actions | undefined;
  /** The block, if it has a table of several files to return to. */
  list?: RefObject<HTMLElement | null> | undefined;
}

/**
 * The result of one document: one sentence, then faults by affected people, then questions for a person. A new version
 * reuses the elements: screen readers lose their position if the button that was pressed is removed.
 */
export const Result = memo(function Result(props: ResultProps) {
  const {document, request, input, announce, actions, list} = props;
  const {earlier, report} = document;
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (request) heading.current?.focus();
  }, [request]);
  const isOff = useDisabledForms().includes('quote');
  const reason = isOff ? undefined : formRejection(document);
  const view = viewOf(document, actions?.adviceMessages);
  const show = (rule: string) => actions?.placesOf(document, rule, announce);

  return (
    <section
      aria-labelledby={id}
      className="checkResult"
      data-refused={view.isRefused || undefined}
    >
      <h3 id={id} ref={heading} tabIndex={-1} translate="no">
        {view.name}
      </h3>
      <p className="checkSentence">{view.sentence}</p>
      {actions && earlier && report && (
        <actions.Changes earlier={earlier} report={report} announce={announce} />
      )}
      {view.facts.length > 0 && <p className="checkFacts">{view.facts.join(' · ')}</p>}
      {view.notes.map((note) => (
        <p key={note}>{note}</p>
      ))}
      {reason && <p data-no-print>{t(`send.${reason}`)}</p>}
      {view.groups.map(({id: group, heading: who, topics}) => (
        <div key={group} className="checkGroup">
          <h4>{who}</h4>
          <ul role="list">
            {topics.map((topic) => (
              <Topic key={topic.id} topic={topic} show={show} />
            ))}
          </ul>
        </div>
      ))}
      {actions && report && <actions.Questions questions={view.questions} report={report} />}
      {actions && report && <actions.RulesChecked report={report} />}
      {actions && (
        <actions.ResultButtons document={document} input={input} list={list} describedBy={id} />
      )}
    </section>
  );
});
