/** Every message of the forms exists once. */
import {
  englishOf,
  errorId,
  fieldsOf,
  type ErrorKind,
  type Field,
  type FileField,
  type TextField,
} from '@trendsoft/forms-service/validate';
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

function possible(field: Field): ErrorKind[] {
  // An unknown option has the message of a missing one.
  const canBeLeft = field.optional && !('partOf' in field && field.partOf);
  const required: ErrorKind[] = canBeLeft && field.control !== 'select' ? [] : ['required'];
  if (field.control === 'file') return [...required, ...possibleForFiles(field)];
  if (field.control === 'checkbox') return [...required, 'invalid'];
  if (field.control === 'text') return [...required, ...possibleForText(field)];
  return required;
}

function possibleForFiles({maxFiles = 1, maxTotalBytes}: FileField): ErrorKind[] {
  const kinds: ErrorKind[] = ['type', 'empty', 'tooLarge', 'content', 'changed', 'unreadable'];
  if (maxFiles > 1) kinds.push('tooMany');
  if (maxTotalBytes !== undefined) kinds.push('tooLargeTogether');
  return kinds;
}

function possibleForText(field: TextField): ErrorKind[] {
  const kinds = Object.keys(field.checks ?? {}) as ErrorKind[];
  if (field.type || field.characters) kinds.push('invalid');
  if (field.length !== undefined) kinds.push('length');
  if (field.isDeadline) kinds.push('past', 'tooFar');
  if (field.limit !== Infinity) kinds.push('tooLong');
  return kinds;
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
