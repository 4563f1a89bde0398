import type {Form} from '@trendsoft/forms-service/validate';
import {FormFields, type Choices} from './FormFields';
import {FormView} from './FormView';
import {DisabledForm} from './DisabledForm';
import {useDisabledForms} from '../useDisabledForms';
import {useSubmissionForm} from './useSubmissionForm';

export interface SubmissionFormProps {
  /** A table of src/forms/tables. */
  form: Form;
  /** Options of fields, in place of those in the table. */
  choices?: Choices | undefined;
}

/**
 * A form that is rendered from its table and posts to the forms service. Keyboard: the browser's own.
 * Element: `<form>` after its status.
 */
export function SubmissionForm(props: SubmissionFormProps) {
  const {form} = props;
  const isOff = useDisabledForms().some((name) => name === form.name);
  return isOff ? <DisabledForm form={form} /> : <Fields {...props} />;
}

function Fields({form, choices}: SubmissionFormProps) {
  const {bind, asks, isPreselected, state} = useSubmissionForm(form, choices);
  const fields = {form, bind, asks, isPreselected, choices};
  return (
    <FormView form={form} state={state}>
      <FormFields {...fields} />
    </FormView>
  );
}
