/** Random bodies of the three kinds that the forms accept: mostly almost right. */
import * as fc from 'fast-check';
import {actionOf, fileFieldsOf, type Form} from '../../../src/forms';
import {FORMS, contact} from '../../../src/forms/tables';
import {answersTo} from '../../setup/answers';
import {REAL_FILES} from '../setup/documents';
import {ENQUIRY, ENQUIRY_PARTS} from '../setup/forms';

/** An encoded body with its content type, and where it belongs unless that is the contact form. */
export interface Body {
  type: string;
  bytes: Buffer;
  path?: string;
}

const BOUNDARY = 'fuzz-1a2b3c';

const text = fc.oneof(
  fc.string({unit: 'grapheme', maxLength: 250}),
  fc.string({unit: 'binary', maxLength: 40}),
  fc.constantFrom(
    '',
    ' ',
    'Asha Rao',
    '+91 9876543210',
    'a@b.co',
    '=1+1',
    '\r\n.\r\n',
    '\0',
    '\ud800',
  ),
  ...contact.fields.enquiries.options.map(({value}) => fc.constant(value)),
);

/** An enquiry in which most fields are right. */
function almost(right: Readonly<Record<string, string>>) {
  const fields = Object.entries(right).map(
    ([name, value]) => [name, fc.oneof({weight: 30, arbitrary: fc.constant(value)}, text)] as const,
  );
  const extra = fc.dictionary(
    fc.constantFrom('website', 'formToken', '__proto__', 'x', 'id'),
    text,
    {
      maxKeys: 2,
    },
  );
  const missing = fc.oneof(
    {weight: 8, arbitrary: fc.constant<string[]>([])},
    fc.subarray(Object.keys(right)),
  );
  return fc
    .tuple(fc.record(Object.fromEntries(fields)), extra, missing)
    .map(([known, unknown, gone]) =>
      Object.fromEntries(
        Object.entries({...known, ...unknown}).filter(([name]) => !gone.includes(name)),
      ),
    );
}

const json: fc.Arbitrary<Body> = fc
  .oneof(
    {weight: 6, arbitrary: almost(ENQUIRY).map((value) => JSON.stringify(value))},
    fc.json({maxDepth: 4}),
    fc.string({maxLength: 200}),
    fc.integer({min: 0, max: 20_000}).map((depth) => '['.repeat(depth)),
  )
  .map((value) => ({type: 'application/json', bytes: Buffer.from(value)}));

const urlEncoded: fc.Arbitrary<Body> = fc
  .oneof(
    {
      weight: 6,
      arbitrary: almost(ENQUIRY_PARTS).map((fields) => new URLSearchParams(fields).toString()),
    },
    fc.string({unit: fc.constantFrom('%', '&', '=', 'a', '+', '0', '[', ']', 'é'), maxLength: 300}),
  )
  .map((value) => ({type: 'application/x-www-form-urlencoded', bytes: Buffer.from(value)}));

const fileName = fc.oneof(
  fc.constantFrom(...Object.keys(REAL_FILES)).map((extension) => `cv${extension}`),
  fc.string({unit: 'grapheme', maxLength: 150}),
  fc.constantFrom('', '../../x.pdf', 'cv.pdf"; name="name', 'cv\u202Efdp.exe', 'cv.docm'),
);

const fileContent = fc.oneof(
  {weight: 2, arbitrary: fc.constantFrom(...Object.values(REAL_FILES))},
  fc.uint8Array({maxLength: 3000}).map((bytes) => Buffer.from(bytes)),
  // A real file with one byte changed, somewhere.
  fc
    .tuple(fc.constantFrom(...Object.values(REAL_FILES)), fc.nat(), fc.nat(255))
    .map(([file, at, byte]) => {
      const changed = Buffer.from(file);
      changed[at % changed.length] = byte;
      return changed;
    }),
);

/** A name with its content, which mostly belong together. */
const file = fc.oneof(
  {
    weight: 3,
    arbitrary: fc
      .constantFrom(...Object.entries(REAL_FILES))
      .map(([extension, content]) => ({name: `cv${extension}`, content})),
  },
  fc.record({name: fileName, content: fileContent}),
);

const UPLOADS = FORMS.filter((form) => fileFieldsOf(form).length > 0);

const multipart: fc.Arbitrary<Body> = fc.oneof(...UPLOADS.map(multipartOf));

function multipartOf(form: Form): fc.Arbitrary<Body> {
  const [[part] = ['file']] = fileFieldsOf(form);
  return fc
    .tuple(almost(answersTo(form)), file, fc.constantFrom(1, 1, 1, 1, 1, 1, 0, 2))
    .map(([fields, {name, content}, files]) => {
      const texts = Object.entries(fields).map(
        ([field, value]) =>
          `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${field}"\r\n\r\n${value}\r\n`,
      );
      const head = `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${part}"; filename="${name}"\r\n\r\n`;
      const sent = Buffer.concat([Buffer.from(head), content, Buffer.from('\r\n')]);
      return Buffer.concat([
        Buffer.from(texts.join('')),
        ...Array.from({length: files}, () => sent),
        Buffer.from(`--${BOUNDARY}--\r\n`),
      ]);
    })
    .chain((bytes) =>
      fc.oneof(
        {weight: 8, arbitrary: fc.constant(bytes)},
        fc.nat(bytes.length).map((length) => bytes.subarray(0, length)),
        fc.nat(bytes.length).map((length) => bytes.subarray(length)),
      ),
    )
    .map((bytes) => ({
      type: `multipart/form-data; boundary=${BOUNDARY}`,
      bytes,
      path: actionOf(form),
    }));
}

/** A body of any of the three. */
export const body: fc.Arbitrary<Body> = fc.oneof(json, urlEncoded, multipart);
