import {memo, useEffect, useId, useMemo, useRef, type RefObject} from 'react';
import {Button} from '../../../primitives/Button';
import {useFormsOff} from '../../../primitives/useFormsOff';
import {checkedDocuments, type CheckedDocument} from '../checked';
import type {Changes as ChangesType} from './Changes';
import {say} from './known';
import {resultWords} from './resultWords';
import {unsendable} from './sendable';
import {Topic} from './Topic';
import {viewOf} from './view';

export interface ResultProps {
  document: CheckedDocument;
  /** Whether the heading takes the focus: the visitor has just asked for it. */
  takesFocus: boolean;
  input: RefObject<HTMLElement | null>;
  /** Shows what has changed since the version before; undefined until it was fetched. */
  Changes?: typeof ChangesType | undefined;
}

/** What was found in one document: one sentence, then who is stopped by what, then what a person must judge. */
export const Result = memo(function Result({document, takesFocus, input, Changes}: ResultProps) {
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (takesFocus) heading.current?.focus();
  }, [takesFocus]);
  const isOff = useFormsOff().includes('quote');
  const reason = isOff ? undefined : unsendable(document);
  const view = useMemo(() => viewOf(document), [document]);
  const {judge, blind, remove} = resultWords();

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
      {Changes && document.earlier && document.report && (
        <Changes earlier={document.earlier} report={document.report} />
      )}
      {view.facts.length > 0 && <p className="checkFacts">{view.facts.join(' · ')}</p>}
      {view.notes.map((note) => (
        <p key={note}>{note}</p>
      ))}
      {reason && <p data-no-print>{say(`send.${reason}`)}</p>}
      {view.groups.map(({id: group, heading: who, topics}) => (
        <div key={group} className="checkGroup">
          <h4>{who}</h4>
          <ul role="list">
            {topics.map((topic) => (
              <Topic key={topic.id} topic={topic} />
            ))}
          </ul>
        </div>
      ))}
      {view.questions.length > 0 && (
        <div className="checkGroup">
          <h4>{judge}</h4>
          <p>{blind}</p>
          <ul>
            {view.questions.map((question) => (
              <li key={question}>{question}</li>
            ))}
          </ul>
        </div>
      )}
      <div className="checkRemove" data-no-print>
        <Button
          variant="secondary"
          aria-describedby={id}
          onClick={() => {
            checkedDocuments.remove(document);
            input.current?.focus();
          }}
        >
          {remove}
        </Button>
      </div>
    </section>
  );
});
