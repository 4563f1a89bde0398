/** tests/SPEC.md section 5: validation rules. */
import {CAREERS, CONTACT} from '../addresses';
import {attribute, count, none, texts} from '../demands';
import {departure, on, section, tested} from '../row';

export default section('5', [
  [
    "Contact, Name: required ('Name is required')",
    tested('@empty-form', '@key-release', '@server-rules'),
  ],
  [
    "Contact, Name: letters and spaces only ('Please enter valid name')",
    tested('@key-release', '@rules', '@server-rules'),
  ],
  [
    "Contact, Email: required ('Email is required')",
    tested('@empty-form', '@key-release', '@server-rules'),
  ],
  [
    "Contact, Email: must match a standard address pattern ('Please enter valid email address')",
    tested('@key-release', '@rules', '@server-rules'),
  ],
  [
    "Contact, Country code: required ('Country Code is required')",
    tested('@country-code', '@empty-form', '@server-rules'),
  ],
  [
    "Contact, Phone number: required ('Phone Number is required')",
    tested('@empty-form', '@key-release', '@server-rules'),
  ],
  [
    "Contact, Phone number: digits only ('Please enter valid Phone Number')",
    tested('@key-release', '@rules', '@server-rules'),
  ],
  [
    "Contact, Phone number: exactly 10 characters ('Please enter 10 Digit Phone Number')",
    tested('@key-release', '@rules', '@server-rules'),
  ],
  [
    "Contact, Company name: required ('Company Name is required')",
    tested('@empty-form', '@key-release', '@server-rules'),
  ],
  [
    "Contact, Purpose of contact: required ('Select Enquiries is required')",
    tested('@empty-form', '@server-rules'),
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
    tested('@limits', '@rules', '@server-rules'),
  ],
  ['Careers, Name: as above', tested('@empty-form', '@server-rules')],
  ["Careers, Email: required ('Email is required')", tested('@empty-form', '@server-rules')],
  [
    "Careers, Email: pattern message 'invalid email address'",
    tested('@rules', '@server-rules', '@wrong-form'),
  ],
  [
    'Careers, Phone number: as above (country code handling: not shown)',
    on(CAREERS, count('select[name=countryCode] option:not(:first-child)', 5)),
    tested('@server-rules'),
  ],
  ["Careers, Position: required ('Position is required')", tested('@empty-form', '@server-rules')],
  ["Careers, File: required ('File Upload is required')", tested('@empty-form', '@server-rules')],
  [
    'Careers, File: accepted types: spreadsheets, images, word documents, presentations, plain text, pdf',
    on(
      CAREERS,
      ...'.xls .xlsx .jpg .png .doc .docx .ppt .pptx .txt .pdf'
        .split(' ')
        .map((ending) => attribute('input[name=file]', 'accept', new RegExp(`\\${ending}\\b`))),
    ),
    tested('@resume', '@server-rules'),
  ],
  [
    'Careers, File: no size limit is shown',
    departure(8, '10 MB, with a message'),
    tested('@resume'),
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
  ],
]);
