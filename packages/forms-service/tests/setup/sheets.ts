/** A fake of Google's OAuth 2.0 and Sheets API for a service account, on a free port. */
import {createVerify, generateKeyPairSync, type KeyObject} from 'node:crypto';
import {once} from 'node:events';
import {createServer, type IncomingMessage, type ServerResponse} from 'node:http';
import type {AddressInfo} from 'node:net';
import {text} from 'node:stream/consumers';
import {isDeepStrictEqual} from 'node:util';
import type {SheetSettings} from '../../src/server/settings';

/** An error status to answer with, or `appendAndStall`: append, but never answer. */
export type SheetFault = 400 | 401 | 403 | 500 | 503 | 'appendAndStall';

const TAB = "Enquiries '24";
const ID = '1aZ-'.padEnd(44, 'x');
const ACCOUNT = 'website@museum.iam.example';
const GRANT = 'urn:ietf:params:oauth:grant-type:jwt-bearer';
const SCOPE = 'https://www.googleapis.com/auth/spreadsheets';

const STATUS_WORDS: Readonly<Record<number, string>> = {
  400: 'INVALID_ARGUMENT',
  401: 'UNAUTHENTICATED',
  403: 'PERMISSION_DENIED',
  500: 'INTERNAL',
  503: 'UNAVAILABLE',
};

interface Answer {
  status: number;
  body: object;
}

const answer = (body: object): Answer => ({status: 200, body});

/** Returns an error; Google's messages quote the request. */
const refusal = (status: number, quoted: string): Answer => ({
  status,
  body: {error: {code: status, message: `No: ${quoted}`, status: STATUS_WORDS[status]}},
});

/** Grants access tokens to whoever signs with the private key of the account. */
function createSignIn(publicKey: KeyObject, audience: () => string) {
  let tokens: string[] = [];
  let signIns = 0;

  function isGranted(form: URLSearchParams): boolean {
    const [header = '', claims = '', signature = ''] = (form.get('assertion') ?? '').split('.');
    const signed = createVerify('RSA-SHA256').update(`${header}.${claims}`);
    const {alg} = decoded(header);
    const {iat, exp, ...claimed} = decoded(claims);
    // Google accepts assertions for one hour at most.
    const inTime = Number(exp) > Date.now() / 1000 && Number(exp) - Number(iat) <= 3600;
    const expected = {iss: ACCOUNT, scope: SCOPE, aud: audience()};
    const isRight =
      form.get('grant_type') === GRANT && alg === 'RS256' && isDeepStrictEqual(claimed, expected);
    return isRight && inTime && signed.verify(publicKey, signature, 'base64url');
  }

  return {
    answerTo(body: string): Answer {
      if (!isGranted(new URLSearchParams(body))) {
        return {status: 400, body: {error: 'invalid_grant'}};
      }
      signIns += 1;
      const token = `token-${signIns}`;
      tokens.push(token);
      return answer({access_token: token, expires_in: 3600, token_type: 'Bearer'});
    },
    isSignedIn: (authorization: string | undefined): boolean =>
      tokens.some((token) => authorization === `Bearer ${token}`),
    revoke(): void {
      tokens = [];
    },
  };
}

const decoded = (part: string) =>
  JSON.parse(Buffer.from(part, 'base64url').toString()) as Record<string, unknown>;

/** The tab of a spreadsheet, which can be read and appended to. */
function createTab() {
  const rows: string[][] = [];
  let faults: SheetFault[] = [];

  function read(cells: string): Answer {
    const column = rows.map(([first = '']) => first);
    const values = cells.endsWith('!A1') ? column.slice(0, 1) : column;
    const found = values.length > 0 ? {values: [values]} : {};
    return answer({majorDimension: 'COLUMNS', ...found});
  }

  return {
    rows,
    read,
    failNext(next: SheetFault[]): void {
      faults = next;
    },
    /** @returns undefined if the API never answers */
    append(options: URLSearchParams, body: string): Answer | undefined {
      const fault = faults.shift();
      if (typeof fault === 'number') return refusal(fault, body);
      if (options.get('insertDataOption') !== 'INSERT_ROWS') return refusal(400, body);
      const isRaw = options.get('valueInputOption') === 'RAW';
      const {values} = JSON.parse(body) as {values: string[][]};
      rows.push(...values.map((row) => (isRaw ? row : row.map(entered))));
      if (fault === 'appendAndStall') return undefined;
      return answer({updates: {updatedRows: values.length}});
    },
  };
}

const QUOTED_TAB = `'${TAB.replaceAll("'", "''")}'!`;

const VALUES = /^\/v4\/spreadsheets\/(?<id>[^/]+)\/values\/(?<range>[^/]+?)(?<append>:append)?$/;

/** Starts the fake API; call `stop` at the end. */
export async function startSheets() {
  const {publicKey, privateKey} = generateKeyPairSync('rsa', {modulusLength: 2048});
  const requests: string[] = [];
  const signIn = createSignIn(publicKey, () => `${origin()}/token`);
  const tab = createTab();

  function answerTo(request: IncomingMessage, body: string): Answer | undefined {
    const url = new URL(String(request.url), 'http://localhost');
    if (url.pathname === '/token') {
      requests.push('POST /token');
      return signIn.answerTo(body);
    }
    const {id, range = '', append = ''} = VALUES.exec(url.pathname)?.groups ?? {};
    const cells = decodeURIComponent(range);
    requests.push(`${request.method} ${cells}${append}`);
    if (!signIn.isSignedIn(request.headers.authorization)) return refusal(401, body);
    if (id !== ID || !cells.startsWith(QUOTED_TAB)) return refusal(400, body);
    return append ? tab.append(url.searchParams, body) : tab.read(cells);
  }

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const answered = answerTo(request, await text(request));
    if (!answered) return;
    response.writeHead(answered.status, {'content-type': 'application/json'});
    response.end(JSON.stringify(answered.body));
  }

  const server = createServer((request, response) => void handle(request, response));
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
    rows: tab.rows,
    /** Every request, such as "POST /token" or "GET 'Enquiries'!A1". */
    requests,
    /** Fails the next append requests, in this order. */
    failNext: (...next: SheetFault[]) => tab.failNext(next),
    /** Revokes all access tokens. */
    revoke: () => signIn.revoke(),
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
