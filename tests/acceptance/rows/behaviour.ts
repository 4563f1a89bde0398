/** tests/SPEC.md section 4: states and transitions. */
import {departure, section, test, testsIn} from '../row';

const servicesPanel = testsIn('src/components/ServicesPanel/ServicesPanel.test.tsx');
const e2eHeader = testsIn('tests/e2e/header.spec.ts');
const tabs = testsIn('src/components/Tabs/Tabs.test.tsx');
const stats = testsIn('src/components/Stats/Stats.test.tsx');
const enginesCounters = testsIn('tests/engines/flows/counters.spec.ts');
const submissionForm = testsIn('src/components/SubmissionForm/SubmissionForm.test.tsx');
const contactForm = testsIn('src/components/ContactForm/ContactForm.test.tsx');
const e2eDrawer = testsIn('tests/e2e/drawer.spec.ts');
const e2eStats = testsIn('tests/e2e/stats.spec.ts');
const e2eCarousel = testsIn('tests/e2e/carousel.spec.ts');
const carouselRotation = testsIn('src/components/Carousel/Carousel.rotation.test.tsx');
const carousel = testsIn('src/components/Carousel/Carousel.test.tsx');
const contactFormSending = testsIn('src/components/ContactForm/ContactForm.sending.test.tsx');
const e2eForms = testsIn('tests/e2e/forms.spec.ts');
const enginesSignUp = testsIn('tests/engines/flows/sign-up.spec.ts');
const careersFormSending = testsIn('src/components/CareersForm/CareersForm.sending.test.tsx');

