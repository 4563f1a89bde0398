import type {BlockProps} from '../../blocks/block';
import type blocks from './Form.block';
import type {Form as Table} from '@trendsoft/forms-service/validate';
import {SubmissionForm} from '../SubmissionForm';

export interface FormProps extends BlockProps<typeof blocks.Form> {
  /** Its table; the build fills it in (src/plugins/form-tables). */
  table?: Table;
}

export function Form({name, table}: FormProps) {
  if (!table) {
    throw new Error(`<Form name="${name}"> was given no table by src/plugins/form-tables.`);
  }
  return <SubmissionForm form={table} />;
}
