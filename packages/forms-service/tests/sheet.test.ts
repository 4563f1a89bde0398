/** Rows of the Google Sheet, sent to a fake of Google's API. */
import {once} from 'node:events';
import {createServer} from 'node:http';
import type {AddressInfo} from 'node:net';
import {visit} from '../src/example/forms';
import type {Deliver} from '../src/server/deliver/channel';
import {googleRequest} from '../src/server/deliver/google';
import {sheetDelivery} from '../src/server/deliver/sheet';
import type {Submission} from '../src/server/store/store';
import {FORMULAS} from './setup/csv';
import {eventually} from './setup/eventually';
import {startForEach} from './setup/lifetime';
import {service} from './setup/museum';
import {VISIT} from './setup/samples';
import {startSheets} from './setup/sheets';
import {STORED_VISIT, visitWith} from './setup/submissions';

const sheets = startForEach(startSheets);
let deliver: Deliver;
beforeEach(() => {
  deliver = sheetDelivery(service.configuration.tables, sheets.settings);
});

/** Fields and reference are in the order of their columns, so that the column of a new field is the last one. */
const HEADER_ROW = [
  'Submission',
  'Received (UTC)',
  'Your name',
  'Email',
  'Phone number',
  'Tour',
  'Reference',
  'School or club',
];
const ROW = [
  STORED_VISIT.id,
  STORED_VISIT.receivedAt,
  VISIT.name,
  VISIT.email,
  VISIT.phoneNumber,
  VISIT.tour,
  STORED_VISIT.reference,
  VISIT.school,
];

const append = (submission: Submission, attempt = 1, signal = new AbortController().signal) =>
  deliver({submission, attempt, signal});
const signIns = () => sheets.requests.filter((request) => request === 'POST /token').length;
const ids = () => sheets.rows.map(([id]) => id);
const other = {...STORED_VISIT, id: 'another'};

test('a request is appended as a row; a formula stays text (OWASP ASVS 5.0, 1.2.10)', async () => {
  sheets.rows.push(['Anything']);
  await append(STORED_VISIT);
  expect(sheets.rows).toEqual([['Anything'], ROW]);
  for (const school of FORMULAS) await append(visitWith({school}));
  expect(sheets.rows.slice(2).map((row) => row.at(-1))).toEqual(FORMULAS);
});

test('a field added to the form later gets the last column, and moves no other column', async () => {
  const addedLater = {...visit.fields.school, label: 'Added later', column: 99};
  const fields = {addedLater, ...visit.fields} as typeof visit.fields;
  const changed = jest.replaceProperty(visit, 'fields', fields);
  try {
    await append({...STORED_VISIT, fields: {...STORED_VISIT.fields, addedLater: '900'}});
  } finally {
    changed.restore();
  }
  expect(sheets.rows).toEqual([
    [...HEADER_ROW, 'Added later'],
    [...ROW, '900'],
  ]);
});

test('concurrent requests write the header row of an empty tab once; later ones do not read it', async () => {
  await Promise.all([append(STORED_VISIT), append(other), append({...other, id: 'third'})]);
  expect(sheets.rows[0]).toEqual(HEADER_ROW);
  expect(ids().slice(1).sort()).toEqual([STORED_VISIT.id, 'another', 'third'].sort());
  const before = sheets.requests.length;
  await append({...other, id: 'fourth'});
  expect(sheets.requests.slice(before)).toEqual(["POST 'Enquiries ''24'!A:A:append"]);
});

test('a retry does not append a row that was written without a response', async () => {
  sheets.failNext('appendAndStall');
  const limit = new AbortController();
  sheets.rows.push(HEADER_ROW);
  const first = append(STORED_VISIT, 1, limit.signal);
  await eventually(() => expect(sheets.rows).toHaveLength(2));
  limit.abort();
  await expect(first).rejects.toThrow('Google: AbortError');
  await append(STORED_VISIT, 2);
  expect(sheets.rows).toEqual([HEADER_ROW, ROW]);
  await append(other, 2);
  expect(ids()).toEqual(['Submission', STORED_VISIT.id, 'another']);
});

test('a request has a time limit, and does not follow a redirect, which would receive the token', async () => {
  const asked: unknown[] = [];
  const otherServer = createServer(({url}, response) => {
    asked.push(url);
    if (url === '/values') response.writeHead(307, {location: '/elsewhere'}).end();
  }).listen(0, '127.0.0.1');
  await once(otherServer, 'listening');
  const {port} = otherServer.address() as AddressInfo;
  const get = (path: string) =>
    googleRequest(`http://127.0.0.1:${port}${path}`, {signal: new AbortController().signal}, 100);
  await expect(get('/values')).rejects.toThrow('Google: ');
  await expect(get('/never')).rejects.toThrow('Google: TimeoutError');
  expect(asked).toEqual(['/values', '/never']);
  otherServer.closeAllConnections();
  otherServer.close();
});

describe('signing in', () => {
  test('one token is used for many rows, and a rejected token is replaced at once', async () => {
    await append(STORED_VISIT);
    await append(other);
    expect(signIns()).toBe(1);
    sheets.revoke();
    await append({...other, id: 'third'});
    expect(signIns()).toBe(2);
    expect(ids()).toEqual(['Submission', STORED_VISIT.id, 'another', 'third']);
  });

  test('the key of another account and an unreachable server are reported', async () => {
    const otherServer = await startSheets();
    await otherServer.stop();
    const {private_key} = otherServer.settings.credentials;
    const credentials = {...sheets.settings.credentials, private_key};
    deliver = sheetDelivery(service.configuration.tables, {...sheets.settings, credentials});
    await expect(append(STORED_VISIT)).rejects.toThrow('Google: 400 invalid_grant');
    deliver = sheetDelivery(service.configuration.tables, otherServer.settings);
    await expect(append(STORED_VISIT)).rejects.toThrow(/^Google: \w+$/);
  });
});

// OWASP ASVS 5.0, 16.2.5: Google quotes rows.
test.each([
  [400, 'Google: 400 INVALID_ARGUMENT'],
  [403, 'Google: 403 PERMISSION_DENIED'],
  [503, 'Google: 503 UNAVAILABLE'],
] as const)(
  'a failure (%i) is reported by its status only, and can be retried',
  async (status, message) => {
    sheets.failNext(status, status);
    for (let attempt = 1; attempt <= 2; attempt += 1) {
      // The first request writes the header row, and fails too.
      await expect(append(STORED_VISIT, attempt)).rejects.toThrow(new Error(message));
    }
    await append(STORED_VISIT, 3);
    expect(sheets.rows).toEqual([HEADER_ROW, ROW]);
  },
);
