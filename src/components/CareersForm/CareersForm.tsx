import {careers} from '../../forms/tables/careers';
import type {Option} from '../../primitives/Field';
import {SubmissionForm} from '../SubmissionForm';

export interface CareersFormProps {
  /** The open positions; the build fills them in. */
  positions?: readonly Option[];
}

/**
 * The job application. Keyboard: the browser's own.
 * Element: `<form aria-label="Job application">`, preceded by its status.
 */
export function CareersForm({positions}: CareersFormProps) {
  return <SubmissionForm form={careers} choices={positions && {position: positions}} />;
}
