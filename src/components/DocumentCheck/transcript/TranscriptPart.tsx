import messages from '@generated/locales/default/document-messages-transcript.json';
import type {SilenceReason, Transcript} from '@trendsoft/document-check';
import {useEffect, useState} from 'react';
import {FileChangedError} from '../../../primitives/chosenFile';
import {addMessages, t} from '../check/loadedRules';
import type {CheckedDocument} from '../checkedDocuments';
import {transcripts} from './readTranscript';
import styles from './transcript.late.css';
import {TranscriptView} from './TranscriptView';
import {VersionsPart} from './VersionsPart';

addMessages(messages);

const sheet = new CSSStyleSheet();
sheet.replaceSync(styles);
globalThis.document.adoptedStyleSheets.push(sheet);

export interface TranscriptPartProps {
  document: CheckedDocument;
  /** Announces a text to screen readers. */
  announce: (text: string) => void;
  /** The visitor's request to go to the first silence of a kind: another object each time. */
  silence: {reason: SilenceReason} | undefined;
}

/** What a file is read as, or the last part of the id of a message: why it was not read. */
type Result = {file: File; transcript: Transcript} | {file: File; failure: 'failed' | 'changed'};

const failureOf = (error: unknown): 'failed' | 'changed' =>
  error instanceof FileChangedError ? 'changed' : 'failed';

/** Reads a document, and shows what a screen reader gets from it. A new version is read again. */
export function TranscriptPart({document, announce, silence}: TranscriptPartProps) {
  const {file, earlierFile} = document;
  const [result, setResult] = useState<Result>();
  const current = result?.file === file ? result : undefined;

  useEffect(() => {
    const reading = new AbortController();
    transcripts.of(file, reading.signal).then(
      (transcript) => setResult({file, transcript}),
      (error: unknown) => {
        if (!reading.signal.aborted) setResult({file, failure: failureOf(error)});
      },
    );
    return () => reading.abort();
  }, [file]);

  if (!current) return <p>{t('report.readerLoading')}</p>;
  if ('failure' in current) return <p>{t(`transcript.${current.failure}`, {file: file.name})}</p>;
  const {transcript} = current;
  return (
    <>
      {earlierFile && <VersionsPart earlierFile={earlierFile} transcript={transcript} />}
      <TranscriptView
        key={file.name}
        file={file}
        transcript={transcript}
        announce={announce}
        silence={silence}
      />
    </>
  );
}
