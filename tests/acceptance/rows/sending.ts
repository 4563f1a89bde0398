/** tests/SPEC.md section 4: states and transitions of forms. */
import {departure, section, test, testsIn} from '../row';

const submissionForm = testsIn('src/components/SubmissionForm/SubmissionForm.test.tsx');
const contactForm = testsIn('src/components/ContactForm/ContactForm.test.tsx');
const contactFormSending = testsIn('src/components/ContactForm/ContactForm.sending.test.tsx');
const e2eForms = testsIn('tests/e2e/forms.spec.ts');
const enginesSignUp = testsIn('tests/engines/flows/sign-up.spec.ts');
const careersFormSending = testsIn('src/components/CareersForm/CareersForm.sending.test.tsx');
const enquirySent = contactFormSending('success is said and focused, and the form is empty');
const applicationSent = careersFormSending('success reloads the page, which then says so, once');
const pageReloads = e2eForms(
  'the careers page reloads on success, and the message survives it, once',
);
const posted = contactFormSending(
  'posts the enquiry to the spreadsheet, then to the contact form, with one key',
);
const toldAndKept = e2eForms(
  '${failure}: it is said, everything is kept, and a retry is stored once',
);
const busy = contactFormSending(
  'while busy the button says so, keeps the focus and sends nothing more',
);
const applicationGivenUp = careersFormSending(
  'after 50 seconds without an answer the request is given up',
);

export default section('4', [
  ["Contact form: on submit it shows 'Please wait...'", busy],
  [
    'Contact form: with the button disabled',
    departure(11, 'aria-disabled, so that the keyboard keeps its place'),
    busy,
    submissionForm('a busy button waits: it keeps its place, takes the focus and submits nothing'),
  ],
  ['Contact form: it first posts to the spreadsheet endpoint', posted],
  [
    'Contact form: on status 200 it posts to the contact-form endpoint',
    posted,
    contactFormSending('status %d from the spreadsheet ends in failure'),
  ],
  ['Contact form: on success it clears the busy state', enquirySent],
  [
    "Contact form: on success it shows the alert 'Form Submitted Successfully'",
    departure(5, 'alert in the page'),
    enquirySent,
    e2eForms('an enquiry is found in the database byte for byte, once'),
    test('src/primitives/Alert/Alert.test.tsx › an error is an alert, a success a status'),
  ],
  ['Contact form: on success it resets the form', enquirySent],
  [
    "Contact form: on any failure it shows the alert 'Form SUbmission Failed!' (spelled so)",
    departure(5, 'alert in the page'),
    contactFormSending('status %d from the spreadsheet ends in failure'),
    contactFormSending('a lost connection is said and focused, and nothing typed is lost'),
    toldAndKept,
  ],
  [
    'Contact form: the busy flag also clears itself after 50 seconds',
    departure(6, 'the open request is given up then, and the visitor is told'),
    contactFormSending('after 50 seconds without an answer the request is given up'),
  ],
  ['Career form: on submit the busy state starts', applicationGivenUp],
  ['Career form: on status 200 the busy state clears', applicationSent, pageReloads],
  [
    "Career form: on status 200 the alert 'Application submitted successfully' is shown",
    departure(5, 'alert in the page, after the reload'),
    applicationSent,
    pageReloads,
  ],
  ['Career form: on status 200 the page reloads', applicationSent, pageReloads],
  [
    'Career form: otherwise only a console log is written, no user message is shown',
    departure(2, 'a failed application says so'),
    careersFormSending('status %d is a failure, on the console and on the page'),
    toldAndKept,
  ],
  [
    'Career form: otherwise the busy state stays until the 50-second timeout',
    departure(2, 'the applicant can try again at once'),
    careersFormSending('a retry at once sends the same file under the same key'),
    applicationGivenUp,
  ],
  [
    'Career form: a thrown error is only logged',
    departure(2, 'a failed application says so'),
    careersFormSending('a thrown error is logged and shown'),
    toldAndKept,
  ],
  [
    'Field validation re-runs on each key release',
    departure(4, 'not after Tab, Shift and the like'),
    contactForm('%s: releasing a key after %j shows the message'),
    submissionForm('releasing %s checks nothing'),
    submissionForm('releasing %j checks the field'),
  ],
  [
    'The country code is checked when its select loses focus',
    contactForm('leaving the country code unchosen shows its message; choosing one removes it'),
  ],
  [
    'Sign-up strip: submission is intercepted and does nothing further',
    departure(7, 'and says so'),
    test(
      'src/components/SignUp/SignUp.test.tsx › an address is sent nowhere, and a polite status line says so',
    ),
    enginesSignUp('the sign-up asks for an address, then says that nothing is sent'),
  ],
]);
