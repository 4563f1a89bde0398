import {PageLink} from '../../../primitives/PageLink';
import {cutFindings} from 'document-check';
import {prefill} from '../../../primitives/prefill';
import {useFormsOff} from '../../../primitives/useFormsOff';
import type {CheckedDocument} from '../checked';
import {advisedView} from './advice';
import {textOf} from './keep/text';
import {say} from './known';
import {summaryWords} from './summary';
import {unsendable} from './sendable';

/** Route of the form for a quote. */
const FORM = '/document-check#quote';
/** Characters that the form rejects, but a file's name may contain. */
const NO_TEXT = /[^\P{Cc}\n\t]/gu;
/** The greatest length that the form accepts. */
const MAX_FINDINGS = 20_000;

/** Links to the form for a quote, prefilled with the documents and their results. It sends nothing. */
export function Ask({documents}: {documents: readonly CheckedDocument[]}) {
  const isOff = useFormsOff().includes('quote');
  const summary = summaryWords(documents);

  function prepare() {
    const all = `${summary}\n\n${textOf(documents.map(advisedView))}`.replaceAll(NO_TEXT, ' ');
    const findings = cutFindings(all, MAX_FINDINGS, say);
    // The form would refuse a file that could not be checked. It reports too many files itself.
    const files = documents
      .filter((document) => document.report && !unsendable(document))
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
      <PageLink to={FORM} onClick={prepare}>
        {say('report.ask')}
      </PageLink>
      <strong>{summary}</strong>
      {say('report.askHow')}
    </p>
  );
}
