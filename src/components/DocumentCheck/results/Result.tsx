import type {Report, SilenceReason} from '@trendsoft/document-check';
import {memo, useEffect, useId, useRef, useState, type RefObject} from 'react';
import {useDisabledForms} from '../../useDisabledForms';
import {formRejection} from '../check/formRejection';
import {t} from '../check/loadedRules';
import type {CheckedDocument} from '../checkedDocuments';
import {ReaderPart} from '../transcript/ReaderPart';
import {Changes} from './Changes';
import {Findings} from './Findings';
import {Questions} from './Questions';
import {ResultButtons} from './ResultButtons';
import {Scope} from './Scope';
import {viewOf} from './view';

export interface ResultProps {
  document: CheckedDocument;
  /** The visitor's request to open this result: each request moves focus to the heading. */
  request?: object | undefined;
  input: RefObject<HTMLElement | null>;
  /** Announces a text to screen readers. */
  announce: (text: string) => void;
  /** The block, if it has a table of several files to return to. */
  list?: RefObject<HTMLElement | null> | undefined;
}

/**
 * The result of one document: the verdict and who can fix the faults, then the findings, then questions for a person. A
 * new version reuses the elements: screen readers lose their position if the button that was pressed is removed.
 */
export const Result = memo(function Result(props: ResultProps) {
  const {document, request, input, announce, list} = props;
  const {file, earlier, report} = document;
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (request) heading.current?.focus();
  }, [request]);
  const [silence, setSilence] = useState<{reason: SilenceReason; report: Report}>();
  const isOff = useDisabledForms().includes('quote');
  const reason = isOff ? undefined : formRejection(document);
  const view = viewOf(document);

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
      {view.fixers && <p className="checkFixers">{view.fixers}</p>}
      {earlier && report && <Changes earlier={earlier} report={report} announce={announce} />}
      {view.notes.map((note) => (
        <p key={note}>{note}</p>
      ))}
      {reason && <p data-no-print>{t(`send.${reason}`)}</p>}
      {report && (
        <>
          <Findings
            file={file}
            report={report}
            groups={view.groups}
            announce={announce}
            showSilence={(reason) => setSilence({reason, report})}
          />
          <ReaderPart
            document={document}
            announce={announce}
            silence={silence?.report === report ? silence : undefined}
          />
          <Questions questions={view.questions} report={report} />
          <Scope report={report} facts={view.facts} />
        </>
      )}
      <ResultButtons document={document} input={input} list={list} describedBy={id} />
    </section>
  );
});
