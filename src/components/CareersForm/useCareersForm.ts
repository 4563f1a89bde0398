import {useEffect, useEffectEvent} from 'react';
import {
  careersRules,
  ENDPOINTS,
  fileRule,
  joinPhone,
  MESSAGES,
  validate,
  type CareerApplication,
  type CareersTextField,
} from '../../forms';
import {
  post,
  referenceIn,
  Refusal,
  refusalOf,
  useFormsUrl,
  useSubmissionForm,
} from '../SubmissionForm';
import {recallSuccess, rememberSuccess} from './afterReload';
import {reload} from './reload';

type Values = Record<CareersTextField, string> & {file: FileList};

/** SPEC section 4: one multipart call; on status 200 the page reloads. Failures: READINGS departure 2. */
export function useCareersForm() {
  const urlOf = useFormsUrl();
  const form = useSubmissionForm<Values>({
    form: 'careers',
    check: problemsIn,
    contentOf: (values) => JSON.stringify([applicationOf(values), fileFacts(values.file[0])]),
    async send(values, attempt) {
      const answer = await post(
        urlOf(ENDPOINTS.careers),
        formDataOf(values, attempt.trap),
        attempt,
      );
      if (answer.status !== 200) throw await refusalOf(answer);
      return referenceIn(answer);
    },
    onSent(here, reference) {
      const remembered = rememberSuccess(reference);
      // Whoever has gone on to another page keeps it; the form says it when they come back.
      if (remembered && here) reload();
      return remembered;
    },
    onFailed: log,
  });

  const showRemembered = useEffectEvent(() => {
    const sent = recallSuccess();
    if (sent) form.showSuccess(sent.reference);
  });
  useEffect(() => showRemembered(), []);
  return form;
}

function problemsIn(values: Values) {
  const file = fileRule(values.file[0]);
  return {...validate<CareersTextField>(careersRules, values), ...(file && {file})};
}

function applicationOf(values: Values): CareerApplication {
  const {name, email, countryCode, phoneNumber, position} = values;
  return {
    name: name.trim(),
    email: email.trim(),
    phoneNumber: joinPhone(countryCode, phoneNumber),
    position,
  };
}

function fileFacts(file: File | undefined) {
  return file && [file.name, file.size, file.lastModified];
}

function formDataOf(values: Values, trap: Record<string, string>): FormData {
  const data = new FormData();
  const fields: Record<string, string> = {...applicationOf(values), ...trap};
  for (const [name, value] of Object.entries(fields)) data.append(name, value);
  const [file] = values.file;
  if (file) data.append('file', file);
  return data;
}

/** The console line of SPEC section 8, with the error when one was thrown. */
function log(error: unknown) {
  const line = MESSAGES.careersFailed.message;
  // SPEC section 8 asks for this very line on the console; nothing else may write there.
  // eslint-disable-next-line no-console -- the line is specified
  console.log(...(error instanceof Refusal ? [line] : [line, error]));
}
