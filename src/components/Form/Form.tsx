import type {Form as Table} from '../../forms';
import type {FormName} from '../../forms/tables';
import {SubmissionForm} from '../SubmissionForm';

export interface FormProps {
  /** Name of the form in src/forms/tables. */
  name: FormName;
  /** Its table; the build fills it in (src/plugins/form-tables). */
  table?: Table;
}

/** Any form of src/forms/tables. Keyboard: the browser's own. Element: `<form>` after its status. */
export function Form({name, table}: FormProps) {
  if (!table) {
    throw new Error(`<Form name="${name}"> was given no table by src/plugins/form-tables.`);
  }
  return <SubmissionForm form={table} />;
}
