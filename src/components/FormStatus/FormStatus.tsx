import {translate} from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {
  REASONS,
  englishOf,
  outcomeTextId,
  reasonFor,
  textId,
  type Form,
  type ValidationErrors,
} from '@trendsoft/forms-service/validate';
import {Alert} from '../../primitives/Alert';
import {ErrorSummary} from '../ErrorSummary';
import {translateMessage, translateText} from '../translateMessage';

export type Outcome =
  | {kind: 'none'}
  /** @property reference of the submission, if the server's response contains one */
  | {kind: 'succeeded'; reference?: string | undefined}
  /** Validation failed; nothing was sent. */
  | {kind: 'invalid'; errors: ValidationErrors}
  /** It was sent, but the server did not accept it, or did not respond. */
  | {kind: 'failed'; errors: ValidationErrors; failure: Failure};

/** Why a form could not be sent. */
export type Failure =
  | {cause: 'unreachable'}
  | {cause: 'timeout'}
  /** An error of this page. */
  | {cause: 'unexpected'}
  /** @property retryAfter seconds to wait, if the response states them */
  | {cause: 'refused'; status: number; retryAfter?: number | undefined};

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
      <p>
        <Reason failure={outcome.failure} />
      </p>
      <p>{translateText(textId(form, 'kept'), form.texts.kept)}</p>
    </Alert>
  );
}

/** What happened, and what to do. Only if there was no response can the visitor's connection be the cause. */
function Reason({failure}: {failure: Failure}) {
  const {currentLocale} = useDocusaurusContext().i18n;
  if (failure.cause === 'refused') {
    const {status, retryAfter} = failure;
    return reasonFor(status, retryAfter, currentLocale, (id) => translateMessage(id, REASONS));
  }
  if (failure.cause === 'timeout') {
    return translate({
      id: 'FormStatus.timeout',
      message:
        'Our server did not answer in time. Send it again: even if it arrived, it will be stored only once.',
      description: 'In the alert above a form that could not be sent: the server was too slow',
    });
  }
  if (failure.cause === 'unexpected') {
    return translate({
      id: 'FormStatus.unexpected',
      message:
        'Something went wrong on this page, and we do not know whether it arrived. Send it again: even if it arrived, it will be stored only once.',
      description: 'In the alert above a form that could not be sent: an error of the page itself',
    });
  }
  return translate({
    id: 'FormStatus.unreachable',
    message:
      'Our server could not be reached. Check your connection, then send it again: even if it arrived, it will be stored only once.',
    description: 'In the alert above a form that could not be sent: there is no connection',
  });
}
