/** tests/SPEC.md section 5: validation rules. */
import {CAREERS, CONTACT} from '../addresses';
import {attribute, count, none, texts} from '../demands';
import {departure, on, section, test} from '../row';

const CONTACTFORM = 'src/components/ContactForm/ContactForm.test.tsx';
const SERVER_CONTACT = 'tests/server/contact.test.ts';
const RULES = 'src/forms/tables/tables.test.ts';
const CAREERSFORM = 'src/components/CareersForm/CareersForm.test.tsx';
const SERVER_CAREERS = 'tests/server/careers.test.ts';

export default section('5', [
  [
    "Contact, Name: required ('Name is required')",
    test(`${CONTACTFORM} › %s: releasing a key after %j shows the message`),
    test(
      `${CONTACTFORM} › an incomplete form is not sent: a summary takes the focus and leads to each field`,
    ),
    test(`${SERVER_CONTACT} › %s "%s" is answered with its own words`),
  ],
  [
    "Contact, Name: letters and spaces only ('Please enter valid name')",
    test(`${CONTACTFORM} › %s: releasing a key after %j shows the message`),
    test(`${RULES} › %s: %j gives %s`),
    test(`${SERVER_CONTACT} › %s "%s" is answered with its own words`),
  ],
  [
    "Contact, Email: required ('Email is required')",
    test(`${CONTACTFORM} › %s: releasing a key after %j shows the message`),
    test(
      `${CONTACTFORM} › an incomplete form is not sent: a summary takes the focus and leads to each field`,
    ),
    test(`${SERVER_CONTACT} › %s "%s" is answered with its own words`),
  ],
  [
    "Contact, Email: must match a standard address pattern ('Please enter valid email address')",
    test(`${CONTACTFORM} › %s: releasing a key after %j shows the message`),
    test(`${RULES} › %s: %j gives %s`),
    test(`${SERVER_CONTACT} › %s "%s" is answered with its own words`),
  ],
  [
    "Contact, Country code: required ('Country Code is required')",
    test(
      `${CONTACTFORM} › leaving the country code unchosen shows its message; choosing one removes it`,
    ),
    test(
      `${CONTACTFORM} › an incomplete form is not sent: a summary takes the focus and leads to each field`,
    ),
    test(`${SERVER_CONTACT} › %s "%s" is answered with its own words`),
  ],
  [
    "Contact, Phone number: required ('Phone Number is required')",
    test(`${CONTACTFORM} › %s: releasing a key after %j shows the message`),
    test(
      `${CONTACTFORM} › an incomplete form is not sent: a summary takes the focus and leads to each field`,
    ),
    test(`${SERVER_CONTACT} › %s "%s" is answered with its own words`),
  ],
  [
    "Contact, Phone number: digits only ('Please enter valid Phone Number')",
    test(`${CONTACTFORM} › %s: releasing a key after %j shows the message`),
    test(`${RULES} › %s: %j gives %s`),
    test(`${SERVER_CONTACT} › %s "%s" is answered with its own words`),
  ],
  [
    "Contact, Phone number: exactly 10 characters ('Please enter 10 Digit Phone Number')",
    test(`${CONTACTFORM} › %s: releasing a key after %j shows the message`),
    test(`${RULES} › %s: %j gives %s`),
    test(`${SERVER_CONTACT} › %s "%s" is answered with its own words`),
  ],
  [
    "Contact, Company name: required ('Company Name is required')",
    test(`${CONTACTFORM} › %s: releasing a key after %j shows the message`),
    test(
      `${CONTACTFORM} › an incomplete form is not sent: a summary takes the focus and leads to each field`,
    ),
    test(`${SERVER_CONTACT} › %s "%s" is answered with its own words`),
  ],
  [
    "Contact, Purpose of contact: required ('Select Enquiries is required')",
    test(`${CONTACTFORM} › undoing the choice of a purpose shows its message`),
    test(
      `${CONTACTFORM} › an incomplete form is not sent: a summary takes the focus and leads to each field`,
    ),
    test(`${SERVER_CONTACT} › %s "%s" is answered with its own words`),
  ],
  [
    'Contact form: these six fields',
    on(
      CONTACT,
      texts(
        'main form label:not([aria-hidden] *)',
        'Name *',
        'Email *',
        'Country code *',
        'Phone number *',
        'Company name *',
        'Purpose of contact *',
      ),
    ),
  ],
  [
    'Both forms: no length limit of the text fields is shown',
    departure(9, '200 characters, with a message'),
    test(`${RULES} › %s: %j gives %s`),
    test(`${SERVER_CONTACT} › %s "%s" is answered with its own words`),
    test(
      'tests/server/resume.test.ts › text that is far too long is refused in the words of its field',
    ),
  ],
  [
    'Careers, Name: as above',
    test(`${CAREERSFORM} › an empty form lists every field, the file last`),
    test(`${SERVER_CAREERS} › %s "%s" is answered with its own words`),
  ],
  [
    "Careers, Email: required ('Email is required')",
    test(`${CAREERSFORM} › an empty form lists every field, the file last`),
    test(`${SERVER_CAREERS} › %s "%s" is answered with its own words`),
  ],
  [
    "Careers, Email: pattern message 'invalid email address'",
    test(`${CAREERSFORM} › its own wording for a wrong email`),
    test(`${RULES} › %s: %j gives %s`),
    test(`${SERVER_CAREERS} › %s "%s" is answered with its own words`),
  ],
  [
    'Careers, Phone number: as above (country code handling: not shown)',
    on(CAREERS, count('select[name=countryCode] option:not(:first-child)', 5)),
    test(`${CAREERSFORM} › an empty form lists every field, the file last`),
    test(`${SERVER_CAREERS} › %s "%s" is answered with its own words`),
  ],
  [
    "Careers, Position: required ('Position is required')",
    test(`${CAREERSFORM} › an empty form lists every field, the file last`),
    test(`${SERVER_CAREERS} › %s "%s" is answered with its own words`),
  ],
  [
    "Careers, File: required ('File Upload is required')",
    test(`${CAREERSFORM} › an empty form lists every field, the file last`),
    test(`${SERVER_CAREERS} › %s is answered with its own words`),
  ],
  [
    'Careers, File: accepted types: spreadsheets, images, word documents, presentations, plain text, pdf',
    on(
      CAREERS,
      ...'.xls .xlsx .jpg .png .doc .docx .ppt .pptx .txt .pdf'
        .split(' ')
        .map((ending) => attribute('input[name=file]', 'accept', new RegExp(`\\${ending}\\b`))),
    ),
    test('tests/server/resume.test.ts › a real %s is accepted'),
    test(`${SERVER_CAREERS} › %s is answered with its own words`),
  ],
  [
    'Careers, File: no size limit is shown',
    departure(8, '10 MB, with a message'),
    test(
      `${CAREERSFORM} › a file that will not do is refused when it is chosen: %s %s of %d bytes`,
    ),
    test('tests/server/resume.test.ts › a file of %d bytes is too large'),
  ],
  [
    'Sign-up strip: the email input is of type email and required',
    on(
      '/',
      attribute('main form input', 'type', 'email'),
      attribute('main form input', 'required', /^/),
    ),
  ],
  [
    'Sign-up strip: browser-native validation only, no custom message',
    on(
      '/',
      count(
        'main form :is([novalidate], [pattern], [aria-describedby], [aria-errormessage], input[title])',
        0,
      ),
      none('main form[novalidate]'),
    ),
    test('src/components/SignUp/SignUp.test.tsx › the browser alone refuses %j'),
  ],
]);
