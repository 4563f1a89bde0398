/** The calls of a form (tests/SPEC.md section 7), with mocked responses. */
import {contact} from '../../forms/tables';
import {send} from './send';

const attempt = {signal: new AbortController().signal, headers: {'Idempotency-Key': 'k'}};
const urlOf = (path: string) => `https://forms.example${path}`;

/** Sends an enquiry whose calls are answered with these statuses. Returns the URL and body of each call. */
async function called(statuses: number[], honeypot = '') {
  const calls: [url: string, body: object][] = [];
  globalThis.fetch = ((url: string, {body}: {body: string}) => {
    const status = statuses[calls.length] ?? 0;
    calls.push([url, JSON.parse(body) as object]);
    return Promise.resolve({status, ok: status < 300, json: () => Promise.resolve({})});
  }) as unknown as typeof fetch;
  await send(contact, {values: {name: 'Asha'}, honeypot}, attempt, urlOf);
  return calls;
}

test('an enquiry is sent to the spreadsheet, then to the contact form, where any 2xx is success @calls', async () => {
  const calls = await called([200, 204]);
  expect(calls.map(([url]) => url)).toEqual([
    'https://forms.example/googleSheet-contact-form',
    'https://forms.example/contact-form',
  ]);
});

test.each([201, 204, 403, 500])(
  'status %d from the spreadsheet is a failure @calls',
  async (status) => {
    await expect(called([status])).rejects.toMatchObject({name: 'RejectedError'});
  },
);

test.each([
  ['', [false, false]],
  ['spam', [true, true]],
])('the honeypot %j is among what is sent: %j', async (honeypot, isSent) => {
  const calls = await called([200, 200], honeypot);
  expect(calls.map(([, body]) => 'website' in body)).toEqual(isSent);
});
