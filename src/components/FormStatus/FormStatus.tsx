import {translate} from '@docusaurus/Translate';
import type {MessageId} from '../../forms';
import {Alert} from '../../primitives/Alert';
import {ErrorSummary} from '../ErrorSummary';
import {translateMessage} from './translateMessage';

/** The message of each invalid field, in reading order. */
export type Problems = Readonly<Partial<Record<string, MessageId>>>;

export type Outcome =
  | {kind: 'none'}
  /** `reference`: what the server calls the submission, when its answer said so. */
  | {kind: 'succeeded'; reference?: string | undefined}
  /** The rules found mistakes; nothing was sent. */
  | {kind: 'invalid'; problems: Problems}
  /** It was sent, or tried to be, and was not accepted; `unreachable`: there was no answer. */
  | {kind: 'failed'; problems: Problems; unreachable?: boolean};

export interface FormStatusProps {
  /** Id of the form; its controls are called `${form}-${field}`. */
  form: string;
  /** How many submits there have been: an outcome of the same kind is news, too. */
  attempt: number;
  outcome: Outcome;
  succeeded: MessageId;
  failed: MessageId;
  /** What to do after a failure. */
  advice: string;
}

/**
 * The answer to a submit, above its form. Keys: none.
 * Element: `<div data-form-status>`, empty until there is an answer; the answer takes the focus.
 * Without JavaScript the server fills the same element.
 */
export function FormStatus({attempt, ...props}: FormStatusProps) {
  return (
    // The answer speaks by its focus; 'off' keeps readers that watch for alerts from saying it again.
    <div data-form-status="" aria-live="off">
      <Answer key={attempt} {...props} />
    </div>
  );
}

function Answer({form, outcome, succeeded, failed, advice}: Omit<FormStatusProps, 'attempt'>) {
  if (outcome.kind === 'none') return null;
  if (outcome.kind === 'succeeded') {
    return (
      <Alert tone="success" takesFocus>
        <p>{translateMessage(succeeded)}</p>
        {outcome.reference && (
          <p>
            {translateMessage('reference')} {outcome.reference}
          </p>
        )}
      </Alert>
    );
  }
  const entries = Object.entries(outcome.problems).flatMap(([field, id]) =>
    id ? [{controlId: `${form}-${field}`, message: translateMessage(id)}] : [],
  );
  if (outcome.kind === 'invalid') return <ErrorSummary entries={entries} />;
  return (
    <>
      <Alert tone="error" takesFocus>
        <p>{translateMessage(failed)}</p>
        {entries.length === 0 && <p>{advice}</p>}
        {outcome.unreachable && (
          <p>
            {translate({
              id: 'FormStatus.unreachable',
              message:
                'Our server could not be reached. What you typed stays in this tab, even if you reload the page.',
              description: 'What becomes of a form when the connection is gone',
            })}
          </p>
        )}
      </Alert>
      {entries.length > 0 && <ErrorSummary entries={entries} takesFocus={false} />}
    </>
  );
}
