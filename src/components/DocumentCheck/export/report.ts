/** A report's additions to the results: the file, the check, rules without findings, and who has answered the questions. */
import {version} from '@trendsoft/document-check/package.json';
import type {CheckedDocument} from '../checkedDocuments';
import {t} from '../check/loadedRules';
import {rulesChecked} from '../results/rulesChecked';
import {viewOf, type DocumentView} from '../results/view';
import {checkedOn, fingerprint} from './fingerprint';

export interface DocumentReport extends DocumentView {
  /** Which version of the file was checked. */
  fingerprint: string;
  /** Undefined if only a part was read. */
  rules: ReturnType<typeof rulesChecked>;
}

/** The origin of a report. */
export interface ReportOrigin {
  date: string;
  /** The name of the check and its company. */
  source: string;
  /** Address of the page with the check. */
  address: string;
}

export const reportsOf = (documents: readonly CheckedDocument[]): Promise<DocumentReport[]> =>
  Promise.all(
    documents.map(async (document) => ({
      ...viewOf(document),
      fingerprint: await fingerprint(document.file),
      rules: document.report && rulesChecked(document.report),
    })),
  );

export const originOf = (company: string): ReportOrigin => ({
  date: checkedOn(),
  source: t('report.source', {company, version}),
  address: location.origin + location.pathname,
});
