import {translate} from '@docusaurus/Translate';
import {PageLink} from '../../../primitives/PageLink';
import {handOver} from '../../SubmissionForm/handOver';
import type {CheckedDocument} from '../checked';
import {textOf} from './keep/text';
import {viewOf} from './view';

/** Where the form is that asks for a quote. */
const FORM = '/document-check#quote';
/** As many letters as the form takes. */
const MAX_FINDINGS = 20_000;

/** Leads to the form that asks for a quote, with the documents and what was found put in. It sends nothing. */
export function Ask({documents}: {documents: readonly CheckedDocument[]}) {
  const checked = documents.filter(({report}) => report);

  function prepare() {
    const findings = textOf(checked.map(viewOf)).slice(0, MAX_FINDINGS);
    handOver('quote', {texts: {findings}, files: {documents: checked.map(({file}) => file)}});
  }

  return (
    <p className="checkAsk" data-no-print>
      <PageLink to={FORM} onClick={prepare}>
        {translate({
          id: 'DocumentCheck.ask',
          message: 'Ask for a quote',
          description: 'Link below the results of the document check, to the form',
        })}
      </PageLink>
      {translate({
        id: 'DocumentCheck.askHow',
        message:
          'The form opens with these documents and what was found in them. You choose which of the two is sent, and nothing goes before you send it.',
        description: 'Beside the link Ask for a quote, below the results of the document check',
      })}
    </p>
  );
}
