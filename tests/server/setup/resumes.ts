/** Sends a file as a resume, and says what became of it. */
import {MESSAGES} from '../../../src/forms/sentences';
import {APPLICATION, apply} from './forms';
import type {Reply, TestServer} from './server';
import {errorsOf, storedFile} from './stored';

/** Sends an application with this file. */
function sendResume(server: TestServer, name: string, bytes: Buffer): Promise<Reply> {
  return apply(server, APPLICATION, {name, bytes});
}

/** Sends a file that must be refused with this message, and leave nothing behind. */
export async function expectRefused(
  server: TestServer,
  name: string,
  bytes: Buffer,
  message: keyof typeof MESSAGES,
): Promise<void> {
  const before = (await server.store.list()).length;
  const reply = await sendResume(server, name, bytes);
  expect([reply.status, errorsOf(reply)?.[0]?.detail]).toEqual([422, MESSAGES[message].message]);
  expect(await server.store.list()).toHaveLength(before);
}

/** Sends a file that is accepted. @returns as what, and with which warnings. */
export async function accepted(
  server: TestServer,
  name: string,
  bytes: Buffer,
): ReturnType<typeof storedFile> {
  const reply = await sendResume(server, name, bytes);
  expect([reply.status, reply.text]).toEqual([200, expect.stringContaining('"stored"')]);
  return storedFile(server);
}
