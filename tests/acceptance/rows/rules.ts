/** tests/SPEC.md section 5: validation rules. */
import {CAREERS, CONTACT} from '../addresses';
import {attribute, count, none, texts} from '../demands';
import {departure, on, section, test, testsIn} from '../row';

const serverResume = testsIn('tests/server/resume.test.ts');
const contactForm = testsIn('src/components/ContactForm/ContactForm.test.tsx');
const serverContact = testsIn('tests/server/contact.test.ts');
const tables = testsIn('src/forms/tables/tables.test.ts');
const careersForm = testsIn('src/components/CareersForm/CareersForm.test.tsx');
const serverCareers = testsIn('tests/server/careers.test.ts');
const toldWhileTyping = contactForm('%s: releasing a key after %j shows the message');
const toldAtOnce = contactForm(
  'an incomplete form is not sent: a summary takes the focus and leads to each field',
);
const toldByServer = serverContact('%s "%s" is answered with its own words');
const inTable = tables('%s: %j gives %s');
const listed = careersForm('an empty form lists every field, the file last');
const answered = serverCareers('%s "%s" is answered with its own words');

export default section('5', [
  ["Contact, Name: required ('Name is required')", toldWhileTyping, toldAtOnce, toldByServer],
  [
    "Contact, Name: letters and spaces only ('Please enter valid name')",
    toldWhileTyping,
    inTable,
    toldByServer,
  ],
  ["Contact, Email: required ('Email is required')", toldWhileTyping, toldAtOnce, toldByServer],
  [
    "Contact, Email: must match a standard address pattern ('Please enter valid email address')",
    toldWhileTyping,
    inTable,
    toldByServer,
  ],
  [
    "Contact, Country code: required ('Country Code is required')",
    contactForm('leaving the country code unchosen shows its message; choosing one removes it'),
    toldAtOnce,
    toldByServer,
  ],
  [
    "Contact, Phone number: required ('Phone Number is required')",
    toldWhileTyping,
    toldAtOnce,
    toldByServer,
  ],
  [
    "Contact, Phone number: digits only ('Please enter valid Phone Number')",
    toldWhileTyping,
    inTable,
    toldByServer,
  ],
  [
    "Contact, Phone number: exactly 10 characters ('Please enter 10 Digit Phone Number')",
    toldWhileTyping,
    inTable,
    toldByServer,
  ],
  [
    "Contact, Company name: required ('Company Name is required')",
    toldWhileTyping,
    toldAtOnce,
    toldByServer,
  ],
  [
    "Contact, Purpose of contact: required ('Select Enquiries is required')",
    contactForm('undoing the choice of a purpose shows its message'),
    toldAtOnce,
    toldByServer,
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
    inTable,
    toldByServer,
    serverResume('text that is far too long is refused in the words of its field'),
  ],
  ['Careers, Name: as above', listed, answered],
  ["Careers, Email: required ('Email is required')", listed, answered],
  [
    "Careers, Email: pattern message 'invalid email address'",
    careersForm('its own wording for a wrong email'),
    inTable,
    answered,
  ],
  [
    'Careers, Phone number: as above (country code handling: not shown)',
    on(CAREERS, count('select[name=countryCode] option:not(:first-child)', 5)),
    listed,
    answered,
  ],
  ["Careers, Position: required ('Position is required')", listed, answered],
  [
    "Careers, File: required ('File Upload is required')",
    listed,
    serverCareers('%s is answered with its own words'),
  ],
  [
    'Careers, File: accepted types: spreadsheets, images, word documents, presentations, plain text, pdf',
    on(
      CAREERS,
      ...'.xls .xlsx .jpg .png .doc .docx .ppt .pptx .txt .pdf'
        .split(' ')
        .map((ending) => attribute('input[name=file]', 'accept', new RegExp(`\\${ending}\\b`))),
    ),
    serverResume('a real %s is accepted'),
    serverCareers('%s is answered with its own words'),
  ],
  [
    'Careers, File: no size limit is shown',
    departure(8, '10 MB, with a message'),
    careersForm('a file that will not do is refused when it is chosen: %s %s of %d bytes'),
    serverResume('a file of %d bytes is too large'),
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
