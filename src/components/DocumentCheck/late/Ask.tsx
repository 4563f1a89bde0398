import {translate} from '@docusaurus/Translate';
import {PageLink} from '../../../primitives/PageLink';
import {cutFindings} from 'document-check';
import {handOver} from '../../../primitives/handOver';
import {useFormsOff} from '../../../primitives/useFormsOff';
import type {CheckedDocument} from '../checked';
import {advisedView} from './advice';
import {textOf} from './keep/text';
import {say} from './known';
import {summaryWords} from './summary';
import {unsendable} from './sendable';

/** Where the form is that asks for a quote. */
const FORM = '/document-check#quote';
/** What a form refuses, and a file's name may hold. */
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
    // What could not be checked may be no document, which the form would refuse. Of too many it tells itself.
    const files = documents
      .filter((document) => document.report && !unsendable(document))
      .map(({file}) => file);
    handOver('quote', {texts: {findings}, ...(files.length > 0 && {files: {documents: files}})});
  }

  if (isOff) return null;

  return (
    <p className="checkAsk" data-no-print>
      <PageLink to={FORM} onClick={prepare}>
        {translate({
          id: 'DocumentCheck.ask',
          message: 'Ask for a quote',
          description: 'Link below the results of the document check, to the form',
        })}
      </PageLink>
      <strong>{summary}</strong>
      {translate({
        id: 'DocumentCheck.askHow',
        message:
          'The form opens with the documents that were checked and what was found in them. You choose which of the two is sent, and nothing goes before you send it.',
        description: 'Beside the link Ask for a quote, below the results of the document check',
      })}
    </p>
  );
}
