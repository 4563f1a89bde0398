import type {ReactElement} from 'react';
import {contact} from '../../forms/tables/contact';
import {SelectField, TextField} from '../../primitives/Field';
import {FieldPair, FormView, type FormViewProps} from './FormView';

const idle: FormViewProps['state'] = {
  busy: false,
  announcement: '',
  attempt: 0,
  outcome: {kind: 'none'},
  onInput: () => {},
  onSubmit: (event) => event.preventDefault(),
};

function form(label: string, state: Partial<FormViewProps['state']>) {
  return (
    <FormView form={{...contact, words: {...contact.words, label}}} state={{...idle, ...state}}>
      <FieldPair>
        <TextField id="example-name" name="name" label="Name" required />
        <SelectField id="example-size" name="size" label="Size" options={[]} emptyLabel="Select…" />
      </FieldPair>
    </FormView>
  );
}

export const examples: Record<string, ReactElement> = {
  Idle: form('Idle', {}),
  Busy: form('Busy', {busy: true}),
  Failed: form('Failed', {attempt: 1, outcome: {kind: 'failed', problems: {}}}),
  Succeeded: form('Succeeded', {attempt: 1, outcome: {kind: 'succeeded'}}),
};
