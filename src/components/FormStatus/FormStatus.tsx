import {translate} from '@docusaurus/Translate';
import {outcomeTextId, englishOf, textId, type Form, type ValidationErrors} from '../../forms';
import {Alert} from '../../primitives/Alert';
import {ErrorSummary} from '../ErrorSummary';
import {translateMessage, translateText} from '../translateMessage';

export type Outcome =
  | {kind: 'none'}
  /** @property reference of the submission, if the server's response contains one */
  | {kind: 'succeeded'; reference?: string | undefined}
  /** Validation failed; nothing was sent. */
  | {kind: 'invalid'; errors: ValidationErrors}
  /** The server did not accept it or, if `unreachable`, did not respond. */
  | {kind: 'failed'; errors: ValidationErrors; unreachable?: boolean};

export interface FormStatusProps {
  /** Its controls are called `${form.name}-${field}`. */
  form: Form;
  /** Number of submits, so that a repeated outcome is announced again. */
  attempt: number;
  outcome: Outcome;
}

/**
 * The result of submitting a form, above it. Keyboard: none.
 * Element: `<div data-form-status>`, empty until there is a result, which then takes focus.
 * Without JavaScript the server fills the same element.
 */
export function FormStatus({attempt, ...props}: FormStatusProps) {
  return (
    // The result is announced on focus; 'off' prevents a second announcement.
    <div data-form-status="" aria-live="off">
      <Answer key={attempt} {...props} />
    </div>
  );
}

function Answer({form, outcome}: Omit<FormStatusProps, 'attempt'>) {
  const t = (id: string) => translateMessage(id, englishOf(form));
  if (outcome.kind === 'none') return null;
  if (outcome.kind === 'succeeded') {
    return (
      <Alert tone="success" takesFocus>
        <p>{t(outcomeTextId(form, 'succeeded'))}</p>
        <p>{t(outcomeTextId(form, 'next'))}</p>
        {outcome.reference && (
          <p>
            {t('reference')} {outcome.reference}
          </p>
        )}
      </Alert>
    );
  }
  const entries = Object.entries(outcome.errors).flatMap(([field, id]) =>
    id ? [{controlId: `${form.name}-${field}`, message: t(id)}] : [],
  );
  if (outcome.kind === 'invalid') return <ErrorSummary entries={entries} />;
  const failed = t(outcomeTextId(form, 'failed'));
  if (entries.length > 0) return <ErrorSummary entries={entries} outcome={failed} />;
  return (
    <Alert tone="error" takesFocus>
      <p>{failed}</p>
      <p>{translateText(textId(form, 'advice'), form.texts.advice)}</p>
      {outcome.unreachable && (
        <p>
          {translate({
            id: 'FormStatus.unreachable',
            message:
              'Our server could not be reached. What you typed stays in this tab, even if you reload the page.',
            description: 'In the alert above a form: there is no connection',
          })}
        </p>
      )}
    </Alert>
  );
}
