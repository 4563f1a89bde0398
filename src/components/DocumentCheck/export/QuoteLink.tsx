import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {PageLink} from '../../../primitives/PageLink';
import {faultCount, shortenFindings} from '@trendsoft/document-check';
import {prefill} from '../../prefill';
import {useDisabledForms} from '../../useDisabledForms';
import type {CheckedDocument} from '../checkedDocuments';
import {viewOf} from '../results/view';
import {textOf} from './text';
import {t} from '../check/loadedRules';
import {quoteSummary} from '../results/summary';
import {formRejection} from '../check/formRejection';

/** Addresses of the form for a quote. If the documents have faults, the form offers to have them repaired. */
const FORM = '/document-check#quote';
const FORM_FOR_REPAIR = '/document-check?wanted=Remediation#quote';
/** The greatest length that the form accepts. */
const MAX_FINDINGS = 20_000;

/** Links to the form for a quote, prefilled with the documents and their results. It sends nothing. */
export function QuoteLink({documents}: {documents: readonly CheckedDocument[]}) {
  const isOff = useDisabledForms().includes('quote');
  const {siteConfig} = useDocusaurusContext();
  const hasFaults = documents.some(({report}) => report && faultCount(report.findings) > 0);
  const summary = quoteSummary(documents, siteConfig.title);

  function prepare() {
    const all = `${summary}\n\n${textOf(documents.map(viewOf))}`;
    const findings = shortenFindings(all, MAX_FINDINGS, t);
    // The form would refuse a file that could not be checked. It reports too many files itself.
    const files = documents
      .filter((document) => document.report && !formRejection(document))
      .map(({file}) => file);
    prefill('quote', {
      summary,
      texts: {findings},
      ...(files.length > 0 && {files: {documents: files}}),
    });
  }

  if (isOff) return null;

  return (
    <p className="checkAsk" data-no-print>
      <PageLink to={hasFaults ? FORM_FOR_REPAIR : FORM} onClick={prepare}>
        {t('report.ask')}
      </PageLink>
      <strong>{summary}</strong>
      {t('report.askHow')}
    </p>
  );
}
