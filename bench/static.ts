/** Serves the folder of any static site with Brotli, as an ordinary host does. */
import {readFile} from 'node:fs/promises';
import {createServer} from 'node:http';
import type {AddressInfo} from 'node:net';
import path from 'node:path';
import {promisify} from 'node:util';
import {brotliCompress, constants} from 'node:zlib';

const brotli = promisify(brotliCompress);

/** Fast, so that the first visit does not wait for it: as hosts that compress each response. */
const compress = (content: Buffer) =>
  brotli(content, {params: {[constants.BROTLI_PARAM_QUALITY]: 5}});

const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
};

/** Returns the file of an address: that of a folder is its index.html. */
function fileOf(folder: string, address = '/'): string {
  const {pathname} = new URL(address, 'http://localhost');
  const file = path.join(folder, decodeURIComponent(pathname));
  return path.extname(file) ? file : path.join(file, 'index.html');
}

/** Serves a folder while something is measured. @param measure gets the origin, without a closing slash */
export async function withFolder<Result>(
  folder: string,
  measure: (origin: string) => Promise<Result>,
): Promise<Result> {
  /** Compressed when they are first asked for. */
  const bodies = new Map<string, Promise<Buffer>>();
  const server = createServer((request, response) => {
    const file = fileOf(folder, request.url);
    const type = TYPES[path.extname(file)];
    const body =
      bodies.get(file) ?? readFile(file).then((content) => (type ? compress(content) : content));
    bodies.set(file, body);
    body.then(
      (content) => {
        if (type) response.writeHead(200, {'content-type': type, 'content-encoding': 'br'});
        response.end(content);
      },
      () => response.writeHead(404).end(),
    );
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  try {
    return await measure(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  } finally {
    server.close();
    server.closeAllConnections();
  }
}
