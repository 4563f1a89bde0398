import {useState, type SubmitEvent} from 'react';
import type {FieldErrors, FieldValues} from 'react-hook-form';
import {timeoutFor, type Form, type ValidationErrors} from '../../forms';
import type {Outcome} from '../FormStatus';
import {RejectedError} from './post';
import {reload} from './reload';
import {usePrefill} from '../../primitives/prefill';
import {submissionContent, send} from './send';
import {honeypotOf} from './Honeypot';
import {rememberSuccess, useAfterReload} from './useAfterReload';
import {useDraft} from './useDraft';
import {useFieldRules} from './useFieldRules';
import {useFormsUrl} from './useFormsUrl';
import {useIsMounted} from './useIsMounted';
import {useSubmission, type Attempt} from './useSubmission';
import {filesIn} from './values';

/**
 * Manages the states of a form: idle, invalid, busy, then succeeded (and empty) or failed (and unchanged).
 * If the visitor leaves the page, the request continues, but its result is not shown.
 */
export function useSubmissionForm(form: Form) {
  const urlOf = useFormsUrl();
  const fields = useFieldRules(form);
  const {handleSubmit, reset, showErrors, stillIn, bind, asks, announcement} = fields;
  const {keep, drop, onInput} = useDraft(form, fields);
  const summary = usePrefill(form, fields.fill);
  const {busy, submit} = useSubmission();
  const isMounted = useIsMounted();
  const [{attempt, outcome}, setAnswer] = useState<Answer>({attempt: 0, outcome: {kind: 'none'}});

  /** Returns the outcome without errors that were corrected since; none if all were. */
  function current(): Outcome {
    if (outcome.kind !== 'invalid' && outcome.kind !== 'failed') return outcome;
    if (Object.keys(outcome.errors).length === 0) return outcome;
    const errors = stillIn(outcome.errors);
    return Object.keys(errors).length > 0 ? {...outcome, errors} : {kind: 'none'};
  }

  function showOutcome(next: Outcome) {
    setAnswer((last) => ({attempt: last.attempt + 1, outcome: next}));
  }

  async function onValid(values: FieldValues, honeypot: string, lists: Lists) {
    showOutcome({kind: 'none'});
    makeInert(lists, true);
    try {
      const files = Object.values(filesIn(form, values)).flat();
      const patience = timeoutFor(files.reduce((sum, {size}) => sum + size, 0));
      const request = (open: Attempt) => send(form, {values, honeypot}, open, urlOf);
      const sent = await submit(submissionContent(form, values), request, patience);
      if (!sent) return;
      const reference = sent.result;
      drop();
      const here = isMounted();
      if (here) reset();
      // If the visitor has left, the other page is not reloaded; the form shows the result when they return.
      const going = form.reloads && rememberSuccess(form.name, reference);
      if (here && going) reload();
      else if (here) showOutcome({kind: 'succeeded', reference});
    } catch (error) {
      if (form.logsFailure) log(form, error);
      keep(values);
      const unreachable = !(error instanceof RejectedError);
      const errors = unreachable ? {} : error.errors;
      showErrors(errors);
      showOutcome({kind: 'failed', errors, unreachable});
    } finally {
      makeInert(lists, false);
    }
  }

  function onSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (busy) return;
    const honeypot = honeypotOf(event.currentTarget);
    const lists = event.currentTarget.querySelectorAll('select');
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
    /** Props of `<FormView>`. */
    state: {busy, summary, announcement, attempt, outcome: current(), onInput, onSubmit},
  };
}

type Lists = NodeListOf<HTMLSelectElement>;

/** Makes lists inert while a form is being sent, since Firefox fires `change` for a list that is then reset. */
function makeInert(lists: Lists, inert: boolean) {
  for (const list of lists) list.inert = inert;
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
  // eslint-disable-next-line no-console -- the line is specified
  console.log(...(error instanceof RejectedError ? [failed] : [failed, error]));
}