export default section('4', [
  [
    'Drawer: toggled by the menu button',
    departure(14, 'Close stands in its place'),
    e2eDrawer('${key} opens the drawer, and focus moves into it'),
    test('tests/e2e/keyboard.spec.ts › ${key} on Close closes it and returns focus to the button'),
    test(
      'tests/e2e/layout.spec.ts › the drawer slides in, and Close takes the place of the menu button',
    ),
  ],
  [
    'Drawer: a click outside closes it',
    e2eDrawer('a click outside closes the drawer, one inside does not'),
  ],
  [
    'Drawer: focus moves into it on opening',
    e2eDrawer('${key} opens the drawer, and focus moves into it'),
  ],
  [
    'Drawer: Tab on the last drawer link closes it and moves focus to another link',
    e2eDrawer('Tab on the last link closes the drawer and goes on to the first link below'),
  ],
  [
    'Services panel: active category defaults to Digital Accessibility Services',
    servicesPanel('one tab per category, vertical, the first one selected'),
    e2eHeader('each category has its links, choosing one moves nothing, and the choice is kept'),
  ],
  [
    'Services panel: changes on click',
    servicesPanel('a click selects a tab, goes nowhere, and the choice outlasts closing'),
    e2eHeader('each category has its links, choosing one moves nothing, and the choice is kept'),
  ],
  [
    'Services panel: changes on Enter/Space on a category tab',
    servicesPanel('"%s" on a tab selects it'),
  ],
  [
    'Tab blocks: one selected tab id, starting as the first tab',
    tabs('on wide screens a vertical tab list shows one panel at a time, the first to begin with'),
  ],
  [
    'Tab blocks: clicking a tab selects it',
    tabs('clicking a tab selects it, and the address names it, which is no step in the history'),
    test(
      'tests/e2e/tabs.spec.ts › ${route} has ${count} tabs at the side and shows one panel at a time',
    ),
  ],
  [
    'Hero counters: animate from 0 to target over 2 s on load',
    departure(3, 'under reduced motion the final figure stands at once'),
    e2eStats('the hero counters count from 0 to their figures over 2 s on load'),
    stats('counting takes 2 s'),
    e2eStats('figures in ${list} stand still'),
    enginesCounters('figures count from 0, on ${start}'),
  ],
  [
    'Stats counters: start counting (2 s) only once the stats section scrolls into view',
    departure(3, 'under reduced motion the final figure stands at once'),
    e2eStats('the stats section keeps its figures until it is scrolled into view, then counts'),
    stats('counting takes 2 s'),
    e2eStats('figures in ${list} stand still'),
    enginesCounters('figures count from 0, on ${start}'),
  ],
  [
    'Testimonial carousel: loops endlessly',
    e2eCarousel('it advances by one slide every 2 s, goes round the end, and never shows a gap'),
    carousel('however often Next is pressed, slides do not run out'),
  ],
  [
    'Testimonial carousel: advances one slide every 2 s',
    departure(3, 'it can be paused, and does not start under reduced motion'),
    e2eCarousel('it advances by one slide every 2 s, goes round the end, and never shows a gap'),
    carousel('it advances by one slide every 2 s, in half a second'),
    carouselRotation('what the visitor paused does not go on when pointer and focus leave'),
    carouselRotation('under reduced motion it does not start, and moves at once when asked to'),
  ],
  [
    'Testimonial carousel: has previous and next buttons',
    carouselRotation('the key "%s" works on every button'),
  ],
  [
    'Testimonial carousel: at either end it jumps back without animation after about 0.5 s',
    carousel(
      'past the last slide it goes on to a copy, then jumps back to the original without animation',
    ),
    carousel('before the first slide it does the same the other way round'),
  ],
  [
    "Contact form: on submit it shows 'Please wait...'",
    contactFormSending('while busy the button says so, keeps the focus and sends nothing more'),
  ],
  [
    'Contact form: with the button disabled',
    departure(11, 'aria-disabled, so that the keyboard keeps its place'),
    contactFormSending('while busy the button says so, keeps the focus and sends nothing more'),
    submissionForm('a busy button waits: it keeps its place, takes the focus and submits nothing'),
  ],
  [
    'Contact form: it first posts to the spreadsheet endpoint',
    contactFormSending(
      'posts the enquiry to the spreadsheet, then to the contact form, with one key',
    ),
  ],
  [
    'Contact form: on status 200 it posts to the contact-form endpoint',
    contactFormSending(
      'posts the enquiry to the spreadsheet, then to the contact form, with one key',
    ),
    contactFormSending('status %d from the spreadsheet ends in failure'),
  ],
  [
    'Contact form: on success it clears the busy state',
    contactFormSending('success is said and focused, and the form is empty'),
  ],
  [
    "Contact form: on success it shows the alert 'Form Submitted Successfully'",
    departure(5, 'alert in the page'),
    contactFormSending('success is said and focused, and the form is empty'),
    e2eForms('an enquiry is found in the database byte for byte, once'),
    test('src/primitives/Alert/Alert.test.tsx › an error is an alert, a success a status'),
  ],
  [
    'Contact form: on success it resets the form',
    contactFormSending('success is said and focused, and the form is empty'),
  ],
  [
    "Contact form: on any failure it shows the alert 'Form SUbmission Failed!' (spelled so)",
    departure(5, 'alert in the page'),
    contactFormSending('status %d from the spreadsheet ends in failure'),
    contactFormSending('a lost connection is said and focused, and nothing typed is lost'),
    e2eForms('${failure}: it is said, everything is kept, and a retry is stored once'),
  ],
  [
    'Contact form: the busy flag also clears itself after 50 seconds',
    departure(6, 'the open request is given up then, and the visitor is told'),
    contactFormSending('after 50 seconds without an answer the request is given up'),
  ],
  [
    'Career form: on submit the busy state starts',
    careersFormSending('after 50 seconds without an answer the request is given up'),
  ],
  [
    'Career form: on status 200 the busy state clears',
    careersFormSending('success reloads the page, which then says so, once'),
    e2eForms('the careers page reloads on success, and the message survives it, once'),
  ],
  [
    "Career form: on status 200 the alert 'Application submitted successfully' is shown",
    departure(5, 'alert in the page, after the reload'),
    careersFormSending('success reloads the page, which then says so, once'),
    e2eForms('the careers page reloads on success, and the message survives it, once'),
  ],
  [
    'Career form: on status 200 the page reloads',
    careersFormSending('success reloads the page, which then says so, once'),
    e2eForms('the careers page reloads on success, and the message survives it, once'),
  ],
  [
    'Career form: otherwise only a console log is written, no user message is shown',
    departure(2, 'a failed application says so'),
    careersFormSending('status %d is a failure, on the console and on the page'),
    e2eForms('${failure}: it is said, everything is kept, and a retry is stored once'),
  ],
  [
    'Career form: otherwise the busy state stays until the 50-second timeout',
    departure(2, 'the applicant can try again at once'),
    careersFormSending('a retry at once sends the same file under the same key'),
    careersFormSending('after 50 seconds without an answer the request is given up'),
  ],
  [
    'Career form: a thrown error is only logged',
    departure(2, 'a failed application says so'),
    careersFormSending('a thrown error is logged and shown'),
    e2eForms('${failure}: it is said, everything is kept, and a retry is stored once'),
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
