/** One visit: a form is posted, and posted again with the same key until it is acknowledged. */
import {randomBytes, randomUUID} from 'node:crypto';
import {setTimeout as sleep} from 'node:timers/promises';
import type {Form} from '@trendsoft/forms-service/validate';
import {commandsSince} from './staff';
import {postForm, sha256} from './visitors';
import type {Self, World} from './world';

const RETRY_MS = 100;
/** Longer than the service may take. */
const PATIENCE_MS = 30_000;
/** Outside announced outages, in milliseconds. */
export const LONGEST_WAIT_MS = 10_000;

/** How many visitors send a form twice: again after the answer, or twice at the same time. */
const REPOSTED = 0.2;

/** @param fileBytes undefined for a form without a file */
export async function visit(world: World, self: Self, form: Form, fileBytes?: number) {
  const key = randomUUID();
  const email = `${key}@example.com`;
  const file = pdfWith(key, fileBytes);
  // One address per visitor, since the server limits concurrent uploads per address.
  const address = `10.0.${file ? 1 : 0}.${self.number}`;
  const headers = {'idempotency-key': key, 'x-forwarded-for': address};
  const post = () => postOnce(world, {form, email, file, headers});

  const isDoubleClick = self.chance(REPOSTED / 2);
  const isReposted = self.chance(REPOSTED / 2);
  const begun = performance.now();
  const answers = await postUntilAnswered(post, isDoubleClick);
  const waited = world.outages.waitedOutside(begun);
  world.slowest = Math.max(world.slowest, waited);
  if (waited > LONGEST_WAIT_MS) {
    const meanwhile = commandsSince(world, begun);
    self.fail(`a visitor waited ${Math.round(waited)} ms for ${key}; meanwhile: ${meanwhile}`);
  }
  const ids = new Set(answers.filter((id) => id !== undefined));
  const [id = ''] = ids;
  const submission = {id, email, key, isSettled: false, ...(file && {file: sha256(file)})};
  world.submitted.set(id, submission);
  self.count('acknowledged');

  if (isReposted) ids.add((await post()) ?? id);
  if (isDoubleClick || isReposted) self.count('sent twice');
  if (ids.size > 1) self.fail(`${key} was stored as ${[...ids].join(' and ')}`);
  submission.isSettled = true;
}

function pdfWith(key: string, bytes: number | undefined): Buffer | undefined {
  if (bytes === undefined) return undefined;
  return Buffer.concat([Buffer.from(`%PDF-1.7\n${key}\n`), randomBytes(bytes)]);
}

/** @returns the id of the submission; undefined if it was not acknowledged */
async function postOnce(
  world: World,
  request: Omit<Parameters<typeof postForm>[1], 'signal'>,
): Promise<string | undefined> {
  const {url} = world.supervisor;
  if (url === undefined) return undefined;
  try {
    const signal = AbortSignal.timeout(PATIENCE_MS);
    const {status, id} = await postForm(url, {...request, signal});
    if (status === 200) return id;
    if (status !== 503) world.wrong.push(status);
  } catch {
    // No answer, so nothing was acknowledged.
  }
  world.refused += 1;
  return undefined;
}

async function postUntilAnswered(
  post: () => Promise<string | undefined>,
  isDoubleClick: boolean,
): Promise<(string | undefined)[]> {
  let answers = await Promise.all(isDoubleClick ? [post(), post()] : [post()]);
  while (answers.every((id) => id === undefined)) {
    await sleep(RETRY_MS);
    answers = [await post()];
  }
  return answers;
}
