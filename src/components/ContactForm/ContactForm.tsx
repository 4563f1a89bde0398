import {contact} from '../../forms/tables/contact';
import {SubmissionForm} from '../SubmissionForm';

/** The contact enquiry. Keyboard: the browser's own. Element: `<form aria-label="Contact">`, after its status. */
export function ContactForm() {
  return <SubmissionForm form={contact} />;
}
