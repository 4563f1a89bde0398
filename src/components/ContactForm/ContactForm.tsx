import {contact} from '../../forms/tables/contact';
import {SubmissionForm} from '../SubmissionForm';

export function ContactForm() {
  return <SubmissionForm form={contact} />;
}
