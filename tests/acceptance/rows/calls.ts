/** tests/SPEC.md sections 6 to 8: roles, calls and errors. */
import {ROUTES} from '../addresses';
import {attribute, count, none} from '../demands';
import {departure, on, reading, section, test} from '../row';

const CONTACTFORM_SENDING = 'src/components/ContactForm/ContactForm.sending.test.tsx';
const CAREERSFORM_SENDING = 'src/components/CareersForm/CareersForm.sending.test.tsx';
const E2E_FORMS = 'tests/e2e/forms.spec.ts';
const SIGN_UP = 'tests/engines/flows/sign-up.spec.ts';

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
      test(
        `${CONTACTFORM_SENDING} › posts the enquiry to the spreadsheet, then to the contact form, with one key`,
      ),
      test(`${CAREERSFORM_SENDING} › posts one multipart body with the resume`),
      test('tests/server/headers.test.ts › a forms service on another host may be posted to'),
    ],
    [
      'POST /googleSheet-contact-form',
      test(
        `${CONTACTFORM_SENDING} › posts the enquiry to the spreadsheet, then to the contact form, with one key`,
      ),
      test(
        `${E2E_FORMS} › the enquiry goes to the spreadsheet first, then to the contact endpoint, with one key`,
      ),
      test('tests/server/contact.test.ts › %s is answered with 405'),
    ],
    [
      '/googleSheet-contact-form: JSON with name, phoneNumber, email, companyName, enquiries',
      departure(15, 'script adds the field that people never meet only when it is filled'),
      test(
        `${CONTACTFORM_SENDING} › posts the enquiry to the spreadsheet, then to the contact form, with one key`,
      ),
      test(
        `${E2E_FORMS} › the enquiry goes to the spreadsheet first, then to the contact endpoint, with one key`,
      ),
      test(`${E2E_FORMS} › \${route}: nobody meets the field that is for programs`),
    ],
    [
      '/googleSheet-contact-form: status read; 200 triggers the next call',
      test(`${CONTACTFORM_SENDING} › status %d from the spreadsheet ends in failure`),
      test(
        `${CONTACTFORM_SENDING} › posts the enquiry to the spreadsheet, then to the contact form, with one key`,
      ),
    ],
    [
      'POST /contact-form',
      test(
        `${CONTACTFORM_SENDING} › posts the enquiry to the spreadsheet, then to the contact form, with one key`,
      ),
      test(
        `${E2E_FORMS} › the enquiry goes to the spreadsheet first, then to the contact endpoint, with one key`,
      ),
      test('tests/server/contact.test.ts › %s is answered with 405'),
    ],
    [
      '/contact-form: same JSON body',
      test(
        `${CONTACTFORM_SENDING} › posts the enquiry to the spreadsheet, then to the contact form, with one key`,
      ),
      test(
        `${E2E_FORMS} › the enquiry goes to the spreadsheet first, then to the contact endpoint, with one key`,
      ),
    ],
    [
      '/contact-form: success leads to the success alert, failure to the failure alert',
      departure(5, 'alert in the page'),
      test(`${CONTACTFORM_SENDING} › any 2xx from the contact form is success`),
      test(
        `${CONTACTFORM_SENDING} › a lost connection is said and focused, and nothing typed is lost`,
      ),
    ],
    [
      'POST /careers-form',
      test(`${CAREERSFORM_SENDING} › posts one multipart body with the resume`),
      test(
        'tests/server/careers.test.ts › an application is stored with its resume, byte for byte',
      ),
    ],
    [
      '/careers-form: multipart form data with name, email, phoneNumber, position, file',
      departure(15, 'script adds the field that people never meet only when it is filled'),
      test(`${CAREERSFORM_SENDING} › posts one multipart body with the resume`),
      test('tests/server/careers.test.ts › what fetch sends is understood'),
      test(`${E2E_FORMS} › \${route}: nobody meets the field that is for programs`),
    ],
    [
      '/careers-form: only status 200 is read',
      test(`${CAREERSFORM_SENDING} › status %d is a failure, on the console and on the page`),
      test(`${CAREERSFORM_SENDING} › success reloads the page, which then says so, once`),
    ],
    [
      'The HTTP client has no timeout',
      departure(6, 'what is open when the busy flag resets at 50 s is aborted'),
      test(`${CONTACTFORM_SENDING} › after 50 seconds without an answer the request is given up`),
      test(`${CAREERSFORM_SENDING} › after 50 seconds without an answer the request is given up`),
    ],
    [
      'The HTTP client treats status 200 to 299 as success',
      test(`${CONTACTFORM_SENDING} › any 2xx from the contact form is success`),
    ],
    [
      'The sign-up strip sends nothing',
      test(`${SIGN_UP} › the sign-up asks for an address, then says that nothing is sent`),
      test(`${E2E_FORMS} › the sign-up strip says that it is not open and sends no address`),
    ],
    [
      'The brochure, logos and images are static assets',
      on(
        '/',
        attribute('main img[src*="/clients/"]', 'src', /^\/img\/clients\/[\w-]+\.svg$/),
        attribute('main a[href$=".pdf"]', 'href', '/trendsoft-brochure.pdf'),
      ),
      test('tests/site/pages.test.ts › refers only to files that the build holds'),
      test('tests/site/pages.test.ts › the brochure and the logos are files served as they are'),
    ],
  ]),
  ...section('8', [
    [
      "Contact submission failure: alert 'Form SUbmission Failed!'",
      departure(5, 'alert in the page'),
      test(`${CONTACTFORM_SENDING} › status %d from the spreadsheet ends in failure`),
      test(
        `${CONTACTFORM_SENDING} › a lost connection is said and focused, and nothing typed is lost`,
      ),
    ],
    [
      "Career submission non-200: console log 'Failed to send application' only, with no user message",
      departure(2, 'a failed application says so'),
      test(`${CAREERSFORM_SENDING} › status %d is a failure, on the console and on the page`),
      test(
        `${E2E_FORMS} › \${name}: the applicant is told, keeps everything, and a retry is stored once`,
      ),
    ],
    [
      'Career request exception: console log only',
      departure(2, 'a failed application says so'),
      test(`${CAREERSFORM_SENDING} › a thrown error is logged and shown`),
    ],
    [
      'Field messages: as listed under validation rules',
      test(
        'src/components/ContactForm/ContactForm.test.tsx › an incomplete form is not sent: a summary takes the focus and leads to each field',
      ),
      test(
        'src/components/CareersForm/CareersForm.test.tsx › an empty form lists every field, the file last',
      ),
      test('tests/server/contact.test.ts › %s "%s" is answered with its own words'),
      test('tests/server/careers.test.ts › %s "%s" is answered with its own words'),
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
