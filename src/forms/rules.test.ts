import {
  careersRules,
  contactRules,
  dialCodeOf,
  extensionOf,
  FILE_LIMIT,
  fileRule,
  joinPhone,
  MESSAGES,
  validate,
  type MessageId,
  type Rule,
} from '.';

type Case = [value: string, problem: MessageId | undefined];

function holds(rule: Rule, cases: Case[]) {
  test.each(cases)('%j gives %s', (value, problem) => {
    expect(rule(value)).toBe(problem);
  });
}

describe('Name', () => {
  holds(contactRules.name, [
    ['', 'nameRequired'],
    ['   ', 'nameRequired'],
    ['Asha Rao', undefined],
    ['  Asha  ', undefined],
    ['José Ñandú', undefined],
    ['आशा राव', undefined],
    ['李小龙', undefined],
    ['Asha1', 'nameInvalid'],
    ["O'Brien", 'nameInvalid'],
    ['Anne-Marie', 'nameInvalid'],
    ['Asha\tRao', 'nameInvalid'],
    ['A'.repeat(200), undefined],
    ['A'.repeat(201), 'tooLong'],
  ]);
});

describe('Email', () => {
  const good: Case[] = [
    ['asha@example.com', undefined],
    [' asha@example.com ', undefined],
    ['asha.rao+cv@mail.example.co.in', undefined],
    [`a@${'x'.repeat(63)}.com`, undefined],
  ];
  const bad = [
    'asha',
    'asha@',
    '@example.com',
    'asha@localhost',
    'asha@example..com',
    'asha@-example.com',
    'asha rao@example.com',
    'asha@example.com, b@example.com',
    `a@${'x'.repeat(64)}.com`,
  ];
  holds(contactRules.email, [
    ['', 'emailRequired'],
    ...good,
    ...bad.map((value): Case => [value, 'emailInvalid']),
    [`${'a'.repeat(190)}@example.com`, 'tooLong'],
  ]);

  test('has its own wording on the careers form', () => {
    expect(careersRules.email('asha@')).toBe('emailInvalidCareers');
    expect(careersRules.email('')).toBe('emailRequired');
    expect(MESSAGES.emailInvalidCareers.message).toBe('invalid email address');
  });
});

describe('Country code', () => {
  holds(contactRules.countryCode, [
    ['', 'countryCodeRequired'],
    ['IN', undefined],
    ['CA', undefined],
    ['+91', 'countryCodeRequired'],
    ['FR', 'countryCodeRequired'],
  ]);
});

describe('Phone number', () => {
  holds(contactRules.phoneNumber, [
    ['', 'phoneNumberRequired'],
    ['  ', 'phoneNumberRequired'],
    ['9876543210', undefined],
    [' 9876543210 ', undefined],
    ['987654321', 'phoneNumberLength'],
    ['98765432101', 'phoneNumberLength'],
    ['98765 43210', 'phoneNumberInvalid'],
    ['+919876543210', 'phoneNumberInvalid'],
    ['98765432x0', 'phoneNumberInvalid'],
    ['९८७६५४३२१०', 'phoneNumberInvalid'],
  ]);
});

describe('Company name', () => {
  holds(contactRules.companyName, [
    ['', 'companyNameRequired'],
    [' ', 'companyNameRequired'],
    ['4 Seasons & Söhne, Ltd.', undefined],
    ['A'.repeat(201), 'tooLong'],
  ]);
});

describe('Purpose of contact', () => {
  holds(contactRules.enquiries, [
    ['', 'enquiriesRequired'],
    ['Cyber Security', undefined],
    ['Something else', 'enquiriesRequired'],
  ]);
});

describe('Position', () => {
  holds(careersRules.position, [
    ['', 'positionRequired'],
    ['Fresher', undefined],
    ['Chief', 'positionRequired'],
  ]);
});

describe('File', () => {
  test.each([
    [undefined, 'fileRequired'],
    [{name: '', size: 0}, 'fileRequired'],
    [{name: 'cv.pdf', size: 1}, undefined],
    [{name: 'CV.PDF', size: FILE_LIMIT}, undefined],
    [{name: 'cv.pdf', size: FILE_LIMIT + 1}, 'fileTooLarge'],
    [{name: 'cv.pdf', size: 0}, 'fileEmpty'],
    [{name: 'cv.exe', size: 1}, 'fileType'],
    [{name: 'cv', size: 1}, 'fileType'],
    [{name: '.pdf', size: 1}, 'fileType'],
    [{name: 'cv.pdf.exe', size: 1}, 'fileType'],
    [{name: 'cv.toString', size: 1}, 'fileType'],
  ])('%j gives %s', (file, problem) => {
    expect(fileRule(file)).toBe(problem);
  });

  test('finds the extension after the last dot', () => {
    expect(extensionOf('my.cv.DOCX')).toBe('.docx');
    expect(extensionOf('cv')).toBe('');
  });
});

test('A form reports each invalid field, in reading order', () => {
  expect(Object.entries(validate(contactRules, {email: 'x', countryCode: 'IN'}))).toEqual([
    ['name', 'nameRequired'],
    ['email', 'emailInvalid'],
    ['phoneNumber', 'phoneNumberRequired'],
    ['companyName', 'companyNameRequired'],
    ['enquiries', 'enquiriesRequired'],
  ]);
});

test('A valid form reports nothing', () => {
  const values = {name: 'A', email: 'a@b.in', countryCode: 'IN', phoneNumber: '9876543210'};
  expect(validate(careersRules, {...values, position: 'Fresher'})).toEqual({});
});

test('The phone number travels with its calling code and one space', () => {
  expect(joinPhone('GB', ' 9876543210 ')).toBe('+44 9876543210');
  expect(joinPhone('CA', '9876543210')).toBe('+1 9876543210');
  expect(dialCodeOf('FR')).toBeUndefined();
});
