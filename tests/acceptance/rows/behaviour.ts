/** tests/SPEC.md section 4: states and transitions. */
import {departure, section, test} from '../row';

const E2E_DRAWER = 'tests/e2e/drawer.spec.ts';
const E2E_STATS = 'tests/e2e/stats.spec.ts';
const E2E_CAROUSEL = 'tests/e2e/carousel.spec.ts';
const ROTATION = 'src/components/Carousel/Carousel.rotation.test.tsx';
const CAROUSEL = 'src/components/Carousel/Carousel.test.tsx';
const CONTACTFORM_SENDING = 'src/components/ContactForm/ContactForm.sending.test.tsx';
const E2E_FORMS = 'tests/e2e/forms.spec.ts';
const SIGN_UP = 'tests/engines/flows/sign-up.spec.ts';
const CAREERSFORM_SENDING = 'src/components/CareersForm/CareersForm.sending.test.tsx';

export default section('4', [
  [
    'Drawer: toggled by the menu button',
    departure(14, 'Close stands in its place'),
    test(`${E2E_DRAWER} › \${key} opens the drawer, and focus moves into it`),
    test(`${E2E_DRAWER} › Close closes the drawer and returns focus to the button`),
    test(
      'tests/e2e/layout.spec.ts › the drawer slides in, and Close takes the place of the menu button',
    ),
  ],
  [
    'Drawer: a click outside closes it',
    test(`${E2E_DRAWER} › a click outside closes the drawer, one inside does not`),
  ],
  [
    'Drawer: focus moves into it on opening',
    test(`${E2E_DRAWER} › \${key} opens the drawer, and focus moves into it`),
  ],
  [
    'Drawer: Tab on the last drawer link closes it and moves focus to another link',
    test(
      `${E2E_DRAWER} › Tab on the last link closes the drawer and goes on to the first link below`,
    ),
    test(
      'src/components/Drawer/Drawer.test.tsx › Tab on the last link closes it and goes on to the first link of the page',
    ),
  ],
  [
    'Services panel: active category defaults to Digital Accessibility Services',
    test(
      'src/components/ServicesPanel/ServicesPanel.test.tsx › one tab per category, vertical, the first one selected',
    ),
    test(
      'tests/e2e/header.spec.ts › each category has its links, choosing one moves nothing, and the choice is kept',
    ),
  ],
  [
    'Services panel: changes on click',
    test(
      'src/components/ServicesPanel/ServicesPanel.test.tsx › a click selects a tab, goes nowhere, and the choice outlasts closing',
    ),
    test(
      'tests/e2e/header.spec.ts › each category has its links, choosing one moves nothing, and the choice is kept',
    ),
  ],
  [
    'Services panel: changes on Enter/Space on a category tab',
    test('tests/e2e/header.spec.ts › ${key} on a category tab selects it'),
    test('src/components/ServicesPanel/ServicesPanel.test.tsx › "%s" on a tab selects it'),
  ],
  [
    'Tab blocks: one selected tab id, starting as the first tab',
    test(
      'src/components/Tabs/Tabs.test.tsx › on wide screens a vertical tab list shows one panel at a time, the first to begin with',
    ),
  ],
  [
    'Tab blocks: clicking a tab selects it',
    test('src/components/Tabs/Tabs.test.tsx › clicking a tab selects it, and the address names it'),
    test(
      'tests/e2e/tabs.spec.ts › ${route} has ${count} tabs at the side and shows one panel at a time',
    ),
  ],
  [
    'Hero counters: animate from 0 to target over 2 s on load',
    departure(3, 'under reduced motion the final figure stands at once'),
    test(`${E2E_STATS} › the hero counters count from 0 to their figures over 2 s on load`),
    test('src/components/Stats/Stats.test.tsx › counting takes 2 s, in the style sheet too'),
    test(`${E2E_STATS} › figures in \${list} stand still`),
    test('tests/engines/flows/counters.spec.ts › figures count from 0, on ${start}'),
  ],
  [
    'Stats counters: start counting (2 s) only once the stats section scrolls into view',
    departure(3, 'under reduced motion the final figure stands at once'),
    test(
      `${E2E_STATS} › the stats section keeps its figures until it is scrolled into view, then counts`,
    ),
    test('src/components/Stats/Stats.test.tsx › counting takes 2 s, in the style sheet too'),
    test(`${E2E_STATS} › figures in \${list} stand still`),
    test('tests/engines/flows/counters.spec.ts › figures count from 0, on ${start}'),
  ],
  [
    'Testimonial carousel: loops endlessly',
    test(
      `${E2E_CAROUSEL} › it advances by one slide every 2 s, goes round the end, and never shows a gap`,
    ),
    test(`${CAROUSEL} › however often Next is pressed, slides do not run out`),
  ],
  [
    'Testimonial carousel: advances one slide every 2 s',
    departure(3, 'it can be paused, and does not start under reduced motion'),
    test(
      `${E2E_CAROUSEL} › it advances by one slide every 2 s, goes round the end, and never shows a gap`,
    ),
    test(`${CAROUSEL} › it advances by one slide every 2 s, in half a second`),
    test(`${ROTATION} › what the visitor paused does not go on when pointer and focus leave`),
    test(`${E2E_CAROUSEL} › it does not start, offers Play, and moves at once when asked to`),
  ],
  [
    'Testimonial carousel: has previous and next buttons',
    test(`${E2E_CAROUSEL} › before the first slide comes the last`),
    test(`${ROTATION} › the key "%s" works on every button`),
  ],
  [
    'Testimonial carousel: at either end it jumps back without animation after about 0.5 s',
    test(
      `${CAROUSEL} › past the last slide it goes on to a copy, then jumps back to the original without animation`,
    ),
    test(`${CAROUSEL} › before the first slide it does the same the other way round`),
  ],
  [
    "Contact form: on submit it shows 'Please wait...'",
    test(
      `${CONTACTFORM_SENDING} › while busy the button says so, keeps the focus and sends nothing more`,
    ),
    test(`${E2E_FORMS} › \${route}: a server that never answers is given up after 50 seconds`),
  ],
  [
    'Contact form: with the button disabled',
    departure(11, 'aria-disabled, so that the keyboard keeps its place'),
    test(
      `${CONTACTFORM_SENDING} › while busy the button says so, keeps the focus and sends nothing more`,
    ),
    test(
      'src/components/SubmissionForm/SubmissionForm.test.tsx › a busy button waits: it keeps its place, takes the focus and submits nothing',
    ),
  ],
  [
    'Contact form: it first posts to the spreadsheet endpoint',
    test(
      `${CONTACTFORM_SENDING} › posts the enquiry to the spreadsheet, then to the contact form, with one key`,
    ),
    test(
      `${E2E_FORMS} › the enquiry goes to the spreadsheet first, then to the contact endpoint, with one key`,
    ),
  ],
  [
    'Contact form: on status 200 it posts to the contact-form endpoint',
    test(
      `${CONTACTFORM_SENDING} › posts the enquiry to the spreadsheet, then to the contact form, with one key`,
    ),
    test(`${CONTACTFORM_SENDING} › status %d from the spreadsheet ends in failure`),
    test(`${E2E_FORMS} › nothing goes to the contact endpoint when the spreadsheet fails`),
  ],
  [
    'Contact form: on success it clears the busy state',
    test(`${CONTACTFORM_SENDING} › success is said and focused, and the form is empty`),
  ],
  [
    "Contact form: on success it shows the alert 'Form Submitted Successfully'",
    departure(5, 'alert in the page'),
    test(`${CONTACTFORM_SENDING} › success is said and focused, and the form is empty`),
    test(`${E2E_FORMS} › an enquiry is found in the database byte for byte, once`),
    test('src/primitives/Alert/Alert.test.tsx › an error is an alert, a success a status'),
  ],
  [
    'Contact form: on success it resets the form',
    test(`${CONTACTFORM_SENDING} › success is said and focused, and the form is empty`),
  ],
  [
    "Contact form: on any failure it shows the alert 'Form SUbmission Failed!' (spelled so)",
    departure(5, 'alert in the page'),
    test(`${CONTACTFORM_SENDING} › status %d from the spreadsheet ends in failure`),
    test(
      `${CONTACTFORM_SENDING} › a lost connection is said and focused, and nothing typed is lost`,
    ),
    test(
      `${E2E_FORMS} › \${name}: the enquirer is told, keeps everything, and a retry is stored once`,
    ),
  ],
  [
    'Contact form: the busy flag also clears itself after 50 seconds',
    departure(6, 'the open request is given up then, and the visitor is told'),
    test(`${CONTACTFORM_SENDING} › after 50 seconds without an answer the request is given up`),
    test(`${E2E_FORMS} › \${route}: a server that never answers is given up after 50 seconds`),
  ],
  [
    'Career form: on submit the busy state starts',
    test(`${CAREERSFORM_SENDING} › after 50 seconds without an answer the request is given up`),
    test(`${E2E_FORMS} › \${route}: a server that never answers is given up after 50 seconds`),
  ],
  [
    'Career form: on status 200 the busy state clears',
    test(`${CAREERSFORM_SENDING} › success reloads the page, which then says so, once`),
    test(`${E2E_FORMS} › the careers page reloads on success, and the message survives it, once`),
  ],
  [
    "Career form: on status 200 the alert 'Application submitted successfully' is shown",
    departure(5, 'alert in the page, after the reload'),
    test(`${CAREERSFORM_SENDING} › success reloads the page, which then says so, once`),
    test(`${E2E_FORMS} › the careers page reloads on success, and the message survives it, once`),
  ],
  [
    'Career form: on status 200 the page reloads',
    test(`${CAREERSFORM_SENDING} › success reloads the page, which then says so, once`),
    test(`${E2E_FORMS} › the careers page reloads on success, and the message survives it, once`),
  ],
  [
    'Career form: otherwise only a console log is written, no user message is shown',
    departure(2, 'a failed application says so'),
    test(`${CAREERSFORM_SENDING} › status %d is a failure, on the console and on the page`),
    test(
      `${E2E_FORMS} › \${name}: the applicant is told, keeps everything, and a retry is stored once`,
    ),
  ],
  [
    'Career form: otherwise the busy state stays until the 50-second timeout',
    departure(2, 'the applicant can try again at once'),
    test(`${CAREERSFORM_SENDING} › a retry at once sends the same file under the same key`),
    test(`${CAREERSFORM_SENDING} › after 50 seconds without an answer the request is given up`),
  ],
  [
    'Career form: a thrown error is only logged',
    departure(2, 'a failed application says so'),
    test(`${CAREERSFORM_SENDING} › a thrown error is logged and shown`),
    test(
      `${E2E_FORMS} › \${name}: the applicant is told, keeps everything, and a retry is stored once`,
    ),
  ],
  [
    'Field validation re-runs on each key release',
    departure(4, 'not after Tab, Shift and the like'),
    test(
      'src/components/ContactForm/ContactForm.test.tsx › %s: releasing a key after %j shows the message',
    ),
    test(
      `${E2E_FORMS} › merely passing through a field by Tab accuses nobody; every other key release validates`,
    ),
    test('src/components/SubmissionForm/SubmissionForm.test.tsx › releasing %s checks nothing'),
    test('src/components/SubmissionForm/SubmissionForm.test.tsx › releasing %j checks the field'),
  ],
  [
    'The country code is checked when its select loses focus',
    test(
      'src/components/ContactForm/ContactForm.test.tsx › leaving the country code unchosen shows its message; choosing one removes it',
    ),
  ],
  [
    'Sign-up strip: submission is intercepted and does nothing further',
    departure(7, 'and says so'),
    test(
      'src/components/SignUp/SignUp.test.tsx › an address is sent nowhere, and a polite status line says so',
    ),
    test(`${SIGN_UP} › the sign-up asks for an address, then says that nothing is sent`),
  ],
]);
