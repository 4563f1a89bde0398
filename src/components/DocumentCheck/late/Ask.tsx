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

/** Where the form is that asks for a quote. */
const FORM = '/document-check#quote';
/** What a form refuses, and a file's name may contain. */
const NO_TEXT = /[^\P{Cc}\n\t]/gu;
/** As many letters as the form takes. */
const MAX_FINDINGS = 20_000;

/** Leads to the form that asks for a quote, with the documents and what was found put in. It sends nothing. */
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
