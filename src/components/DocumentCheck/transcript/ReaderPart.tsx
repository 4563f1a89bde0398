import type {SilenceReason} from '@trendsoft/document-check';
import {useEffect, useId, useRef, useState, type ReactEventHandler} from 'react';
import {Alert} from '../../../primitives/Alert';
import {t} from '../check/loadedRules';
import type {CheckedDocument} from '../checkedDocuments';

/** Loaded on demand, since not every visitor wants to read a document in this way. */
const fetchTranscript = () =>
  import(/* webpackChunkName: "late-document-check-transcript" */ './TranscriptPart');
type TranscriptPart = Awaited<ReturnType<typeof fetchTranscript>>['TranscriptPart'];

export interface ReaderPartProps {
  document: CheckedDocument;
  /** Announces a text to screen readers. */
  announce: (text: string) => void;
  /** The visitor's request to go to the first silence of a kind: another object each time. */
  silence: {reason: SilenceReason} | undefined;
}

/** What a screen reader reads of a document, in a disclosure that loads it. APG Disclosure, by `<details>`. */
export function ReaderPart({document, announce, silence}: ReaderPartProps) {
  const id = useId();
  const summary = useRef<HTMLElement>(null);
  const [Part, setPart] = useState<TranscriptPart | 'missing'>();

  // The focus moves on to the silence as soon as the document is read.
  useEffect(() => {
    const details = summary.current?.parentElement;
    if (!silence || !(details instanceof HTMLDetailsElement)) return;
    details.open = true;
    summary.current?.focus();
  }, [silence]);

  const load: ReactEventHandler<HTMLDetailsElement> = ({target, currentTarget}) => {
    if (target !== currentTarget || !currentTarget.open) return;
    fetchTranscript().then(
      (fetched) => setPart(() => fetched.TranscriptPart),
      () => setPart('missing'),
    );
  };

  return (
    <div className="checkGroup checkReader" role="group" aria-labelledby={id} data-no-print>
      <h4 id={id}>{t('report.reader')}</h4>
      <details className="checkDetails" onToggle={load}>
        <summary ref={summary}>{t('report.readerOpen')}</summary>
        {!Part && <p>{t('report.readerLoading')}</p>}
        {Part === 'missing' && <Alert tone="error">{t('report.readerMissing')}</Alert>}
        {Part && Part !== 'missing' && (
          <Part document={document} announce={announce} silence={silence} />
        )}
      </details>
    </div>
  );
}
