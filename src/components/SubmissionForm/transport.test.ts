/** The calls of a form (tests/SPEC.md section 7) with mocked responses, and reading the responses. */
import {KEY_REUSED} from '@trendsoft/forms-service/validate';
import {contact} from '../../forms/tables';
import {contentOf, referenceIn, rejectionOf, send, type ReadFile} from './transport';

const fields = {name: 'Asha'};
const options = {
  signal: new AbortController().signal,
  key: 'k',
  urlOf: (path: string) => `https://forms.example${path}`,
};

function responseOf(body: unknown, status: number, retryAfter: string | null = null) {
  const headers = {get: () => retryAfter};
  return {status, ok: status < 300, headers, json: async () => body} as unknown as Response;
}

/** Returns the texts of a request: JSON, or multipart data if the form has a file field. */
const textsIn = (body: RequestInit['body']): object =>
  typeof body === 'string'
    ? (JSON.parse(body) as object)
    : Object.fromEntries(body as Iterable<[string, unknown]>);

interface Call {
  url: string;
  body: object;
  key: string | undefined;
}

/** Sends an enquiry whose calls are answered with these statuses. Returns the calls. */
async function callsAnsweredWith(statuses: readonly number[], honeypot = ''): Promise<Call[]> {
  const calls: Call[] = [];
  globalThis.fetch = (async (url: string, request: RequestInit) => {
    const headers = request.headers as Record<string, string>;
    calls.push({url, body: textsIn(request.body), key: headers['Idempotency-Key']});
    return responseOf({}, statuses[calls.length - 1] ?? 0);
  }) as typeof fetch;
  await send(contact, {fields, files: [], honeypot}, options);
  return calls;
}

test('an enquiry is sent to the spreadsheet, then to the contact form, where any 2xx is success @calls', async () => {
  expect(await callsAnsweredWith([200, 204])).toEqual([
    {url: 'https://forms.example/googleSheet-contact-form', body: fields, key: 'k'},
    {url: 'https://forms.example/contact-form', body: fields, key: 'k'},
  ]);
});

test.each([201, 204, 403, 500])(
  'status %d from the spreadsheet is a failure @calls',
  async (status) => {
    await expect(callsAnsweredWith([status])).rejects.toMatchObject({
      name: 'RejectedError',
      status,
    });
  },
);

test.each([
  {honeypot: '', isSent: false},
  {honeypot: 'spam', isSent: true},
])('the honeypot "$honeypot" is among what is sent: $isSent', async ({honeypot, isSent}) => {
  const calls = await callsAnsweredWith([200, 200], honeypot);
  expect(calls.map(({body}) => 'website' in body)).toEqual([isSent, isSent]);
});

test.each([
  {
    what: 'no answer',
    fetched: () => Promise.reject(new TypeError('Failed to fetch')),
    name: 'UnreachableError',
  },
  {what: 'an error of the page', fetched: () => undefined, name: 'TypeError'},
])('$what is reported as what it is: $name', async ({fetched, name}) => {
  globalThis.fetch = fetched as unknown as typeof fetch;
  await expect(send(contact, {fields, files: [], honeypot: ''}, options)).rejects.toMatchObject({
    name,
  });
});

describe('content', () => {
  const file: ReadFile = {
    field: 'file',
    name: 'cv.pdf',
    type: 'application/pdf',
    bytes: new ArrayBuffer(3),
  };
  const ofFile = (changes: Partial<ReadFile>) =>
    contentOf({fields, files: [{...file, ...changes}], honeypot: ''});

  test('is the same for a file that was chosen again', async () => {
    expect(await ofFile({bytes: new ArrayBuffer(3), type: ''})).toBe(await ofFile({}));
  });

  test.each<Partial<ReadFile>>([{name: 'cv2.pdf'}, {field: 'letter'}, {bytes: new ArrayBuffer(4)}])(
    'differs for %j',
    async (changes) => {
      expect(await ofFile(changes)).not.toBe(await ofFile({}));
    },
  );

  test('differs for other texts', async () => {
    const contents = [{name: 'Asha'}, {name: 'Ravi'}].map((texts) =>
      contentOf({fields: texts, files: [], honeypot: ''}),
    );
    expect(new Set(await Promise.all(contents)).size).toBe(2);
  });
});

describe('a rejection', () => {
  const english = {countryRequired: 'Country code', phoneInvalid: 'Phone number'};
  const PHONE = {pointer: '/phoneNumber', id: 'phoneInvalid'};
  const both = [{pointer: '/phoneNumber', id: 'countryRequired'}, PHONE];
  const unknown = [
    null,
    {...PHONE, pointer: 1},
    {...PHONE, pointer: '#/a/b'},
    {...PHONE, id: 'no'},
  ];

  test.each([
    {
      what: 'the first of two in a field',
      body: {errors: both},
      errors: {phoneNumber: 'countryRequired'},
    },
    {
      what: 'none without a known field or message',
      body: {errors: [...unknown, {...PHONE, id: 1}]},
      errors: {},
    },
    {what: 'none if the response has no list', body: {errors: 'none'}, errors: {}},
    {what: 'none if the response is no object', body: null, errors: {}},
  ])('has the errors of its fields: $what', async ({body, errors}) => {
    const rejection = await rejectionOf(responseOf(body, 422), english);
    expect(rejection).toMatchObject({status: 422, errors, isKeyReused: false});
  });

  test('says when the server may accept it, and whether the key was reused', async () => {
    const rejection = await rejectionOf(responseOf({reason: KEY_REUSED}, 422, '40'), english);
    expect(rejection).toMatchObject({retryAfter: 40, isKeyReused: true});
  });
});

test.each([
  {body: {reference: 'KM4P-7XQ9'}, reference: 'KM4P-7XQ9'},
  {body: {reference: 7}, reference: undefined},
])('the reference in $body is $reference', ({body, reference}) => {
  expect(referenceIn(body)).toBe(reference);
});
