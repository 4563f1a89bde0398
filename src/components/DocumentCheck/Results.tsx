import advice from '@generated/locales/default/document-messages-advice.json';
import report from '@generated/locales/default/document-messages-report.json';
import type {ReactNode, RefObject} from 'react';
import {addMessages} from './check/loadedRules';
import type {CheckedDocument} from './checkedDocuments';
import {QuoteLink} from './export/QuoteLink';
import {SaveButtons} from './export/SaveButtons';
import {FileList} from './results/FileList';
import {Result} from './results/Result';
import styles from './results/results.late.css';

addMessages({...report, ...advice});

const sheet = new CSSStyleSheet();
sheet.replaceSync(styles);
document.adoptedStyleSheets.push(sheet);

export interface ResultsProps {
  documents: readonly CheckedDocument[];
  /** The documents of the last check, if the visitor is still here. */
  arrived: readonly CheckedDocument[] | undefined;
  /** Whether several documents were chosen: they are listed in a table. */
  isList: boolean;
  /** The file field. */
  input: RefObject<HTMLElement | null>;
  /** The block. */
  root: RefObject<HTMLElement | null>;
  /** Announces a text to screen readers. */
  announce: (text: string) => void;
  /** Shown directly below the results. */
  children: ReactNode;
}

/**
 * The `<section>` of one document; for several files a table, and below it the opened result. Below them the ways to
 * go on: a link to the form, and buttons that save the results.
 */
export function Results(props: ResultsProps) {
  const {documents, arrived, isList, input, root, announce, children} = props;
  const hasReports = documents.some((document) => document.report);
  return (
    <>
      {isList ? (
        <FileList
          documents={documents}
          arrived={arrived}
          root={root}
          input={input}
          announce={announce}
        />
      ) : (
        documents.map((document) => (
          <Result
            key={document.id}
            document={document}
            request={document === arrived?.[0] ? arrived : undefined}
            input={input}
            announce={announce}
          />
        ))
      )}
      {children}
      {hasReports && (
        <div className="checkNext">
          <QuoteLink documents={documents} />
          <SaveButtons documents={documents} announce={announce} />
        </div>
      )}
    </>
  );
}
