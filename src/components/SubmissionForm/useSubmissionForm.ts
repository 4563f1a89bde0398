import {useState, type SubmitEvent} from 'react';
import type {FieldErrors, FieldValues} from 'react-hook-form';
import {
  payloadOf,
  timeoutFor,
  type Form,
  type ValidationErrors,
} from '@trendsoft/forms-service/validate';
import {usePrefill} from '../prefill';
import type {Failure, Outcome} from '../FormStatus';
import {honeypotOf} from './Honeypot';
import {useDraft} from './drafts';
import type {Choices} from './FormFields';
import {answersIn, filesIn, useFieldRules} from './fieldRules';
import {usePreselection} from './preselection';
import {FilesChangedError, readFiles} from './readFiles';
import {reload} from './reload';
import {RejectedError, UnreachableError, contentOf, send} from './transport';
import {rememberSuccess, useAfterReload} from './useAfterReload';
import {useFormsUrl} from './useFormsUrl';
import {useIsMounted} from './useIsMounted';
import {TimedOutError, useSubmission} from './useSubmission';

/**
 * Manages the states of a form: idle, invalid, busy, then succeeded (and empty) or failed (and unchanged).
 * If the visitor leaves the page, the request continues, but its result is not shown.
 */
export function useSubmissionForm(form: Form, choices?: Choices) {
  const urlOf = useFormsUrl();
  const fields = useFieldRules(form);
  const {handleSubmit, reset, takeShownValues, bind, asks, announcement} = fields;
  const preselection = usePreselection(form, fields, choices);
  const {assignKey, deleteDraft, onChange} = useDraft(form, fields, preselection);
  const summary = usePrefill(form, fields.fill);
  const {busy, submit} = useSubmission();
  const isMounted = useIsMounted();
  const {attempt, outcome, showOutcome, showError} = useAnswer(form, fields);

  async function onValid(values: FieldValues, honeypot: string, lists: Lists) {
    showOutcome({kind: 'none'});
    makeInert(lists, true);
    try {
      const chosen = Object.values(filesIn(form, values)).flat();
      const timeout = timeoutFor(chosen.reduce((sum, {size}) => sum + size, 0));
      const sent = await submit(
        (signal) => sendDraft(form, {values, honeypot, signal, urlOf, assignKey}),
        timeout,
      );
      if (sent) onSent(sent.result);
    } catch (error) {
      showError(error);
    } finally {
      makeInert(lists, false);
    }
  }

  function onSent(reference: string | undefined) {
    deleteDraft();
    const isHere = isMounted();
    if (isHere) reset();
    // If the visitor has left, the other page is not reloaded; the form shows the result when they return.
    const reloads = form.reloads && rememberSuccess(form.name, reference);
    if (!isHere) return;
    if (reloads) reload();
    else showOutcome({kind: 'succeeded', reference});
  }

  function onSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (busy) return;
    fields.cancelChecks();
    const honeypot = honeypotOf(event.currentTarget);
    const lists = event.currentTarget.querySelectorAll('select');
    takeShownValues(event.currentTarget);
    const validateAndSend = handleSubmit(
      (values) => onValid(values, honeypot, lists),
      (errors) => showOutcome({kind: 'invalid', errors: messageIdsOf(errors)}),
    );
    void validateAndSend(event);
  }

  useAfterReload(form, (reference) => showOutcome({kind: 'succeeded', reference}));

  return {
    bind,
    asks,
    isPreselected: preselection.isPreselected,
    /** Props of `<FormView>`. */
    state: {busy, summary, announcement, attempt, outcome, onChange, onSubmit},
  };
}

interface Draft {
  values: FieldValues;
  honeypot: string;
  signal: AbortSignal;
  urlOf: ReturnType<typeof useFormsUrl>;
  assignKey: ReturnType<typeof useDraft>['assignKey'];
}

/** Sends a form under the key of its content. */
async function sendDraft(form: Form, {values, honeypot, signal, urlOf, assignKey}: Draft) {
  const files = await readFiles(form, values);
  const submission = {fields: payloadOf(form, answersIn(form, values)), files, honeypot};
  const content = await contentOf(submission);
  const key = assignKey(values, content);
  try {
    return await send(form, submission, {signal, key, urlOf});
  } catch (error) {
    if (!(error instanceof RejectedError && error.isKeyReused)) throw error;
    // The server compares the content more strictly than this page: without TLS, or after a new release.
    const newKey = assignKey(values, content, true);
    return send(form, submission, {signal, key: newKey, urlOf});
  }
}

/** Keeps how the last attempt has ended. */
function useAnswer(form: Form, fields: ReturnType<typeof useFieldRules>) {
  const {setValue, showErrors, remainingErrors} = fields;
  const [{attempt, outcome}, setAnswer] = useState<Answer>({attempt: 0, outcome: {kind: 'none'}});

  function showOutcome(next: Outcome) {
    setAnswer((last) => ({attempt: last.attempt + 1, outcome: next}));
  }

  /** Shows why the form was not sent. */
  function showError(error: unknown) {
    if (error instanceof FilesChangedError) {
      // Emptied, since Chromium fires no `change` if the same name is chosen again.
      for (const field of Object.keys(error.errors)) setValue(field, '');
      showErrors(error.errors);
      showOutcome({kind: 'invalid', errors: error.errors});
      return;
    }
    if (form.logsFailure) log(form, error);
    const errors = error instanceof RejectedError ? error.errors : {};
    showErrors(errors);
    showOutcome({kind: 'failed', errors, failure: failureOf(error)});
  }

  return {attempt, outcome: uncorrected(outcome, remainingErrors), showOutcome, showError};
}

/** Returns an outcome without the errors that were corrected since; none if all were. */
function uncorrected(
  outcome: Outcome,
  remainingErrors: (errors: ValidationErrors) => ValidationErrors,
): Outcome {
  if (outcome.kind !== 'invalid' && outcome.kind !== 'failed') return outcome;
  if (Object.keys(outcome.errors).length === 0) return outcome;
  const errors = remainingErrors(outcome.errors);
  return Object.keys(errors).length > 0 ? {...outcome, errors} : {kind: 'none'};
}

type Lists = NodeListOf<HTMLSelectElement>;

/** Makes lists inert while a form is being sent, since Firefox fires `change` for a list that is then reset. */
function makeInert(lists: Lists, inert: boolean) {
  for (const list of lists) list.inert = inert;
}

function failureOf(error: unknown): Failure {
  if (error instanceof RejectedError) {
    return {cause: 'refused', status: error.status, retryAfter: error.retryAfter};
  }
  if (error instanceof TimedOutError) return {cause: 'timeout'};
  return {cause: error instanceof UnreachableError ? 'unreachable' : 'unexpected'};
}

interface Answer {
  attempt: number;
  outcome: Outcome;
}

function messageIdsOf(errors: FieldErrors): ValidationErrors {
  const entries = Object.entries(errors).map(([field, error]) => [field, error?.message]);
  return Object.fromEntries(entries) as ValidationErrors;
}

/** Logs the console line of tests/SPEC.md section 8, with an error if one was thrown. */
function log({texts: {failed}}: Form, error: unknown) {
  // tests/SPEC.md section 8 requires this line; nothing else may write to the console.
  // oxlint-disable-next-line no-console -- the line is specified
  console.log(...(error instanceof RejectedError ? [failed] : [failed, error]));
}
