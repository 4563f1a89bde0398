/** Every message of the forms exists once. */
import {englishOf, errorId, fieldsOf, type Field} from '.';
import {MESSAGES, sentencesToTranslate} from './sentences';
import {FORMS} from './tables';

describe.each(FORMS)('The $name form', (form) => {
  test('has a message for every possible error', () => {
    const missing = fieldsOf(form).flatMap(([name, field]) =>
      possible(field)
        .map((kind) => errorId(name, field, kind))
        .filter((id) => !(id in MESSAGES)),
    );
    expect(missing).toEqual([]);
  });

  test('has no message for impossible errors', () => {
    const dead = fieldsOf(form).flatMap(([name, field]) => {
      // An optional field may share its messages with a form in which it is required.
      const can: readonly string[] = ['required', ...possible(field)];
      return Object.keys(field.errors).flatMap((each) => (can.includes(each) ? [] : [name, each]));
    });
    expect(dead).toEqual([]);
  });
});

/** Returns the possible errors of a field. */
function possible(field: Field) {
  // An unknown option has the message of a missing one.
  const left = field.optional && !('partOf' in field && field.partOf);
  const required = left && field.control !== 'select' ? [] : (['required'] as const);
  if (field.control === 'file') {
    const {maxFiles = 1, maxTotalBytes} = field;
    const several = maxFiles > 1 ? (['tooMany'] as const) : [];
    const sum = maxTotalBytes === undefined ? [] : (['tooLargeTogether'] as const);
    return [
      ...required,
      'type',
      'empty',
      'tooLarge',
      'content',
      'changed',
      'unreadable',
      ...several,
      ...sum,
    ] as const;
  }
  if (field.control === 'checkbox') return [...required, 'invalid'] as const;
  if (field.control !== 'text') return required;
  const long = field.limit === Infinity ? [] : (['tooLong'] as const);
  const form = field.type || field.characters ? (['invalid'] as const) : [];
  const exact = field.length === undefined ? [] : (['length'] as const);
  const deadline = field.isDeadline ? (['past', 'tooFar'] as const) : [];
  const own = Object.keys(field.checks ?? {}) as Array<'invalid'>;
  return [...required, ...form, ...exact, ...deadline, ...long, ...own];
}

test('every message has a unique id', () => {
  const found = FORMS.flatMap((form) => Object.entries(englishOf(form)));
  for (const [id, message] of found) expect([id, MESSAGES[id]?.message]).toEqual([id, message]);
});

test('translators get labels, hints, options and answers', () => {
  const ids = Object.keys(sentencesToTranslate());
  expect(ids).toEqual(
    expect.arrayContaining([
      'ContactForm.companyName',
      'ContactForm.enquiriesHint',
      'ContactForm.purpose.web',
      'PersonFields.name',
      'PersonFields.email',
      'PersonFields.countryCode',
      'PersonFields.phoneNumber',
      'PersonFields.india',
      'CareersForm.submit',
      'forms.emailInvalid',
      'forms.contactFailed',
      'forms.busy',
      'forms.reasonMany',
    ]),
  );
});
