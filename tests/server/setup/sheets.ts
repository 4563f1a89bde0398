/** A fake of Google's OAuth 2.0 and Sheets API for a service account, on a free port. */
import {createVerify, generateKeyPairSync} from 'node:crypto';
import {once} from 'node:events';
import {createServer, type IncomingMessage, type ServerResponse} from 'node:http';
import type {AddressInfo} from 'node:net';
import {text} from 'node:stream/consumers';
import {isDeepStrictEqual} from 'node:util';
import type {SheetSettings} from '../../../src/server/settings';

/** An error status to answer with, or `appendAndStall`: append, but never answer. */
export type SheetFault = 400 | 401 | 403 | 500 | 503 | 'appendAndStall';

const TAB = "Enquiries '24";
const ID = '1aZ-'.padEnd(44, 'x');
const ACCOUNT = 'website@trendsoft.iam.example';
const GRANT = 'urn:ietf:params:oauth:grant-type:jwt-bearer';
const SCOPE = 'https://www.googleapis.com/auth/spreadsheets';

const STATUS_WORDS: Readonly<Record<number, string>> = {
  400: 'INVALID_ARGUMENT',
  401: 'UNAUTHENTICATED',
  403: 'PERMISSION_DENIED',
  500: 'INTERNAL',
  503: 'UNAVAILABLE',
};

/** Starts the fake API; call `stop` at the end. */
export async function startSheets() {
  const {publicKey, privateKey} = generateKeyPairSync('rsa', {modulusLength: 2048});
  const rows: string[][] = [];
  const requests: string[] = [];
  let faults: SheetFault[] = [];
  let tokens: string[] = [];
  let signIns = 0;

  const server = createServer((request, response) => void handle(request, response));

  const handle = async (request: IncomingMessage, response: ServerResponse) => {
    const url = new URL(request.url ?? '', 'http://localhost');
    const body = await text(request);
    const send = (status: number, answer: unknown) =>
      response.writeHead(status, {'content-type': 'application/json'}).end(JSON.stringify(answer));
    const refuse = (status: number) =>
      // Google quotes the request.
      send(status, {error: {code: status, message: `No: ${body}`, status: STATUS_WORDS[status]}});

    if (url.pathname === '/token') {
      requests.push('POST /token');
      const {grant_type, assertion = ''} = Object.fromEntries(new URLSearchParams(body));
      const [header = '', claims = '', signature = ''] = assertion.split('.');
      const signed = createVerify('RSA-SHA256').update(`${header}.${claims}`);
      const [{alg} = {}, {iat, exp, ...claimed} = {}] = [header, claims].map(
        (part) => JSON.parse(Buffer.from(part, 'base64url').toString()) as Record<string, unknown>,
      );
      // Google accepts assertions for one hour at most.
      const inTime = Number(exp) > Date.now() / 1000 && Number(exp) - Number(iat) <= 3600;
      const right = {iss: ACCOUNT, scope: SCOPE, aud: `${origin()}/token`};
      const granted = grant_type === GRANT && alg === 'RS256' && isDeepStrictEqual(claimed, right);
      if (!granted || !inTime || !signed.verify(publicKey, signature, 'base64url')) {
        return send(400, {error: 'invalid_grant'});
      }
      const token = `token-${(signIns += 1)}`;
      tokens.push(token);
      return send(200, {access_token: token, expires_in: 3600, token_type: 'Bearer'});
    }

    const [, id, range = '', appends] =
      /^\/v4\/spreadsheets\/([^/]+)\/values\/([^/]+?)(:append)?$/.exec(url.pathname) ?? [];
    const cells = decodeURIComponent(range);
    requests.push(`${request.method} ${cells}${appends ?? ''}`);
    if (!tokens.some((token) => request.headers.authorization === `Bearer ${token}`)) {
      return refuse(401);
    }
    if (id !== ID || !cells.startsWith(`'${TAB.replaceAll("'", "''")}'!`)) return refuse(400);
    if (!appends) {
      const column = rows.map(([first = '']) => first);
      const values = cells.endsWith('!A1') ? column.slice(0, 1) : column;
      return send(200, {majorDimension: 'COLUMNS', ...(values.length && {values: [values]})});
    }
    const fault = faults.shift();
    if (typeof fault === 'number') return refuse(fault);
    const raw = url.searchParams.get('valueInputOption') === 'RAW';
    const inserts = url.searchParams.get('insertDataOption') === 'INSERT_ROWS';
    if (!inserts) return refuse(400);
    const {values} = JSON.parse(body) as {values: string[][]};
    rows.push(...values.map((row) => (raw ? row : row.map(entered))));
    if (fault !== 'appendAndStall') send(200, {updates: {updatedRows: values.length}});
    return undefined;
  };

  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const origin = () => `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const credentials = {
    client_email: ACCOUNT,
    private_key: privateKey.export({type: 'pkcs8', format: 'pem'}).toString(),
    token_uri: `${origin()}/token`,
  };
  return {
    settings: {id: ID, tab: TAB, credentials, apiUrl: origin()} satisfies SheetSettings,
    /** The same settings as environment variables. */
    env: {
      SHEET_ID: ID,
      SHEET_TAB: TAB,
      SHEET_CREDENTIALS: JSON.stringify(credentials),
      SHEET_API_URL: origin(),
    },
    /** The cells of the tab, by row. */
    rows,
    /** Every request, such as "POST /token" or "GET 'Enquiries'!A1". */
    requests,
    /** Fails the next append requests, in this order. */
    failNext: (...next: SheetFault[]) => void (faults = next),
    /** Revokes all access tokens. */
    revoke: () => void (tokens = []),
    async stop() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

/** Returns what a cell shows with `USER_ENTERED`: the result of a formula. */
function entered(cell: string): string {
  return /^[=+\-@\t]/.test(cell) ? '#FORMULA!' : cell;
}
