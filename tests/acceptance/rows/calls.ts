/** tests/SPEC.md sections 6 to 8: roles, calls and errors. */
import {ROUTES} from '../addresses';
import {atLeast, attribute, count, none} from '../demands';
import {departure, on, reading, section, test, testsIn} from '../row';

const serverContact = testsIn('tests/server/contact.test.ts');
const serverCareers = testsIn('tests/server/careers.test.ts');
const pages = testsIn('tests/site/pages.test.ts');
const contactFormSending = testsIn('src/components/ContactForm/ContactForm.sending.test.tsx');
const careersFormSending = testsIn('src/components/CareersForm/CareersForm.sending.test.tsx');
const e2eForms = testsIn('tests/e2e/forms.spec.ts');
const honeypot = testsIn('src/components/SubmissionForm/Honeypot.test.tsx');
const enginesSignUp = testsIn('tests/engines/flows/sign-up.spec.ts');
const posted = contactFormSending(
  'posts the enquiry to the spreadsheet, then to the contact form, with one key',
);
const applied = careersFormSending('posts one multipart body with the resume');
const sheetFailed = contactFormSending('status %d from the spreadsheet ends in failure');
const connectionLost = contactFormSending(
  'a lost connection is said and focused, and nothing typed is lost',
);
const refused = careersFormSending('status %d is a failure, on the console and on the page');
const accepted = contactFormSending('any 2xx from the contact form is success');

export default [
  ...section('6', [
    [
      'All content is public and no login or roles are shown',
      on([...ROUTES, '/404.html'], none('input[type=password]'), none('a[href*=login]')),
    ],
  ]),
  ...section('7', [
    [
      'All calls go to a forms backend service at {host}',
      posted,
      applied,
      reading('no address for barriers, adjustments and privacy requests: a form of our own'),
      on(
        '/accessibility-statement',
        atLeast('main form[action$="/feedback-form"] textarea[aria-required]', 1),
      ),
      on(
        ['/TrendSoft/Career', '/TrendSoft/Privacy-Policy', '/accessibility-conformance-report'],
        atLeast('main a[href="/accessibility-statement#tell-us"]', 1),
      ),
      test('tests/server/headers.test.ts › a forms service on another host may be posted to'),
    ],
    ['POST /googleSheet-contact-form', posted, serverContact('%s is answered with 405')],
    [
      '/googleSheet-contact-form: JSON with name, phoneNumber, email, companyName, enquiries',
      departure(15, 'script adds the field that people never meet only when it is filled'),
      posted,
      honeypot('is met by nobody: not by sight, Tab, assistive technology or autofill'),
    ],
    ['/googleSheet-contact-form: status read; 200 triggers the next call', sheetFailed, posted],
    ['POST /contact-form', posted, serverContact('%s is answered with 405')],
    ['/contact-form: same JSON body', posted],
    [
      '/contact-form: success leads to the success alert, failure to the failure alert',
      departure(5, 'alert in the page'),
      accepted,
      connectionLost,
    ],
    [
      'POST /careers-form',
      applied,
      serverCareers('an application is stored with its resume, byte for byte'),
    ],
    [
      '/careers-form: multipart form data with name, email, phoneNumber, position, file',
      departure(15, 'script adds the field that people never meet only when it is filled'),
      applied,
      serverCareers('what fetch sends is understood'),
      honeypot('is met by nobody: not by sight, Tab, assistive technology or autofill'),
    ],
    [
      '/careers-form: only status 200 is read',
      refused,
      careersFormSending('success reloads the page, which then says so, once'),
    ],
    [
      'The HTTP client has no timeout',
      departure(6, 'what is open when the busy flag resets at 50 s is aborted'),
      contactFormSending('after 50 seconds without an answer the request is given up'),
      careersFormSending('after 50 seconds without an answer the request is given up'),
    ],
    ['The HTTP client treats status 200 to 299 as success', accepted],
    [
      'The sign-up strip sends nothing',
      enginesSignUp('the sign-up asks for an address, then says that nothing is sent'),
      test(
        'src/components/SignUp/SignUp.test.tsx › without script, too, the address has no name and no way out',
      ),
    ],
    [
      'The brochure, logos and images are static assets',
      on(
        '/',
        attribute('main img[src*="/clients/"]', 'src', /^\/img\/clients\/[\w-]+\.svg$/),
        attribute('main a[href$=".pdf"]', 'href', '/trendsoft-brochure.pdf'),
      ),
      pages('refers only to files that the build holds'),
      pages('the brochure and the logos are files served as they are'),
    ],
  ]),
  ...section('8', [
    [
      "Contact submission failure: alert 'Form SUbmission Failed!'",
      departure(5, 'alert in the page'),
      sheetFailed,
      connectionLost,
    ],
    [
      "Career submission non-200: console log 'Failed to send application' only, with no user message",
      departure(2, 'a failed application says so'),
      refused,
      e2eForms('${failure}: it is said, everything is kept, and a retry is stored once'),
    ],
    [
      'Career request exception: console log only',
      departure(2, 'a failed application says so'),
      careersFormSending('a thrown error is logged and shown'),
    ],
    [
      'Field messages: as listed under validation rules',
      test(
        'src/components/ContactForm/ContactForm.test.tsx › an incomplete form is not sent: a summary takes the focus and leads to each field',
      ),
      test(
        'src/components/CareersForm/CareersForm.test.tsx › an empty form lists every field, the file last',
      ),
      serverContact('%s "%s" is answered with its own words'),
      serverCareers('%s "%s" is answered with its own words'),
    ],
    [
      'Not-found page or error page: not shown',
      on('/404.html', attribute('main a[href="/"]', 'href', '/'), count('main h1', 1)),
      reading('a helpful 404'),
      test(
        'tests/server/addresses.test.ts › an unknown address shows the not-found page, compressed when asked',
      ),
    ],
  ]),
];
