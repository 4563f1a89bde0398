import {useState, type SubmitEvent} from 'react';
import type {FieldErrors, FieldValues} from 'react-hook-form';
import type {MessageId} from '../../forms';
import type {Outcome, Problems} from '../FormStatus';
import {Refusal} from './post';
import {useDraft} from './useDraft';
import {useFieldRules, type Check} from './useFieldRules';
import {useFormToken, type Proof} from './useFormToken';
import {useIsMounted} from './useIsMounted';
import {useSubmission, type Attempt} from './useSubmission';

export interface SubmissionFormOptions<Values> {
  /** Names the form; control ids begin with it. */
  form: string;
  check: Check<Values>;
  /** Equal strings are the same submission. */
  contentOf: (values: Values) => string;
  /** Rejects unless the server accepted everything. @returns the submission's reference. */
  send: (values: Values, attempt: Attempt) => Promise<string | undefined>;
  /**
   * Runs on the emptied form, or once the visitor has left it.
   *
   * @param here whether the form is still on the page.
   * @param reference of the submission, when the answer said so.
   * @returns true when the page is about to go, so the answer waits.
   */
  onSent?: (here: boolean, reference: string | undefined) => boolean;
  onFailed?: (error: unknown) => void;
}

/**
 * The life of a form: idle, invalid, busy, then succeeded (and empty) or failed (and untouched).
 * Leaving its page takes nothing back: the request goes on, only the form no longer speaks.
 */
export function useSubmissionForm<Values extends FieldValues>(
  options: SubmissionFormOptions<Values>,
) {
  const {form, check, contentOf, send, onSent, onFailed} = options;
  const fields = useFieldRules(form, check);
  const {handleSubmit, reset, showProblems, stillIn, bind, announcement} = fields;
  const {keep, drop, onInput} = useDraft(form, fields);
  const {busy, submit} = useSubmission();
  const {onFocus, proofOf} = useFormToken();
  const isMounted = useIsMounted();
  const [{attempt, outcome}, setAnswer] = useState<Answer>({attempt: 0, outcome: {kind: 'none'}});

  /** A line of the summary goes with its mistake, and the summary with its last line. */
  function current(): Outcome {
    if (outcome.kind !== 'invalid' && outcome.kind !== 'failed') return outcome;
    if (Object.keys(outcome.problems).length === 0) return outcome;
    const problems = stillIn(outcome.problems);
    return Object.keys(problems).length > 0 ? {...outcome, problems} : {kind: 'none'};
  }

  function answer(next: Outcome) {
    setAnswer((last) => ({attempt: last.attempt + 1, outcome: next}));
  }

  async function onValid(values: Values, proof: Proof, lists: Lists) {
    answer({kind: 'none'});
    makeInert(lists, true);
    try {
      const sent = await submit(contentOf(values), proof, (open) => send(values, open));
      if (!sent) return;
      const reference = sent.result;
      drop();
      const here = isMounted();
      if (here) reset();
      const going = onSent?.(here, reference);
      if (here && !going) answer({kind: 'succeeded', reference});
    } catch (error) {
      onFailed?.(error);
      keep(values);
      if (!isMounted()) return;
      const unreachable = !(error instanceof Refusal);
      const problems = unreachable ? {} : error.problems;
      showProblems(problems);
      answer({kind: 'failed', problems, unreachable});
    } finally {
      makeInert(lists, false);
    }
  }

  function onSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (busy) return;
    const proof = proofOf(event.currentTarget);
    const lists = event.currentTarget.querySelectorAll('select');
    const validateAndSend = handleSubmit(
      (values) => onValid(values, proof, lists),
      (errors) => answer({kind: 'invalid', problems: problemsOf(errors)}),
    );
    void validateAndSend(event);
  }

  return {
    bind,
    showSuccess: (reference?: string) => answer({kind: 'succeeded', reference}),
    /** What `<SubmissionForm>` needs. */
    state: {id: form, busy, announcement, attempt, outcome: current(), onFocus, onInput, onSubmit},
  };
}

type Lists = NodeListOf<HTMLSelectElement>;

/** While a form is on its way: Firefox tells of a list that is then set back as if somebody had chosen in it. */
function makeInert(lists: Lists, inert: boolean) {
  for (const list of lists) list.inert = inert;
}

interface Answer {
  attempt: number;
  outcome: Outcome;
}

function problemsOf(errors: FieldErrors): Problems {
  const entries = Object.entries(errors).map(([field, error]) => [field, error?.message]);
  return Object.fromEntries(entries) as Record<string, MessageId>;
}
