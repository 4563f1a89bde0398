import {formNamed, type FormName} from '../../forms/tables';
import {SubmissionForm} from '../SubmissionForm';

export interface FormProps {
  /** Name of the form in src/forms/tables. */
  name: FormName;
}

/**
 * Any form of src/forms/tables. Keys: the browser's own. Element: `<form>` after its status.
 * It brings the tables of all forms along; a form with a component of its own brings its own alone.
 */
export function Form({name}: FormProps) {
  return <SubmissionForm form={formNamed(name)} />;
}
