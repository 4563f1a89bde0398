import {once} from 'node:events';
import {createServer} from 'node:http';
import type {AddressInfo} from 'node:net';
import {contact} from '../../src/forms/tables';
import {keptFields} from '../setup/answers';
import type {Deliver} from '../../src/server/deliver/channel';
import {googleAuth} from '../../src/server/deliver/google-auth';
import {googleRequest} from '../../src/server/deliver/google-request';
import {sheetDelivery} from '../../src/server/deliver/sheet';
import type {Submission} from '../../src/server/store/store';
import {eventually} from './setup/eventually';
import {FORMULAS} from './setup/csv';
import {startSheets, type SheetServer} from './setup/sheets';
import {STORED_ENQUIRY, enquiryWith} from './setup/submissions';

let sheets: SheetServer;
let deliver: Deliver;
beforeEach(async () => {
  sheets = await startSheets();
  deliver = sheetDelivery(sheets.settings);
});
afterEach(() => sheets.stop());

const HEADINGS = [
  'Submission',
  'Received (UTC)',
  ...keptFields(contact).map(([, label]) => label),
  'Reference',
];

const ROW = [
  STORED_ENQUIRY.id,
  STORED_ENQUIRY.receivedAt,
  ...keptFields(contact).map(([name]) => STORED_ENQUIRY.fields[name] ?? ''),
  STORED_ENQUIRY.reference,
];

const append = (submission: Submission, attempt = 1, signal = new AbortController().signal) =>
  deliver({submission, attempt, signal});

const signIns = () => sheets.requests.filter((request) => request === 'POST /token').length;

const other = {...STORED_ENQUIRY, id: 'another'};

test('an enquiry is a row: its id, when it came, its fields in reading order', async () => {
  sheets.rows.push(['Anything']);
  await append(STORED_ENQUIRY);
  expect(sheets.rows).toEqual([['Anything'], ROW]);
});

test('a field that the form gets later has its column at the end, and moves no other', async () => {
  const [first, ...others] = Object.entries(contact.fields);
  const budget = {...contact.fields.companyName, label: 'Budget', column: 99};
  const fields = Object.fromEntries([
    ...(first ? [first] : []),
    ['budget', budget],
    ...others,
  ]) as typeof contact.fields;
  const changed = jest.replaceProperty(contact, 'fields', fields);
  try {
    await append({...STORED_ENQUIRY, fields: {...STORED_ENQUIRY.fields, budget: '900'}});
  } finally {
    changed.restore();
  }
  expect(sheets.rows).toEqual([
    [...HEADINGS, 'Budget'],
    [...ROW, '900'],
  ]);
});

test('an empty tab gets headings first, once, however many come at once', async () => {
  await Promise.all([append(STORED_ENQUIRY), append(other), append({...other, id: 'third'})]);
  expect(sheets.rows[0]).toEqual(HEADINGS);
  const ids = sheets.rows.slice(1).map(([id]) => id);
  expect(ids.sort()).toEqual([STORED_ENQUIRY.id, 'another', 'third'].sort());
});

test('a first attempt does not read what is there', async () => {
  await append(STORED_ENQUIRY);
  const before = sheets.requests.length;
  await append(other);
  expect(sheets.requests.slice(before)).toEqual(["POST 'Enquiries ''24'!A:A:append"]);
});

test('a later attempt appends nothing that is there already', async () => {
  await append(STORED_ENQUIRY);
  await append(STORED_ENQUIRY, 2);
  expect(sheets.rows).toEqual([HEADINGS, ROW]);
  await append(other, 2);
  expect(sheets.rows.map(([id]) => id)).toEqual(['Submission', STORED_ENQUIRY.id, 'another']);
});

test('an append whose answer never comes gives one row in the end', async () => {
  sheets.rows.push(HEADINGS);
  sheets.failNext('appendAndStall');
  const limit = new AbortController();
  const first = append(STORED_ENQUIRY, 1, limit.signal);
  await eventually(() => expect(sheets.rows).toHaveLength(2));
  limit.abort();
  await expect(first).rejects.toThrow('Google: AbortError');
  await append(STORED_ENQUIRY, 2);
  expect(sheets.rows).toEqual([HEADINGS, ROW]);
});

