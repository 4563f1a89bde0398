/** Checks pages and translations while they are edited, and tells the live preview what it found. */
import {watch} from 'node:fs';
import {createServer, type ServerResponse} from 'node:http';
import type {AddressInfo} from 'node:net';
import {setTimeout as delay} from 'node:timers/promises';
import {allFiles, check, unreadableSidebars, type Finding} from '../check/index';
import {checkLocales} from '../i18n/index';

/** The folders that the check reads. */
const FOLDERS = ['pages', 'i18n', 'static'];

/** Editors write a file in several steps. */
const SETTLE_MS = 200;

/** Returns all findings: of pages, or only of sidebars.ts while it cannot be read, and of a translation. */
export async function currentFindings(locale?: string): Promise<Finding[]> {
  const unreadable = unreadableSidebars();
  if (unreadable.length > 0) return unreadable;
  const found = await check(allFiles(), true);
  if (locale === undefined) return found;
  const translated = checkLocales([locale], {unfinished: true}).map(
    ({severity, ...mistake}): Finding => ({
      ...mistake,
      level: severity === 'error' ? 'error' : 'advice',
      rule: 'translation',
    }),
  );
  return [...found, ...translated];
}

/** Returns a function that runs `task` after the last of several calls, never twice at the same time. */
function serialised(task: () => Promise<void>): () => void {
  let isRunning = false;
  let isDue = false;
  const run = async () => {
    isRunning = true;
    while (isDue) {
      await delay(SETTLE_MS);
      isDue = false;
      await task();
    }
    isRunning = false;
  };
  return () => {
    isDue = true;
    if (!isRunning) void run();
  };
}

/**
 * Serves the findings as server-sent events, and sends them again after each change.
 * @param locale the previewed language; its translations are checked too
 * @returns the port, and a function that stops the server
 */
export async function serveFindings(locale?: string): Promise<{port: number; stop: () => void}> {
  const clients = new Set<ServerResponse>();
  let latest: string | undefined;
  const send = (client: ServerResponse, data: string) => client.write(`data: ${data}\n\n`);
  const update = serialised(async () => {
    latest = JSON.stringify(await currentFindings(locale).catch(failure));
    for (const client of clients) send(client, latest);
  });
  const server = createServer((request, response) => {
    response.writeHead(200, {
      'content-type': 'text/event-stream',
      // The preview's server would compress the events, and hold them back until there are enough.
      'cache-control': 'no-store, no-transform',
    });
    response.flushHeaders();
    clients.add(response);
    request.on('close', () => clients.delete(response));
    if (latest !== undefined) send(response, latest);
  });
  const folders = FOLDERS.map((name) => watch(name, {recursive: true}, update));
  // Its folder, since editors that replace a file when they save it end the watch of the file.
  const menus = watch('.', (_event, name) => {
    if (name === 'sidebars.ts') update();
  });
  const watchers = [...folders, menus];
  update();
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  return {
    port: (server.address() as AddressInfo).port,
    stop() {
      for (const watcher of watchers) watcher.close();
      server.closeAllConnections();
      server.close();
    },
  };
}

/** Returns an error of the check itself as a finding, so that the preview goes on. */
function failure(error: unknown): Finding[] {
  const message = `The check stopped: ${error instanceof Error ? error.message : String(error)}`;
  return [{file: 'scripts/check', line: 1, level: 'error', rule: 'check', message}];
}
