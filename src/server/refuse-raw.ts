/** Refusals that Node would else make by itself, without our headers or our words. */
import {STATUS_CODES, type Server} from 'node:http';
import {problemBody} from './problems';

export type Headers = Readonly<Record<string, string>>;

/** A whole answer, for a connection that has no response of Node's; the connection ends with it. */
export function rawProblem(status: number, headers: Headers): string {
  const {body, fields} = problem(status, headers);
  const lines = Object.entries(fields).map(([name, value]) => `${name}: ${value}`);
  return [`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...lines, '', body].join('\r\n');
}

/** Answers 417 to an Expect that is not 100-continue. */
export function refuseExpectations(server: Server, headers: Headers): void {
  server.on('checkExpectation', (_request, response) => {
    const {body, fields} = problem(417, headers);
    response.writeHead(417, fields).end(body);
  });
}

function problem(status: number, headers: Headers): {body: string; fields: Headers} {
  const body = JSON.stringify(problemBody(status));
  const fields = {
    ...headers,
    'cache-control': 'no-store',
    'content-type': 'application/problem+json; charset=utf-8',
    'content-length': String(Buffer.byteLength(body)),
    connection: 'close',
  };
  return {body, fields};
}
