import {
  contactRules,
  ENDPOINTS,
  joinPhone,
  validate,
  type ContactEnquiry,
  type ContactField,
} from '../../forms';
import {post, referenceIn, refusalOf, useFormsUrl, useSubmissionForm} from '../SubmissionForm';

type Values = Record<ContactField, string>;

/** SPEC section 4: first the spreadsheet; on status 200 the same body to the contact form. */
export function useContactForm() {
  const urlOf = useFormsUrl();
  return useSubmissionForm<Values>({
    form: 'contact',
    check: (values) => validate(contactRules, values),
    contentOf: (values) => JSON.stringify(enquiryOf(values)),
    async send(values, attempt) {
      const body = JSON.stringify({...enquiryOf(values), ...attempt.trap});
      const sheet = await post(urlOf(ENDPOINTS.googleSheet), body, attempt);
      if (sheet.status !== 200) throw await refusalOf(sheet);
      const contact = await post(urlOf(ENDPOINTS.contact), body, attempt);
      if (!contact.ok) throw await refusalOf(contact);
      return referenceIn(contact);
    },
  });
}

function enquiryOf(values: Values): ContactEnquiry {
  const {name, email, countryCode, phoneNumber, companyName, enquiries} = values;
  return {
    name: name.trim(),
    phoneNumber: joinPhone(countryCode, phoneNumber),
    email: email.trim(),
    companyName: companyName.trim(),
    enquiries,
  };
}
