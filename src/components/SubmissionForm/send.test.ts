/** The calls of a form (tests/SPEC.md section 7), with a server that answers each with a status. */
import {contact} from '../../forms/tables';
import {Refusal} from './post';
import {send} from './send';

const attempt = {signal: new AbortController().signal, headers: {'Idempotency-Key': 'k'}};
const urlOf = (path: string) => `https://forms.example${path}`;

/** Sends an enquiry; the calls are answered with these statuses. Returns the addresses that were called. */
async function called(...statuses: number[]) {
  const urls: string[] = [];
  globalThis.fetch = ((url: string) => {
    const status = statuses[urls.push(url) - 1] ?? 0;
    return Promise.resolve({status, ok: status < 300, json: () => Promise.resolve({})});
  }) as unknown as typeof fetch;
  await send(contact, {values: {name: 'Asha'}, honeypot: ''}, attempt, urlOf);
  return urls;
}

test('an enquiry goes to the spreadsheet, then to the contact form; there any 2xx is success @calls', async () => {
  expect(await called(200, 204)).toEqual([
    'https://forms.example/googleSheet-contact-form',
    'https://forms.example/contact-form',
  ]);
});

test.each([201, 204, 403, 500])(
  'status %d from the spreadsheet is a refusal @calls',
  async (status) => {
    await expect(called(status)).rejects.toThrow(Refusal);
  },
);

test('a filled-in honeypot is sent, an empty one is not', async () => {
  const bodies: string[] = [];
  globalThis.fetch = ((_: string, {body}: {body: string}) => {
    bodies.push(body);
    return Promise.resolve({status: 200, ok: true, json: () => Promise.resolve({})});
  }) as unknown as typeof fetch;
  for (const honeypot of ['', 'spam']) await send(contact, {values: {}, honeypot}, attempt, urlOf);
  expect(bodies.map((body) => 'website' in (JSON.parse(body) as object))).toEqual([
    false,
    false,
    true,
    true,
  ]);
});
