import {useId, useState, type ReactEventHandler} from 'react';
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
}

/** What a screen reader reads of a document, in a disclosure that loads it. APG Disclosure, by `<details>`. */
export function ReaderPart({document, announce}: ReaderPartProps) {
  const id = useId();
  const [Part, setPart] = useState<TranscriptPart | 'missing'>();

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
        <summary>{t('report.readerOpen')}</summary>
        {!Part && <p>{t('report.readerLoading')}</p>}
        {Part === 'missing' && <Alert tone="error">{t('report.readerMissing')}</Alert>}
        {Part && Part !== 'missing' && <Part document={document} announce={announce} />}
      </details>
    </div>
  );
}
