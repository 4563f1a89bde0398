import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {faultCount} from '@trendsoft/document-check';
import {memo, useEffect, useId, useRef} from 'react';
import type {CheckedDocument} from '../checkedDocuments';
import {t} from '../check/loadedRules';
import {sortByEffort, affectedPeople} from './summary';
import {viewOf} from './view';

const COLUMNS = ['file', 'pageCount', 'stopped', 'faultCount', 'effortClass'] as const;

export interface FileTableProps {
  documents: readonly CheckedDocument[];
  /** The document whose result is below. */
  opened: CheckedDocument | undefined;
  open: (document: CheckedDocument) => void;
  /** The visitor's request to open a result: each request moves focus to the heading. */
  request?: object | undefined;
}

/** Several files, the most work first. Renders a `<table>` with a button in each row, which opens its result. Keyboard: those of buttons. */
export function FileTable({documents, opened, open, request}: FileTableProps) {
  const id = useId();
  const company = useDocusaurusContext().siteConfig.title;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (request) heading.current?.focus();
  }, [request]);

  return (
    <div className="checkFiles">
      <h3 key={documents.length} id={id} ref={heading} tabIndex={-1} data-check-files>
        {t('report.files', {count: documents.length})}
      </h3>
      <table aria-labelledby={id}>
        <thead>
          <tr>
            {COLUMNS.map((column) => (
              <th key={column} scope="col">
                {t(`report.${column}`, {company})}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {sortByEffort(documents).map((document) => (
            <Row
              key={document.id}
              document={document}
              open={open}
              isOpen={document === opened}
              company={company}
            />
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface RowProps extends Pick<FileTableProps, 'open'> {
  document: CheckedDocument;
  isOpen: boolean;
  /** The company that provides the check. */
  company: string;
}

const Row = memo(function Row({document, open, isOpen, company}: RowProps) {
  const {file, report} = document;
  return (
    <tr>
      <th scope="row" translate="no">
        <button
          type="button"
          aria-current={isOpen ? 'true' : undefined}
          onClick={() => open(document)}
        >
          {file.name}
        </button>
      </th>
      {report ? (
        <>
          <td data-label={t('report.pageCount')}>{report.facts.pages ?? '–'}</td>
          <td data-label={t('report.stopped')}>{affectedPeople(report)}</td>
          <td data-label={t('report.faultCount')}>{faultCount(report.findings)}</td>
          <td data-label={t('report.effortClass', {company})}>
            {t(`effort.${report.facts.effort}`)}
          </td>
        </>
      ) : (
        <td colSpan={COLUMNS.length - 1}>{viewOf(document).sentence}</td>
      )}
    </tr>
  );
});
