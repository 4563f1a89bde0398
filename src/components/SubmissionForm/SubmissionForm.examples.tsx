import type {ReactElement} from 'react';
import {SelectField, TextField} from '../../primitives/Field';
import {FieldPair, SubmissionForm, type SubmissionFormProps} from './SubmissionForm';

const idle: SubmissionFormProps['state'] = {
  id: 'example',
  busy: false,
  announcement: '',
  attempt: 0,
  outcome: {kind: 'none'},
  onFocus: () => {},
  onInput: () => {},
  onSubmit: (event) => event.preventDefault(),
};

function form(label: string, state: Partial<SubmissionFormProps['state']>) {
  return (
    <SubmissionForm
      label={label}
      endpoint="/contact-form"
      submitLabel="Send"
      succeeded="contactSucceeded"
      failed="contactFailed"
      advice="Check your connection, then try again."
      state={{...idle, ...state}}
    >
      <FieldPair>
        <TextField id="example-name" name="name" label="Name" required />
        <SelectField id="example-size" name="size" label="Size" options={[]} emptyLabel="Select…" />
      </FieldPair>
    </SubmissionForm>
  );
}

export const examples: Record<string, ReactElement> = {
  Idle: form('Idle', {}),
  Busy: form('Busy', {busy: true}),
  Failed: form('Failed', {attempt: 1, outcome: {kind: 'failed', problems: {}}}),
  Succeeded: form('Succeeded', {attempt: 1, outcome: {kind: 'succeeded'}}),
};
