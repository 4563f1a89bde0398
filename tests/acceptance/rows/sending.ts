/** tests/SPEC.md section 4: states and transitions of forms. */
import {departure, section, tested} from '../row';

export default section('4', [
  ["Contact form: on submit it shows 'Please wait...'", tested('@busy')],
  [
    'Contact form: with the button disabled',
    departure(11, 'aria-disabled, so that the keyboard keeps its place'),
    tested('@busy'),
  ],
  ['Contact form: it first posts to the spreadsheet endpoint', tested('@calls')],
  ['Contact form: on status 200 it posts to the contact-form endpoint', tested('@calls')],
  ['Contact form: on success it clears the busy state', tested('@sent')],
  [
    "Contact form: on success it shows the alert 'Form Submitted Successfully'",
    departure(5, 'alert in the page'),
    tested('@enquiry', '@sent'),
  ],
  ['Contact form: on success it resets the form', tested('@sent')],
  [
    "Contact form: on any failure it shows the alert 'Form SUbmission Failed!' (spelled so)",
    departure(5, 'alert in the page'),
    tested('@calls', '@not-sent'),
  ],
  [
    'Contact form: the busy flag also clears itself after 50 seconds',
    departure(6, 'the open request is given up then, and the visitor is told'),
    tested('@busy'),
  ],
  ['Career form: on submit the busy state starts', tested('@busy')],
  ['Career form: on status 200 the busy state clears', tested('@reload')],
  [
    "Career form: on status 200 the alert 'Application submitted successfully' is shown",
    departure(5, 'alert in the page, after the reload'),
    tested('@reload'),
  ],
  ['Career form: on status 200 the page reloads', tested('@reload')],
  [
    'Career form: otherwise only a console log is written, no user message is shown',
    departure(2, 'a failed application says so'),
    tested('@not-sent'),
  ],
  [
    'Career form: otherwise the busy state stays until the 50-second timeout',
    departure(2, 'the applicant can try again at once'),
    tested('@busy', '@not-sent'),
  ],
  [
    'Career form: a thrown error is only logged',
    departure(2, 'a failed application says so'),
    tested('@not-sent'),
  ],
  [
    'Field validation re-runs on each key release',
    departure(4, 'not after Tab, Shift and the like'),
    tested('@key-release'),
  ],
  ['The country code is checked when its select loses focus', tested('@country-code')],
  [
    'Sign-up strip: submission is intercepted and does nothing further',
    departure(7, 'and says so'),
    tested('@sign-up'),
  ],
]);