test('a request that is not answered ends by itself', async () => {
  sheets.failNext('appendAndStall');
  const {id, tab, apiUrl, credentials} = sheets.settings;
  const {signal} = new AbortController();
  const token = await googleAuth(credentials).token(signal);
  const range = encodeURIComponent(`'${tab.replaceAll("'", "''")}'!A:A`);
  const url = `${apiUrl}/v4/spreadsheets/${id}/values/${range}:append?insertDataOption=INSERT_ROWS`;
  const headers = {authorization: `Bearer ${token}`};
  const init = {method: 'POST', body: '{"values": [["x"]]}', headers, signal};
  await expect(googleRequest(url, init, 100)).rejects.toThrow('Google: TimeoutError');
});

test('a redirect is not followed: it would take the token to another host', async () => {
  const asked: unknown[] = [];
  const stranger = createServer(({url}, response) => {
    asked.push(url);
    response.writeHead(307, {location: '/elsewhere'}).end();
  }).listen(0, '127.0.0.1');
  await once(stranger, 'listening');
  const {port} = stranger.address() as AddressInfo;
  const {signal} = new AbortController();
  const request = googleRequest(`http://127.0.0.1:${port}/values`, {signal});
  await expect(request).rejects.toThrow('Google: ');
  expect(asked).toEqual(['/values']);
  stranger.close();
});

test('formulas arrive as text (formula injection, OWASP ASVS 5.0, 1.2.10)', async () => {
  sheets.rows.push(HEADINGS);
  for (const companyName of FORMULAS) await append(enquiryWith({companyName}));
  expect(sheets.rows.slice(1).map((row) => row[5])).toEqual(FORMULAS);
});

describe('signing in', () => {
  test('one token serves many rows', async () => {
    await append(STORED_ENQUIRY);
    await append(other);
    expect(signIns()).toBe(1);
  });

  test('a token is not used in its last minute', async () => {
    await sheets.stop();
    sheets = await startSheets({expiresIn: 60});
    sheets.rows.push(HEADINGS);
    deliver = sheetDelivery(sheets.settings);
    await append(STORED_ENQUIRY);
    // One for the look at the headings, one for the row.
    expect(signIns()).toBe(2);
  });

  test('a token that was revoked is replaced at the next attempt', async () => {
    await append(STORED_ENQUIRY);
    sheets.revoke();
    await expect(append(other)).rejects.toThrow('Google: 401 UNAUTHENTICATED');
    await append(other, 2);
    expect(sheets.rows.map(([id]) => id)).toEqual(['Submission', STORED_ENQUIRY.id, 'another']);
  });

  test('the key of another account is refused', async () => {
    const stranger = await startSheets();
    await stranger.stop();
    const {private_key} = stranger.settings.credentials;
    const credentials = {...sheets.settings.credentials, private_key};
    deliver = sheetDelivery({...sheets.settings, credentials});
    await expect(append(STORED_ENQUIRY)).rejects.toThrow('Google: 400 invalid_grant');
  });
});

describe('a failure is told by its status, since Google quotes rows (OWASP ASVS 5.0, 16.2.5)', () => {
  test.each([
    [400, 'Google: 400 INVALID_ARGUMENT'],
    [403, 'Google: 403 PERMISSION_DENIED'],
    [429, 'Google: 429 RESOURCE_EXHAUSTED'],
    [500, 'Google: 500 INTERNAL'],
    [503, 'Google: 503 UNAVAILABLE'],
  ] as const)('%i', async (status, message) => {
    sheets.rows.push(HEADINGS);
    sheets.failNext(status);
    const failed = append(STORED_ENQUIRY);
    await expect(failed).rejects.toThrow(new Error(message));
    await append(STORED_ENQUIRY, 2);
    expect(sheets.rows).toEqual([HEADINGS, ROW]);
  });

  test('a host that is not there', async () => {
    deliver = sheetDelivery({...sheets.settings, apiUrl: 'http://127.0.0.1:1'});
    await expect(append(STORED_ENQUIRY)).rejects.toThrow(/^Google: \w+$/);
  });

  test('a failed look at the headings is made again', async () => {
    sheets.failNext(500);
    await expect(append(STORED_ENQUIRY)).rejects.toThrow('Google: 500 INTERNAL');
    await append(STORED_ENQUIRY, 2);
    expect(sheets.rows).toEqual([HEADINGS, ROW]);
  });
});
