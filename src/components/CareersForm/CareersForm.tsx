import {careers} from '../../forms/tables/careers';
import type {Option} from '../../primitives/Field';
import {SubmissionForm} from '../SubmissionForm';

export interface CareersFormProps {
  /** The open positions; the build fills them in. */
  positions?: readonly Option[];
}

export function CareersForm({positions}: CareersFormProps) {
  return <SubmissionForm form={careers} choices={positions && {position: positions}} />;
}
